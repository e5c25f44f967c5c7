'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { ActivityDays } from '#/components/people/activity-days.tsx';
import { ActivityDownload } from '#/components/people/activity-download.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { MoreRows } from '#/components/ui/tables/more-rows.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { listActivityContract } from '#/lib/domain/audit/audit.contract.ts';
import { activityKinds } from '#/lib/domain/audit/constants.ts';

/** The URL's word for every kind, own sign-ins included. */
const ALL = 'all';
const kindChoices = [ALL, ...activityKinds] as const;

/** Shows what people have changed in the company, as sentences, newest first; the filters are part of the URL. */
export function ActivitySection() {
  const t = useTranslations('audit.screen');
  const kinds = useTranslations('audit.kinds');
  const options = [
    { value: '', label: t('changes') },
    ...activityKinds.map((name) => ({ value: name, label: kinds(name) })),
    { value: ALL, label: t('every') },
  ];
  const [search, change] = useAddress();
  const choice = kindChoices.find((name) => name === search.get('kind'));
  const kind = choice === ALL ? undefined : (choice ?? 'changes');
  const person = (search.get('person') ?? '').trim().slice(0, 100);
  const find = useCallback((text: string) => change({ person: text }), [change]);
  const [typed, setTyped] = useDebouncedInput(person, find);
  const clear = () => {
    setTyped('');
    change({ kind: undefined, person: undefined });
  };
  const query = useInfiniteQuery({
    queryKey: [listActivityContract.name, kind, person],
    queryFn: ({ pageParam: before, signal }) => call(listActivityContract, { query: { kind, person, before } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (earlier) => earlier,
  });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader level={2} title={t('title')} description={t('about')} />
      <div className="@container">
        <div className="@min-[620px]:flex grid grid-cols-2 items-end gap-2">
          <search className="contents">
            <Select
              aria-label={t('kind')}
              className="@min-[900px]:w-56 @min-[620px]:w-38"
              value={choice ?? ''}
              options={options}
              onChange={({ target }) => change({ kind: target.value })}
            />
            <SearchInput
              aria-label={t('person')}
              className="@min-[620px]:@max-[900px]:flex-1 @min-[900px]:w-72"
              placeholder={t('search')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </search>
          <ActivityDownload />
        </div>
      </div>
      <SectionState
        query={query}
        failure={t('failure')}
        skeleton={
          <Card as="div">
            <RowsSkeleton count={12} />
          </Card>
        }
      >
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <StaleArea isStale={query.isPlaceholderData}>
              <Card padded={false}>
                {entries.length > 0 ? (
                  <ActivityDays entries={entries} />
                ) : (
                  <EmptyState
                    icon={<History />}
                    title={t('empty')}
                    action={
                      (choice || person) && (
                        <Button variant="secondary" onClick={clear}>
                          {t('clear')}
                        </Button>
                      )
                    }
                  >
                    {t(choice || person ? 'emptyFiltered' : 'emptyText')}
                  </EmptyState>
                )}
                <MoreRows query={query} label={t('more')} />
              </Card>
            </StaleArea>
          );
        }}
      </SectionState>
    </div>
  );
}
