import { MessagesSquare } from 'lucide-react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import {
  describeDuring,
  describeNamed,
  describeNothingNamed,
  hiddenGroup,
  isByName,
} from '#/components/dashboards/sample-wording.ts';
import { FactorBars, listNamed } from '#/components/dashboards/team/factor-bars.tsx';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { describeHidden } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise, countWords } from '#/lib/domain/metrics/words/plain-words.ts';

/** Longest list that is still read; the rest stands in the table. */
const SHOWN = 6;

type Factor = TeamDashboard['factors'][number];

const signs = [
  { key: 'helped', label: 'Helped', colour: 'share-good' },
  { key: 'hurt', label: 'Hurt', colour: 'share-bad' },
  { key: 'mentioned', label: 'In between', colour: 'share-meh' },
] as const;

/** What people named beside a good feeling and beside a bad one. */
export function FactorsCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { factors, period, member, nextDueDate, minimumGroupSize } = dashboard;
  const isEmpty = factors.length === 0;
  const byName = isByName(dashboard);
  const rule = `Only what at least ${minimumGroupSize} people named within four weeks, with the same kind of feeling, is shown.`;
  const hidden = describeHidden(
    { hiddenReason: dashboard.factorsHiddenReason },
    hiddenGroup(dashboard, useFigureReader(locale)),
  );
  return (
    <Card as="div">
      <ChartFrame
        title="What helped, what hurt"
        description={
          isEmpty
            ? undefined
            : byName
              ? 'How often people linked each to feeling good or bad.'
              : 'What people linked most to feeling good or bad.'
        }
        scope={fileScope(dashboard)}
        summary={`${describeAllNamed(dashboard, 'helped', 'Helped')} ${describeAllNamed(dashboard, 'hurt', 'Hurt')}`}
        legend={null}
        points={() => factors.toSorted((a, b) => timesNamed(b) - timesNamed(a)).map(pointOf)}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<MessagesSquare />}
              title={`${byName ? 'Nothing was named' : 'Nothing to show'} ${describeDuring(dashboard)}`}
            >
              {byName
                ? `When people say how they feel, they can also say why. ${describeNextDue(nextDueDate, locale)}`
                : (hidden?.reason ?? rule)}
            </EmptyState>
          ) : undefined
        }
      >
        <div aria-hidden className="grid @min-[560px]:grid-cols-2 gap-x-10 gap-y-6">
          {(['helped', 'hurt'] as const).map((sign) => {
            const more = listNamed(dashboard, sign).length - SHOWN;
            return (
              <div key={sign} className="flex flex-col gap-3">
                <FactorBars title={capitalise(sign)} dashboard={dashboard} sign={sign} limit={SHOWN} />
                {more > 0 && <p className="text-13 text-muted">{more} more in the table.</p>}
              </div>
            );
          })}
        </div>
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>
            Beside their feeling, people may name up to three things. Named beside a good feeling it helped, beside a
            bad one it hurt. Counted are {byName ? 'check-ins' : 'times it was named, for each person once a result'},{' '}
            {formatRange(period.from, period.to, locale)}
            {member !== 0 ? ', of one person.' : byName ? ', and the people behind them.' : '.'}
          </p>
          {!byName && <p>{rule}</p>}
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
    const mentions = factor[key];
    const look = { colour, style: 'area' as const };
    return [
      {
        name: `${label}: check-ins`,
        value: mentions?.checkIns ? String(mentions.checkIns) : '–',
        record: mentions?.checkIns ?? null,
        ...look,
      },
      {
        name: `${label}: ${mentions?.timesBand ? 'times' : 'people'}`,
        value: mentions ? describeNamed(mentions) : '–',
        record: mentions?.persons ?? null,
        ...look,
      },
    ];
  });
  return { heading: factor.label, rows };
}

function describeAllNamed(dashboard: TeamDashboard, sign: 'helped' | 'hurt', title: string): string {
  const drivers = dashboard.factors.flatMap(({ label, [sign]: count }) => {
    if (!count) return [];
    const times =
      count.checkIns === null ? `named ${describeNamed(count)}` : `in ${countWords(count.checkIns, 'check-in')}`;
    return [`${label} ${times}`];
  });
  return `${title}: ${drivers.length > 0 ? drivers.join(', ') : describeNothingNamed(dashboard)}.`;
}
