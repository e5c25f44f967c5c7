import type { CompanyDashboard } from '#/components/dashboards/company-dashboard.ts';
import { describeHiddenParticipation } from '#/components/dashboards/company-hidden-wording.ts';
import { describeParticipation, wordAsOf } from '#/components/dashboards/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';

/** The share of the check-ins that closed in the period which were answered. */
export function CompanyParticipationCard({ dashboard, locale }: { dashboard: CompanyDashboard; locale: string }) {
  const { participation, period, asOf, minimumGroupSize } = dashboard;
  const rate = participation.rate === null ? null : Math.round(participation.rate);
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-0 rounded-card border border-line bg-surface">
      <FigureCard
        label="Participation"
        value={rate === null ? null : String(rate)}
        unit="%"
        change={describeParticipation(participation, period.name)}
        sparkline={
          rate !== null && <ProgressBar label="Check-ins answered" value={rate} max={100} text={`${rate}%`} hideText />
        }
        hidden={describeHiddenParticipation(participation.hiddenReason, minimumGroupSize)}
        emptyText={
          asOf === null
            ? 'Appears the night after the first check-ins.'
            : `No check-in closed ${wordPeriod(period.name).during}.`
        }
        className="border-none pb-2"
      />
      <Explanation className="px-5 pb-4">
        <p>
          How many of the check-ins that closed in this period were answered. One that is still open does not count yet,
          and nobody is counted as missing who was not asked.
        </p>
        <p>Below half, the averages may not speak for everyone and are shown in grey.</p>
        <p>{wordAsOf(asOf, locale)}</p>
      </Explanation>
    </div>
  );
}
