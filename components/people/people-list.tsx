'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX, Upload } from 'lucide-react';
import { ExportButton } from '#/components/people/export-button.tsx';
import { peopleColumns, personHref } from '#/components/people/people-columns.tsx';
import { PeopleFilterBar } from '#/components/people/people-filter-bar.tsx';
import { filterNames, isFiltered, readFilters } from '#/components/people/people-filters.ts';
import { useAddress } from '#/components/people/use-address.ts';
import { SectionState } from '#/components/profile/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';
import { listPeopleContract } from '#/lib/domain/people/contract.ts';

/** Everybody with an account or an open invitation, searched and filtered by the address, fifty at a time. */
export function PeopleList() {
  const [search, change] = useAddress();
  const filters = readFilters((name) => search.get(name));
  const query = useInfiniteQuery({
    queryKey: [listPeopleContract.name, filters],
    queryFn: ({ pageParam: after, signal }) => call(listPeopleContract, { query: { ...filters, after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        level={2}
        title="People"
        description="Everybody with an account or an open invitation, and where they are."
        actions={
          <>
            <ExportButton filters={filters} />
            <Button icon={<Upload aria-hidden />} onClick={() => change({ import: 'new' }, { push: true })}>
              Import people
            </Button>
          </>
        }
      />
      <PeopleFilterBar filters={filters} onChange={change} />
      <SectionState
        query={query}
        failure="We couldn’t load the list of people"
        skeleton={
          <Card as="div">
            <RowsSkeleton count={12} className="h-14 max-medium:h-52" />
          </Card>
        }
      >
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          const total = pages.at(-1)?.total ?? 0;
          return (
            <StaleArea isStale={query.isPlaceholderData}>
              <Card padded={false}>
                <output className="px-5 py-4 text-13 text-muted">
                  {countWords(total, 'person', 'people')}
                  {isFiltered(filters) && ' found'}
                </output>
                {people.length > 0 ? (
                  <RowTable
                    label="People"
                    columns={peopleColumns}
                    rows={people}
                    rowKey={({ email }) => email}
                    rowHref={personHref}
                  />
                ) : (
                  <EmptyState
                    icon={<SearchX />}
                    title="No one fits these filters"
                    action={
                      <Button variant="secondary" onClick={clear}>
                        Clear all filters
                      </Button>
                    }
                  />
                )}
                {query.hasNextPage && (
                  <div className="flex items-center justify-center gap-4 border-line border-t p-4">
                    <Button
                      variant="secondary"
                      loading={query.isFetchingNextPage}
                      onClick={() => void query.fetchNextPage()}
                    >
                      Show more
                    </Button>
                    <span className="text-13 text-muted tabular-nums">
                      {people.length} of {total.toLocaleString()}
                    </span>
                  </div>
                )}
              </Card>
            </StaleArea>
          );
        }}
      </SectionState>
    </div>
  );
}
