'use client';

import { useTranslations } from 'next-intl';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';

interface HeatMapLegendProps {
  overview: Pick<TeamsOverview, 'teams' | 'period'>;
  minimum: number;
}

/** What colours, dashes and arrows of the table stand for. */
export function HeatMapLegend({ overview, minimum }: HeatMapLegendProps) {
  const words = useTranslations('teams-overview.table');
  const hasPartial = overview.teams.some((row) => companyFigures.some(({ team }) => row[team].isPartial));
  return (
    <div className="flex flex-col gap-2 border-line border-t px-5 py-3 text-12 text-muted">
      <ul aria-label={words('heat')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {heatSteps.map(({ step, fill, range }) => (
          <li key={step} className="flex items-center gap-1.5">
            <span aria-hidden className={`forced-color-adjust-none size-3.5 rounded-mark border border-line ${fill}`} />
            {range}
          </li>
        ))}
        {hasPartial && (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="size-3.5 rounded-mark border border-control-line border-dashed" />
            {words('partial')}
          </li>
        )}
      </ul>
      <p>{words('changes', { previous: wordPeriod(overview.period.name).previous, minimum })}</p>
    </div>
  );
}
