import type { CompanyDashboard } from '#/components/dashboards/company-dashboard.ts';
import { describeHiddenParticipation } from '#/components/dashboards/company-hidden-wording.ts';
import { describeParticipation, wordAsOf } from '#/components/dashboards/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';

interface CompanyParticipationProps {
  participation: CompanyDashboard['participation'];
  /** The days looked at and those before them, in words. */
  span: { during: string; previous: string };
  asOf: string | null;
  minimum: number;
  locale: string;
}

/** The share of the check-ins that closed in the period which were answered, of a company, department or team. */
export function CompanyParticipationCard(props: CompanyParticipationProps) {
  const { participation, span, asOf, minimum, locale } = props;
  const rate = participation.rate === null ? null : Math.round(participation.rate);
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-0 rounded-card border border-line bg-surface">
      <FigureCard
        label="Participation"
        value={rate === null ? null : String(rate)}
        unit="%"
        change={describeParticipation(participation, span.previous)}
        sparkline={
          rate !== null && <ProgressBar label="Check-ins answered" value={rate} max={100} text={`${rate}%`} hideText />
        }
        hidden={describeHiddenParticipation(participation.hiddenReason, minimum)}
        emptyText={
          asOf === null ? 'Appears the night after the first check-ins.' : `No check-in closed ${span.during}.`
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
