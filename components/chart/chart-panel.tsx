'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Network, RotateCcw, Share2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  type ChartFilters,
  type ChartPart,
  chartInput,
  inAddress,
  isFiltered,
  partOf,
  readChartFilters,
} from '#/components/chart/chart-address.ts';
import { ChartBody } from '#/components/chart/chart-body.tsx';
import { ChartFilterBar } from '#/components/chart/chart-filters.tsx';
import { ChartSkeleton } from '#/components/chart/chart-skeleton.tsx';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { useChartExport } from '#/components/chart/share/use-chart-export.ts';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { SectionState } from '#/components/frame/pages/section-state.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { LinkButton } from '#/components/ui/buttons/link-button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { call, queryKey } from '#/lib/api/call.ts';
import { getChartContract } from '#/lib/domain/chart/chart.contract.ts';

const cleared = { period: undefined, department: undefined, team: undefined };

/** Shows the organisation chart with its filters, which are part of the URL. */
export function ChartPanel() {
  const documented = useTranslations('specification.chart');
  const [search, changeAddress] = useAddress();
  const filters = useMemo(() => readChartFilters((name) => search.get(name)), [search]);
  const input = chartInput(filters);
  const query = useQuery({
    queryKey: queryKey(getChartContract, input),
    queryFn: ({ signal }) => call(getChartContract, input, signal),
    // What is open and the current position stay while other filters load.
    placeholderData: keepPreviousData,
  });
  const change = (parts: Partial<ChartFilters>) =>
    changeAddress(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, inAddress(value)])));
  const reset = () => {
    changeAddress(cleared);
    void query.refetch();
  };
  const bar = <ChartFilterBar filters={filters} onChange={change} onReset={reset} />;
  const share = <ShareButton part={partOf(filters)} />;
  return (
    <div className="flex flex-col gap-3">
      {!query.data && <div className="flex flex-wrap items-center gap-2">{bar}</div>}
      <SectionState query={query} failure={documented('failed')} skeleton={<ChartSkeleton />}>
        {(chart) =>
          chart.shape === 'packed' ? (
            <Chart chart={chart} filters={filters} bar={bar} share={share} onReset={reset} />
          ) : null
        }
      </SectionState>
    </div>
  );
}

interface ChartProps {
  chart: PackedChart;
  filters: ChartFilters;
  bar: ReactNode;
  share: ReactNode;
  onReset: () => void;
}

/** Shows the chart, or what to do if there is none. */
function Chart({ chart, filters, bar, share, onReset }: ChartProps) {
  const t = useTranslations('chart.screen');
  const documented = useTranslations('specification.chart');
  const isNarrowed = filters.department !== 0 || filters.team !== 0;
  const isEmpty = chart.teams.length === 0 && (isNarrowed || chart.departments.length === 0);
  const body = <ChartBody chart={chart} filters={filters} bar={bar} share={share} />;
  if (!isEmpty) return body;
  if (isFiltered(filters) && isNarrowed)
    return (
      <>
        <div className="flex flex-wrap items-center gap-2">{bar}</div>
        <Card as="div">
          <EmptyState
            icon={<Network />}
            title={t('noMatch')}
            action={
              <Button variant="secondary" icon={<RotateCcw aria-hidden />} onClick={onReset}>
                {documented('reset')}
              </Button>
            }
          >
            {t('noMatchText')}
          </EmptyState>
        </Card>
      </>
    );
  return (
    <>
      <Card as="div">
        <EmptyState
          icon={<Network />}
          title={t('emptyTitle')}
          action={<LinkButton href="/teamCreate">{t('firstTeam')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      </Card>
      {body}
    </>
  );
}

const ShareDialog = dynamic(
  () => import('#/components/chart/share/share-dialog.tsx').then((file) => file.ShareDialog),
  { ssr: false },
);

/** Shows the button Share Chart with a PDF's progress, which is followed here so that the dialog can be closed. */
function ShareButton({ part }: { part: ChartPart }) {
  const documented = useTranslations('specification.chart');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const work = useChartExport({ isShown: isOpen, onFinished: close });
  const isRunning = work.delivery !== null;
  return (
    <>
      <Button
        icon={<Share2 aria-hidden />}
        loading={isRunning}
        className="ml-auto max-medium:size-12 max-medium:px-0!"
        disabled={isRunning}
        onClick={() => {
          if (work.error) work.forget();
          setOpen(true);
        }}
      >
        <span className="max-medium:sr-only">{documented('share')}</span>
      </Button>
      {isOpen && <ShareDialog part={part} work={work} onClose={close} />}
    </>
  );
}
