'use client';

import { Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { companyFigures } from '#/components/dashboards/company/company-figures.ts';
import { describeStep, heatSteps } from '#/components/dashboards/heat-map/heat-map-step.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';

interface HeatMapLegendProps {
  overview: Pick<TeamsOverview, 'teams' | 'period'>;
  minimum: number;
}

/** Shows the meaning of colours, dashes, clocks and arrows in the table. */
export function HeatMapLegend({ overview, minimum }: HeatMapLegendProps) {
  const t = useTranslations('teams-overview.table');
  const results = useTranslations('figures.results');
  const figures = overview.teams.flatMap((row) =>
    companyFigures.map(({ team }) => ({ ...row[team], isLow: isParticipationLow(row.participation.rate) })),
  );
  if (figures.every(({ avg }) => avg === null)) return null;
  return (
    <div className="flex flex-col gap-2 border-line border-t px-5 py-3 text-12 text-muted">
      <ul aria-label={t('heat')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {heatSteps.map((heatStep) => (
          <li key={heatStep.step} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className={`forced-color-adjust-none size-3.5 rounded-mark border border-line forced-colors:border-[CanvasText] ${heatStep.fill}`}
            />
            {describeStep(heatStep, t)}
          </li>
        ))}
        <MarkKeys figures={figures} />
        <RibbonKeys />
      </ul>
      <p>
        {t('changes', {
          compared: figures.some(({ change }) => change !== null) ? 'yes' : 'no',
          previous: results(`previous.${overview.period.name}`),
          minimum,
        })}
        {overview.teams.length > 1 && <span className="@max-[760px]:hidden"> {t('several')}</span>}
      </p>
    </div>
  );
}

/** Shows the meaning of the strip below a team's name, where there is room for it. */
function RibbonKeys() {
  const t = useTranslations('teams-overview.table');
  const feelings = useTranslations('dashboards.feelings');
  return (
    <>
      <li className="flex items-center gap-1.5 @max-[640px]:hidden">
        <span aria-hidden className="forced-color-adjust-none flex h-3 w-6 gap-px *:flex-1">
          <span className="bg-share-good" />
          <span className="bg-share-meh" />
          <span className="bg-share-bad" />
        </span>
        {feelings('title')}
      </li>
      <li className="flex items-center gap-1.5 @max-[640px]:hidden">
        <span
          aria-hidden
          className="forced-color-adjust-none border-x-4 border-x-transparent border-t-4 border-t-accent"
        />
        {t('stepBegan')}
      </li>
    </>
  );
}

interface MarkedFigure {
  isPartial: boolean;
  endsEarly: boolean;
  /** Fewer than half answered. */
  isLow: boolean;
}

/** Shows the meaning of dashes and clocks, as list items; nothing if no result has one. */
export function MarkKeys({ figures }: { figures: readonly MarkedFigure[] }) {
  const t = useTranslations('teams-overview.table');
  return (
    <>
      {figures.some(({ isPartial, isLow }) => isPartial && isLow) && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-3.5 rounded-mark border border-control-line border-dashed" />
          {t('fewAnswered')}
        </li>
      )}
      {figures.some(({ endsEarly }) => endsEarly) && (
        <li className="flex items-center gap-1.5">
          <Clock3 aria-hidden className="size-3.5" />
          {t('endsEarly')}
        </li>
      )}
    </>
  );
}
