'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Activity, Plus, SearchX } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { readNumber, readNumbers, readPulseTab } from '#/components/frame/links/pulse-address.ts';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { usePulseColumns } from '#/components/pulses/manage/pulse-columns.tsx';
import { PulseFilterBar } from '#/components/pulses/manage/pulse-filter-bar.tsx';
import { filterNames, pulsePageQuery, pulsePagesKey, readFilters } from '#/components/pulses/manage/pulse-filters.ts';
import { PulsesSkeleton } from '#/components/pulses/manage/pulses-skeleton.tsx';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { PulseTabs } from '#/components/pulses/pulse-tabs.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { StaleArea } from '#/components/ui/feedback/stale-area.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { MoreRows } from '#/components/ui/tables/more-rows.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import { call } from '#/lib/api/call.ts';
import { PULSES_PAGE_SIZE } from '#/lib/domain/pulses/constants.ts';
import { listPulsesContract } from '#/lib/domain/pulses/manage/manage.contract.ts';

// Each tab only loads its own code.
const loading = () => <PulsesSkeleton />;
const BuildPanel = dynamic(() => import('#/components/pulses/build/build-panel.tsx').then((file) => file.BuildPanel), {
  loading,
});
const ResultsPanel = dynamic(
  () => import('#/components/pulses/results/results-panel.tsx').then((file) => file.ResultsPanel),
  { loading },
);
const ReadySurveys = dynamic(
  () => import('#/components/pulses/surveys/ready-surveys.tsx').then((file) => file.ReadySurveys),
  { loading },
);
const QuestionBank = dynamic(
  () => import('#/components/pulses/surveys/question-bank.tsx').then((file) => file.QuestionBank),
  { loading },
);

/** Shows Digital Pulse: current pulses, creating one, results, and templates. */
export function PulseScreen({ viewer }: { viewer: PulseViewer }) {
  const search = useSearchParams();
  const tab = readPulseTab(search.get('tab'));
  return (
    <div className="flex flex-col gap-6">
      <PulseTabs current={tab} />
      {tab === 'manage' && <PulseList viewer={viewer} />}
      {tab === 'build' && (
        <BuildPanel
          // Another starting point is another form.
          key={search.toString()}
          start={{
            survey: readNumber(search.get('survey')),
            copied: readNumber(search.get('copy')),
            team: readNumber(search.get('team')),
            items: readNumbers(search.get('items')),
          }}
          viewer={viewer}
        />
      )}
      {tab === 'result' && <ResultsPanel viewer={viewer} />}
      {tab === 'ready' && <ReadySurveys />}
      {tab === 'questionnaire' && <QuestionBank />}
    </div>
  );
}

/** Shows the tab Manage: the pulses that this person may see, newest first, twenty at a time. */
function PulseList({ viewer }: { viewer: PulseViewer }) {
  const t = useTranslations('pulses.manage');
  const [search, change] = useAddress();
  const filters = readFilters((name) => search.get(name));
  const columns = usePulseColumns(viewer);
  const query = useInfiniteQuery({
    queryKey: pulsePagesKey(filters),
    queryFn: ({ pageParam: before, signal }) =>
      call(listPulsesContract, { query: pulsePageQuery(filters, before) }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ pulses }) => (pulses.length < PULSES_PAGE_SIZE ? undefined : pulses.at(-1)?.id),
    placeholderData: (before) => before,
  });
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        level={2}
        title={t('title')}
        description={t('description')}
        actions={
          <LinkButton href="/digitalPulse?tab=build" icon={<Plus aria-hidden />}>
            {t('build')}
          </LinkButton>
        }
      />
      <SectionState query={query} failure={t('failure')} skeleton={<PulsesSkeleton />}>
        {({ pages }) => {
          const pulses = pages.flatMap((page) => page.pulses);
          const total = pages.at(-1)?.total ?? 0;
          if (total === 0 && !isFiltered) return <NoPulses />;
          return (
            <>
              <PulseFilterBar
                filters={filters}
                users={pages[0]?.users ?? []}
                locale={viewer.locale}
                onChange={change}
              />
              <StaleArea isStale={query.isPlaceholderData}>
                <Card padded={false}>
                  <output className="px-5 py-4 text-13 text-muted">
                    {t(isFiltered ? 'found' : 'total', { count: total })}
                  </output>
                  {pulses.length > 0 ? (
                    <RowTable
                      isWide
                      label={t('title')}
                      columns={columns}
                      rows={pulses}
                      rowKey={({ id }) => String(id)}
                    />
                  ) : (
                    <EmptyState
                      icon={<SearchX />}
                      title={t('noneFits')}
                      action={
                        <Button
                          variant="secondary"
                          onClick={() => change(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
                        >
                          {t('clear')}
                        </Button>
                      }
                    />
                  )}
                  <MoreRows query={query} label={t('more')}>
                    {t('shown', { shown: pulses.length, total })}
                  </MoreRows>
                </Card>
              </StaleArea>
            </>
          );
        }}
      </SectionState>
    </div>
  );
}

function NoPulses() {
  const t = useTranslations('pulses.manage');
  return (
    <Card>
      <EmptyState
        icon={<Activity />}
        title={t('empty.title')}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-2">
            <LinkButton href="/digitalPulse?tab=build">{t('build')}</LinkButton>
            <LinkButton href="/digitalPulse?tab=ready" variant="secondary">
              {t('empty.ready')}
            </LinkButton>
          </div>
        }
      >
        {t('empty.text')}
      </EmptyState>
    </Card>
  );
}
