import { Scale } from 'lucide-react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { orderNorms } from '#/components/dashboards/norms-order.ts';
import { describeDuring, describePeople, isByName } from '#/components/dashboards/sample-wording.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

type Norm = TeamDashboard['norms'][number];

/** How far the norms that the team was asked about are lived up to, best first. */
export function TeamNormsCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { period, member, nextDueDate } = dashboard;
  const norms = orderNorms(dashboard.norms);
  const isEmpty = norms.length === 0;
  return (
    <Card as="div">
      <ChartFrame
        title="Norms"
        description={isEmpty ? undefined : 'How well we live each norm, 0–100.'}
        scope={fileScope(dashboard)}
        summary={norms.map((norm) => `${norm.name}: ${formatScore(norm)}, ${describePeople(norm)}.`).join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: 'Score', value: formatScore(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              { name: 'People', value: describePeople(norm), record: norm.persons, colour: 'muted', style: 'area' },
            ],
          }))
        }
        empty={
          isEmpty ? (
            <EmptyState
              icon={<Scale />}
              title={`No ${isByName(dashboard) ? 'norm was answered' : 'results on norms'} ${describeDuring(dashboard)}`}
            >
              Check-ins ask about the norms on the team’s check-in day. {describeNextDue(nextDueDate, locale)}
            </EmptyState>
          ) : undefined
        }
      >
        <ScoreBars
          bars={norms.map((norm) => ({ ...norm, text: formatScore(norm), isHidden: norm.hiddenReason !== null }))}
        />
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>
            On check-in day, people rate how well the team lived a few of the norms, from 0 (not at all) to 100 (fully).
            Questions rotate, so some norms are asked more often than others.
          </p>
          <p>
            {member === 0
              ? `${averaged(dashboard)}: ${describeSample(norms)}, ${formatRange(period.from, period.to, locale)}.`
              : `Answers of one person, ${formatRange(period.from, period.to, locale)}.`}
          </p>
        </Explanation>
      )}
    </Card>
  );
}

function averaged(dashboard: TeamDashboard): string {
  return isByName(dashboard)
    ? 'Each person’s answers are averaged first and then the people'
    : 'Every answer counts once';
}

function formatScore(norm: Norm): string {
  return norm.avg === null ? 'No answers' : String(Math.round(norm.avg));
}

function describeSample(norms: readonly Norm[]): string {
  const counts = norms.flatMap(({ persons }) => persons ?? []);
  if (counts.length === 0) return 'from everyone whose answers are published';
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${countWords(most, 'person', 'people')} per norm` : `${least} to ${most} people per norm`;
}
