import { figures } from '#/components/dashboards/figures.ts';
import { hasLowParticipation, wordNothingDue } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { countWords, wordPersonsOf } from '#/lib/domain/metrics/plain-words.ts';

/** How many check-ins were answered; says so when too few were to speak for the team. */
export function ParticipationCard({ dashboard }: { dashboard: TeamDashboard }) {
  const { due, answered, rate, persons, personsDue } = dashboard.participation;
  const hasAverage = figures.some(({ key }) => dashboard[key].avg !== null);
  return (
    <Card className="justify-between">
      <h3 className="font-medium text-14 text-muted">Participation</h3>
      {rate === null ? (
        <p className="pt-3">{wordNothingDue(dashboard)}</p>
      ) : (
        <div className="flex flex-col gap-3 pt-3">
          <p className="font-semibold text-32 tabular-nums">
            {Math.round(rate)}
            <span className="ml-1 font-normal text-16 text-muted">%</span>
          </p>
          <ProgressBar label="Check-ins answered" value={answered ?? rate} max={due ?? 100} hideText />
          <p className="text-13 text-muted">
            {answered === null
              ? 'Answered, of all check-ins that have closed'
              : `${answered} of ${countWords(due ?? 0, 'check-in')} answered`}
            {persons !== null &&
              dashboard.member === 0 &&
              `; ${wordPersonsOf(persons, personsDue ?? 0)} answered at least once`}
            .
          </p>
          {hasLowParticipation(dashboard.participation) && hasAverage && (
            <Alert state="neutral" title="Low participation">
              Fewer than half of the check-ins were answered, so the averages may not speak for everyone. They are shown
              in grey.
            </Alert>
          )}
        </div>
      )}
    </Card>
  );
}
