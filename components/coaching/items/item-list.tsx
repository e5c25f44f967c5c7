'use client';

import { Lightbulb, RotateCw, TrendingUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ItemDialog } from '#/components/coaching/items/item-dialog.tsx';
import { itemsOf, type ItemList as ListName } from '#/components/coaching/items/item-pages.ts';
import { ItemRow } from '#/components/coaching/items/item-row.tsx';
import { ItemsSkeleton } from '#/components/coaching/items/items-skeleton.tsx';
import { useBottom } from '#/components/coaching/items/use-bottom.ts';
import { useItemChanges } from '#/components/coaching/items/use-item-changes.ts';
import { useItems } from '#/components/coaching/items/use-items.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface ItemListProps {
  list: ListName;
  team: number;
  /** The address of the chat box with a trend's text above the box, and the way there without asking for the page. */
  seeMoreHref: (item: number) => string;
  onSeeMore: (item: number) => void;
}

const icons = { insights: Lightbulb, trends: TrendingUp };

/** A team's insights or trends, the newest first; more of them come as the end is reached. */
export function ItemList({ list, team, seeMoreHref, onSeeMore }: ItemListProps) {
  const words = useTranslations('coaching.items');
  const query = useItems(list, team);
  const { see, vote } = useItemChanges(list, team);
  const [openId, setOpenId] = useState<number | null>(null);
  const items = query.data?.pages.flatMap(itemsOf) ?? [];
  const open = items.find(({ id }) => id === openId);
  const { hasNextPage, isFetchNextPageError: hasFailed, isFetching, fetchNextPage } = query;
  const end = useBottom(hasNextPage && !isFetching && !hasFailed, () => void fetchNextPage());
  const Icon = icons[list];
  return (
    <SectionState query={query} failure={words(`failure.${list}`)} skeleton={<ItemsSkeleton />}>
      {() =>
        items.length === 0 ? (
          <Card as="div">
            <EmptyState icon={<Icon />} title={words(`empty.${list}`)}>
              {words(`emptyText.${list}`)}
            </EmptyState>
          </Card>
        ) : (
          <div className="flex max-w-4xl flex-col gap-3">
            <ul className="flex flex-col gap-3">
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  onOpen={() => {
                    setOpenId(item.id);
                    see(item);
                  }}
                  onVote={(name) => vote(item, name)}
                />
              ))}
            </ul>
            {query.isFetchingNextPage && <ItemsSkeleton count={1} />}
            {hasFailed && (
              <Alert
                state="bad"
                announce="politely"
                title={words('moreFailure')}
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    icon={<RotateCw aria-hidden />}
                    onClick={() => void fetchNextPage()}
                  >
                    {words('again')}
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
