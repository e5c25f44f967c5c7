import { MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { DriverBalanceList } from '#/components/dashboards/driver-balance-list.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import {
  describeDuring,
  describeNamed,
  hiddenGroup,
  isByName,
  nameOfMember,
} from '#/components/dashboards/sample-wording.ts';
import { balanceFactors } from '#/components/dashboards/team/drivers-card.tsx';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { useFigureReader } from '#/components/dashboards/use-figure-reader.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** The longest list that people still read on a screen; the table and paper have the rest. */
const SHOWN = 12;

const signs = [
  { key: 'helped', label: 'helped', colour: 'share-good' },
  { key: 'hurt', label: 'hurt', colour: 'share-bad' },
  { key: 'mentioned', label: 'between', colour: 'share-meh' },
] as const;

/** Shows what people named with a good feeling and with a bad one. */
export function FactorsCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const { factors, period, member, nextDueDate, minimumGroupSize } = dashboard;
  const [isEmpty, byName] = [factors.length === 0, isByName(dashboard)];
  const t = useTranslations('team-dashboard.drivers');
  const reader = useFigureReader(locale);
  const words = { t, results: reader.t, isOnePerson: member !== 0 };
  const balances = balanceFactors(dashboard, reader.t);
  const rule = t('nonePublished', { minimum: minimumGroupSize });
  const days = formatRange(period.from, period.to, locale);
  const hidden = describeHidden({ hiddenReason: dashboard.factorsHiddenReason }, hiddenGroup(dashboard, reader));
  const summary = `${describeAllNamed(dashboard, 'helped', words)} ${describeAllNamed(dashboard, 'hurt', words)}`;
  return (
    <Card as="div">
      <ChartFrame
        title={t('title')}
        description={isEmpty ? undefined : describeHow(dashboard, t)}
        scope={fileScope(dashboard)}
        summary={summary}
        legend={null}
        points={() => inOrderOf(balances, factors).map((factor) => pointOf(factor, words))}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<MessagesSquare />}
              title={t(byName ? 'empty.byName' : 'empty.published', { during: describeDuring(dashboard, reader.t) })}
            >
              {byName ? `${t('whyEmpty')} ${describeNextDue(nextDueDate, reader)}` : (hidden?.reason ?? rule)}
            </EmptyState>
          ) : undefined
        }
      >
        {(openTable) => (
          <div className="flex flex-col items-start gap-2 print:[&>button]:hidden">
            <div aria-hidden className="w-full not-print:[&_li:nth-child(n+13)]:hidden">
              {balances.length > 0 ? <DriverBalanceList balances={balances} /> : summary}
            </div>
            {balances.length > SHOWN && (
              <button type="button" onClick={openTable} className="rounded-mark text-13 text-accent-text underline">
                {t('more', { count: balances.length - SHOWN })}
              </button>
            )}
          </div>
        )}
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>
            {t('explained')} {t(`counted.${byName ? (member === 0 ? 'byName' : 'member') : 'published'}`, { days })}
          </p>
          {!byName && <p>{rule}</p>}
        </Explanation>
      )}
    </Card>
  );
}

/** Returns the reasons as the list has them, so that the table ends with those that it leaves out. */
export function inOrderOf<One extends { id: number }>(balances: readonly { id: number }[], factors: readonly One[]) {
  const places = new Map(balances.map(({ id }, at) => [id, at - balances.length]));
  return factors.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

interface FactorWords {
  t: ReturnType<typeof useTranslations<'team-dashboard.drivers'>>;
  results: FigureReader['t'];
  /** One person's reasons have no numbers of people. */
  isOnePerson: boolean;
}

function pointOf(factor: TeamDashboard['factors'][number], { t, results, isOnePerson }: FactorWords): ChartPointText {
  const allRows = signs.flatMap(({ key, label, colour }) => {
    const mentions = factor[key];
    const sign = t(label);
    const look = { colour, style: 'area' as const };
    const rows = [
      {
        name: t('column.checkIns', { sign }),
        value: mentions?.checkIns ? String(mentions.checkIns) : '–',
        record: mentions?.checkIns ?? null,
        ...look,
      },
      {
        name: t(mentions?.timesBand ? 'column.times' : 'column.people', { sign }),
        value: mentions ? describeNamed(mentions, results) : '–',
        record: mentions?.persons ?? null,
        ...look,
      },
    ];
    return isOnePerson ? rows.slice(0, 1) : rows;
  });
  return { heading: factor.label, rows: allRows };
}

function describeAllNamed(dashboard: TeamDashboard, key: 'helped' | 'hurt', { t, results }: FactorWords): string {
  const sign = t(key);
  const drivers = dashboard.factors.flatMap(({ label: driver, [key]: count }) => {
    if (!count) return [];
    return count.checkIns === null
      ? [t('summary.named', { driver, named: describeNamed(count, results) })]
      : [t('summary.checkIns', { driver, count: count.checkIns })];
  });
  if (drivers.length > 0) return t('summary.list', { sign, drivers: drivers.join(', ') });
  return isByName(dashboard)
    ? t('summary.none', { sign })
    : t('summary.noneFew', { sign, minimum: dashboard.minimumGroupSize });
}

/** Says what the list counts: for one person with their name. */
export function describeHow(
  { source, member, members }: Pick<TeamDashboard, 'source' | 'member' | 'members'>,
  t: ReturnType<typeof useTranslations<'team-dashboard.drivers'>>,
): string {
  const person = nameOfMember({ member, members });
  if (person !== undefined) return t('how.member', { person });
  return t(isByName({ source }) ? 'how.byName' : 'how.published');
}
