import { MessagesSquare } from 'lucide-react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { FactorBars } from '#/components/dashboards/factor-bars.tsx';
import { fileScope } from '#/components/dashboards/file-scope.ts';
import { wordNextDue } from '#/components/dashboards/next-due-wording.ts';
import { wordDuring, wordNothingNamed, wordPeople } from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { wordRange } from '#/lib/domain/calendar/date-words.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

type Factor = TeamDashboard['factors'][number];

const signs = [
  { key: 'helped', label: 'Helped', colour: 'share-good' },
  { key: 'hurt', label: 'Hurt', colour: 'share-bad' },
  { key: 'mentioned', label: 'In between', colour: 'share-meh' },
] as const;

/** What people named beside a good feeling and beside a bad one. */
export function FactorsCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { factors, period, member, members, nextDueDate } = dashboard;
  const isEmpty = factors.length === 0;
  const isLeader = members.length > 0;
  return (
    <Card as="div">
      <ChartFrame
        title="What helped and what hurt"
        description={
          isEmpty
            ? undefined
            : isLeader
              ? 'How often each was named beside a good or a bad feeling.'
              : 'What several people named beside a good or a bad feeling.'
        }
        scope={fileScope(dashboard)}
        summary={`${listNamed(dashboard, 'helped', 'Helped')} ${listNamed(dashboard, 'hurt', 'Hurt')}`}
        legend={null}
        points={() => factors.toSorted((a, b) => timesNamed(b) - timesNamed(a)).map(pointOf)}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<MessagesSquare />}
              title={`${isLeader ? 'Nothing was named' : 'Nothing to show'} ${wordDuring(dashboard)}`}
            >
              {isLeader
                ? `Beside their feeling, people can say what it had to do with. ${wordNextDue(nextDueDate, locale)}`
                : `Shown is what at least ${K_ANON_MIN} people named on the same closed day, beside the same kind of feeling.`}
            </EmptyState>
          ) : undefined
        }
      >
        <div aria-hidden className="grid @min-[560px]:grid-cols-2 gap-x-10 gap-y-6">
          <FactorBars title="Helped" dashboard={dashboard} sign="helped" />
          <FactorBars title="Hurt" dashboard={dashboard} sign="hurt" />
        </div>
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>
            Beside their feeling, people may name up to three things. Named beside a good feeling it helped, beside a
            bad one it hurt. Counted are {isLeader ? 'check-ins' : 'people'},{' '}
            {wordRange(period.from, period.to, locale)}
            {member !== 0 ? ', of one person.' : isLeader ? ', and the people behind them.' : '.'}
          </p>
          {!isLeader && (
            <p>Shown are closed days on which at least {K_ANON_MIN} people named it beside the same kind of feeling.</p>
          )}
        </Explanation>
      )}
    </Card>
  );
}

function timesNamed(factor: Factor): number {
  return signs.reduce((sum, { key }) => sum + (factor[key]?.checkIns ?? 0), 0);
}

function pointOf(factor: Factor): ChartPointText {
  const rows = signs.flatMap(({ key, label, colour }) => {
    const named = factor[key];
    const look = { colour, style: 'area' as const };
    return [
      {
        name: `${label}: check-ins`,
        value: named?.checkIns ? String(named.checkIns) : '–',
        record: named?.checkIns ?? null,
        ...look,
      },
      { name: `${label}: people`, value: named ? wordPeople(named) : '–', record: named?.persons ?? null, ...look },
    ];
  });
  return { heading: factor.label, rows };
}

function listNamed(dashboard: TeamDashboard, sign: 'helped' | 'hurt', title: string): string {
  const named = dashboard.factors.flatMap(({ label, [sign]: count }) => {
    if (!count) return [];
    const times = count.checkIns === null ? `by ${wordPeople(count)}` : `in ${countWords(count.checkIns, 'check-in')}`;
    return [`${label} ${times}`];
  });
  return `${title}: ${named.length > 0 ? named.join(', ') : wordNothingNamed(dashboard)}.`;
}
