'use client';

import { Lightbulb, RotateCw, TrendingUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useState } from 'react';
import type { CoachingViewer } from '#/components/coaching/coaching-viewer.ts';
import { ItemDialog } from '#/components/coaching/items/item-dialog.tsx';
import {
  groupByCause,
  type Item,
  itemsOf,
  type ItemList as ListName,
  splitItems,
} from '#/components/coaching/items/item-pages.ts';
import { EarlierItemRow, ItemRow } from '#/components/coaching/items/item-row.tsx';
import { ItemStep, TrendAct } from '#/components/coaching/items/item-step.tsx';
import { ItemsSkeleton } from '#/components/coaching/items/items-skeleton.tsx';
import { useItemChanges } from '#/components/coaching/items/use-item-changes.ts';
import { keepInSight, useBottom, useItems } from '#/components/coaching/items/use-items.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import type { Vote } from '#/components/ui/thumbs.tsx';

interface ItemListProps {
  list: ListName;
  team: number;
  viewer: CoachingViewer;
  /**
   * The URL of the chat box, with the text of a trend of motivation above it, and a function that goes there without a
   * page load.
   */
  seeMoreHref: (item: number | null) => string;
  onSeeMore: (item: number) => void;
}

const icons = { insights: Lightbulb, trends: TrendingUp };

/**
 * Shows a team's insights or trends, recent ones in full: first those with a cause in the team, then the newest. More
 * are loaded at the end of the list.
 */
export function ItemList({ list, team, viewer: { locale }, seeMoreHref, onSeeMore }: ItemListProps) {
  const t = useTranslations('coaching.items');
  const query = useItems(list, team);
  const { see, vote } = useItemChanges(list, team);
  const [openId, setOpenId] = useState<number | null>(null);
  const items = query.data?.pages.flatMap(itemsOf) ?? [];
  const open = items.find(({ id }) => id === openId);
  const { hasNextPage, isFetchNextPageError: hasFailed, isFetching, fetchNextPage } = query;
  const end = useBottom(hasNextPage && !isFetching && !hasFailed, () => void fetchNextPage());
  useEffect(() => keepInSight(end.current, items.length), [end, items.length]);
  const Icon = icons[list];
  const { whole, earlier } = splitItems(list, items);
  const groups = groupByCause(list, whole);
  const reading = (item: Item) => ({
    onOpen: () => {
      setOpenId(item.id);
      see(item);
    },
    onVote: (name: Vote) => vote(item, name),
  });
  return (
    <SectionState query={query} failure={t(`failure.${list}`)} skeleton={<ItemsSkeleton />}>
      {() =>
        items.length === 0 ? (
          <Card as="div">
            <EmptyState icon={<Icon />} title={t(`empty.${list}`)}>
              {t(`emptyText.${list}`)}
            </EmptyState>
          </Card>
        ) : (
          <div className="@container flex flex-col gap-3">
            {groups.map(({ name, its }) => (
              <Fragment key={name}>
                {list === 'insights' && <h3 className="not-first:pt-3 text-14 text-muted">{t(name)}</h3>}
                <ul className="flex flex-col gap-3">
                  {its.map((item) => (
                    <ItemRow key={item.id} item={item} {...reading(item)} onRead={() => see(item)}>
                      {item.step && <ItemStep step={item.step} team={team} locale={locale} onTake={() => see(item)} />}
                      {item.leadsTo && (
                        <TrendAct
                          act={item.leadsTo}
                          team={team}
                          {...(item.notificationType === 'motivation_trend'
                            ? { chatHref: seeMoreHref(item.id), onChat: () => onSeeMore(item.id) }
                            : { chatHref: seeMoreHref(null) })}
                        />
                      )}
                    </ItemRow>
                  ))}
                </ul>
              </Fragment>
            ))}
            {earlier.length > 0 && (
              <>
                {whole.length > 0 && <h3 className="pt-3 text-14 text-muted">{t('earlier')}</h3>}
                <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line">
                  {earlier.map((item) => (
                    <EarlierItemRow key={item.id} item={item} {...reading(item)} />
                  ))}
                </ul>
              </>
            )}
            {query.isFetchingNextPage && <ItemsSkeleton count={1} />}
            {hasFailed && (
              <Alert
                state="bad"
                announce="politely"
                title={t('moreFailure')}
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<RotateCw aria-hidden />}
                    onClick={() => void fetchNextPage()}
                  >
                    {t('again')}
                  </Button>
                }
              >
                {query.error?.message}
              </Alert>
            )}
            <div ref={end} />
            {open && (
              <ItemDialog
                item={open}
                seeMore={{ href: seeMoreHref(open.id), onFollow: () => onSeeMore(open.id) }}
                onVote={(name) => vote(open, name)}
                onClose={() => setOpenId(null)}
              />
            )}
          </div>
        )
      }
    </SectionState>
  );
}
