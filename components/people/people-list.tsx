'use client';

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { BellRing, Download, SearchX, Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { BulkBar } from '#/components/people/bulk-bar.tsx';
import { PeopleActDialogs } from '#/components/people/people-act-dialogs.tsx';
import { PeopleFilterBar } from '#/components/people/people-filter-bar.tsx';
import { isFiltered, readFilters, readOrder } from '#/components/people/people-filters.ts';
import { PeopleTable } from '#/components/people/people-table.tsx';
import { PersonSheet } from '#/components/people/person-sheet.tsx';
import { usePeopleActs } from '#/components/people/use-people-acts.ts';
import { usePeopleTeams } from '#/components/people/use-people-teams.ts';
import { usePersonSheet } from '#/components/people/use-person-sheet.ts';
import { useSelection } from '#/components/people/use-selection.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { downloadFile } from '#/components/ui/download-file.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { MoreRows } from '#/components/ui/tables/more-rows.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { bulkMax } from '#/lib/domain/people/constants.ts';
import { exportPeopleContract, listPeopleContract } from '#/lib/domain/people/list/list.contract.ts';
import type { PeopleFilter } from '#/lib/domain/people/people.schema.ts';

/** Shows everyone with an account or an invitation, searched, filtered and sorted by the URL, fifty at a time. */
export function PeopleList() {
  const t = useTranslations('people.list');
  const sheetWords = useTranslations('people.sheet');
  const [search, change] = useAddress();
  const filters = readFilters((name) => search.get(name));
  const order = readOrder((name) => search.get(name));
  const query = useInfiniteQuery({
    queryKey: [listPeopleContract.name, filters, order],
    queryFn: ({ pageParam: after, signal }) =>
      call(listPeopleContract, { query: { ...filters, ...order, after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const unfinished = query.data?.pages[0]?.unfinished ?? 0;
  const team = usePeopleTeams(filters.department).find(({ value }) => value === filters.team);
  const { selection, toggle, toggleAll, clear: chooseNobody } = useSelection(people);
  const sheet = usePersonSheet(people);
  const acts = usePeopleActs(filters, ({ act }) => {
    chooseNobody();
    // There is no one left to show.
    if (act === 'erase') sheet.close();
  });
  return (
    <div className="flex flex-col gap-6 max-medium:gap-4">
      <PageHeader
        level={2}
        title={t('title')}
        description={t('about')}
        actions={
          <>
            <ExportButton filters={filters} />
            <Button icon={<Upload aria-hidden />} onClick={() => change({ import: 'new' }, { push: true })}>
              {t('import')}
            </Button>
          </>
        }
      />
      <PeopleFilterBar filters={filters} order={order} onChange={change} />
      {sheet.failure && (
        <Alert state="bad" announce="now" title={sheetWords('failure')}>
          {sheet.failure}
        </Alert>
      )}
      <SectionState
        query={query}
        failure={t('failure')}
        skeleton={
          <Card as="div">
            <RowsSkeleton count={12} className="h-14" />
          </Card>
        }
      >
        {({ pages }) => {
          const total = pages.at(-1)?.total ?? 0;
          return (
            <StaleArea isStale={query.isPlaceholderData}>
              <Card padded={false}>
                <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
                  <output className="text-13 text-muted">
                    {t(isFiltered(filters) ? 'found' : 'total', { count: total })}
                    {people.length < total && (
                      <span className="hidden print:inline"> · {t('printed', { count: people.length })}</span>
                    )}
                  </output>
                  <UnfinishedLine
                    count={unfinished}
                    isPart={isFiltered(filters)}
                    onRemind={() => acts.ask('remind', 'unfinished')}
                  />
                </div>
                {people.length > 0 ? (
                  <PeopleTable
                    people={people}
                    order={order}
                    selection={selection}
                    onOrder={change}
                    onToggle={toggle}
                    onToggleAll={toggleAll}
                    onOpen={sheet.open}
                  />
                ) : (
                  <EmptyState icon={<SearchX />} title={t('nobody')} />
                )}
                <MoreRows query={query} label={t('more')}>
                  {t('shown', { shown: people.length, total })}
                </MoreRows>
              </Card>
            </StaleArea>
          );
        }}
      </SectionState>
      {selection.length > 0 && (
        <BulkBar
          count={selection.length}
          suspendedCount={selection.filter(({ status }) => status === 'Suspended').length}
          teamName={team?.name}
          onAct={(act) => acts.ask(act, selection)}
          onClear={chooseNobody}
        />
      )}
      {sheet.person && (
        <PersonSheet
          person={sheet.person}
          onAct={(act) => sheet.person && acts.ask(act, [sheet.person])}
          onClose={sheet.close}
        />
      )}
      <PeopleActDialogs acts={acts} unfinished={unfinished} team={team && { id: team.value, name: team.name }} />
    </div>
  );
}

interface UnfinishedLineProps {
  count: number;
  /** Whether the list is filtered: then only people it finds are counted and reminded. */
  isPart: boolean;
  onRemind: () => void;
}

/** Shows how many people haven't finished, with a button that reminds them; nothing if everyone has. */
function UnfinishedLine({ count, isPart, onRemind }: UnfinishedLineProps) {
  const t = useTranslations('people.list');
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-13 text-muted">{t('unfinished', { count })}</span>
      <Button variant="secondary" size="small" icon={<BellRing aria-hidden />} onClick={onRemind}>
        {t(isPart ? 'remindThese' : 'remindAll', { count: Math.min(count, bulkMax) })}
      </Button>
    </div>
  );
}

/** Saves the filtered people of all pages as a CSV file that the import can read. */
function ExportButton({ filters }: { filters: PeopleFilter }) {
  const t = useTranslations('people.list');
  const save = useMutation({
    mutationFn: () => downloadFile(exportPeopleContract.path, filters),
    onError: ({ message }) => showMessage({ kind: 'bad', text: message }),
  });
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('export', { filtered: isFiltered(filters) ? 'yes' : 'no' })}
    </Button>
  );
}
