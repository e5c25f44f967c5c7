import { describe, expect, it, vi } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { type HistoryEntry, historyEnd } from '#/e2e/support/scenes/team-history.ts';
import {
  askDashboard,
  historyNow,
  METRICS,
  type Metric,
  openTeamScene,
  pointOf,
  within,
} from '#/e2e/support/scenes/team-scene.ts';
import { addDays, addMonths, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

const scene = openTeamScene(4);

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the mean of each person's mean over some days, to one decimal; null without an answer. */
function mean(rows: HistoryEntry[], metric: Metric): number | null {
  const ofPersons = scene.members.flatMap(({ id }) => {
    const values = rows
      .filter(({ userId, answered: hasAnswered }) => userId === id && hasAnswered)
      .map((row) => row[metric]);
    const applicable = values.filter((value) => value !== null);
    return applicable.length > 0 ? [average(applicable)] : [];
  });
  return ofPersons.length > 0 ? Math.round(average(ofPersons) * 10 + 1e-9) / 10 : null;
}

/** The days of each time frame, and the days they are compared with: 30 days compare with four weeks. */
const spans: Record<PeriodName, { from: string; to: string; before: [string, string] }> = {
  '1d': { from: '2026-03-17', to: '2026-03-17', before: ['2026-03-16', '2026-03-16'] },
  '1w': { from: '2026-03-12', to: historyEnd, before: ['2026-03-05', '2026-03-11'] },
  '1m': { from: '2026-02-17', to: historyEnd, before: ['2026-01-22', '2026-02-18'] },
  '6m': {
    from: '2025-10-01',
    to: historyEnd,
    before: [addDays('2025-10-01', -169), '2025-09-30'],
  },
  '1y': { from: '2025-04-01', to: historyEnd, before: [addMonths('2025-04-01', -12), '2025-03-31'] },
};

function lineOf(rows: HistoryEntry[], metric: Metric, bucket: (date: string) => string) {
  const buckets = [...new Set(rows.map(({ date }) => bucket(date)))].sort();
  return buckets.map((date) => ({
    date,
    record: mean(
      rows.filter((row) => bucket(row.date) === date),
      metric,
    ),
  }));
}

/** Returns the line with the number of people behind each point, and how many were asked. */
function countedLineOf(rows: HistoryEntry[], metric: Metric, bucket: (date: string) => string) {
  return lineOf(rows, metric, bucket).map((point) => {
    const entries = rows.filter((row) => bucket(row.date) === point.date);
    const answers = entries.filter((row) => row.answered && row[metric] !== null);
    const count = (some: HistoryEntry[]) => new Set(some.map(({ userId }) => userId)).size;
    return { ...point, persons: count(answers), personsDue: count(entries) };
  });
}

describe.each(periods.map(({ name }) => name))('the results of %s', (period) => {
  const { from, to, before } = spans[period];
  const bucket = pointOf[period];

  it('equal those of the raw answers', async () => {
    const dashboard = await askDashboard(scene, scene.leader, period, 'Team Leader');
    const rows = within(scene, from, to);
    expect(dashboard.period).toMatchObject({ from, to });
    for (const metric of METRICS) {
      expect([metric, dashboard[metric].avg, dashboard[metric].previousAvg]).toEqual([
        metric,
        mean(rows, metric),
        mean(within(scene, ...before), metric),
      ]);
      expect(dashboard[metric].data).toEqual(countedLineOf(rows, metric, bucket));
      expect(dashboard[metric].previousData).toEqual(lineOf(within(scene, ...before), metric, bucket));
    }
    const answers = rows.filter((row) => row.answered);
    expect(dashboard.participation).toMatchObject({ due: rows.length, answered: answers.length });
    expect(dashboard.participation.persons).toBe(new Set(answers.map(({ userId }) => userId)).size);
  });

  it('say how well each norm is lived up to, and what was named with which feeling', async () => {
    const { norms, factors } = await askDashboard(scene, scene.leader, period, 'Team Leader');
    const rows = within(scene, from, to).filter(({ answered: hasAnswered }) => hasAnswered);
    const levels = [1, 12].flatMap((id) => {
      const ofPersons = scene.members.flatMap(({ id: userId }) => {
        const own = rows.filter((row) => row.userId === userId).flatMap((row) => row.norms);
        const scores = own.filter(({ normId }) => normId === id).map(({ value }) => (value - 1) * 25);
        return scores.length > 0 ? [average(scores)] : [];
      });
      const avg = Math.round(average(ofPersons) * 10 + 1e-9) / 10;
      return ofPersons.length > 0 ? [{ id, avg, persons: ofPersons.length }] : [];
    });
    expect(norms.map(({ id, avg, persons }) => ({ id, avg, persons }))).toEqual(levels);
    for (const { id, helped, hurt, mentioned } of factors)
      for (const [sign, sentiment] of [[helped, 100] as const, [mentioned, 50] as const, [hurt, 0] as const]) {
        const mentions = rows.filter((row) => row.sentiments === sentiment && row.factorIds.includes(id));
        const persons = new Set(mentions.map(({ userId }) => userId)).size;
        expect([id, sign]).toEqual([
          id,
          mentions.length > 0 ? { checkIns: mentions.length, persons, personsBand: null, timesBand: null } : null,
        ]);
      }
    const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
    expect(ascending(factors.map(({ id }) => id))).toEqual(ascending(new Set(rows.flatMap((row) => row.factorIds))));
  });

  it('have feelings by week too over 30 days, but not those of one member', async () => {
    const { sentiments } = await askDashboard(scene, scene.leader, period, 'Team Leader');
    const weeks = new Set(within(scene, from, to).map(({ date }) => bucketOf(date, 'week')));
    const typesWeeks = sentiments.typesWeeks ?? [];
    expect(typesWeeks.map(({ date }) => date)).toEqual(period === '1m' ? [...weeks].sort() : []);
    for (const { good, meh, bad } of typesWeeks) expect([0, 100]).toContain((good ?? 0) + (meh ?? 0) + (bad ?? 0));
    expect(typesWeeks.every((bar) => bar.good === null || 'persons' in bar)).toBe(true);
    const [{ id } = { id: 0 }] = scene.members;
    const member = await askDashboard(scene, scene.leader, period, 'Team Leader', id);
    expect(member.sentiments.typesWeeks).toEqual([]);
  });

  it('say when answers started, and repeat the leader’s view by name', async () => {
    const dashboard = await askDashboard(scene, scene.leader, period, 'Team Leader');
    for (const metric of METRICS) {
      const days = within(scene, from, to).filter((row) => row[metric] !== null);
      const first = days.map(({ date }) => (period === '1y' ? firstOfMonth(date) : date)).sort()[0] ?? null;
      expect([metric, dashboard[metric].since]).toEqual([metric, first]);
    }
    expect([dashboard.motivationAvg, dashboard.performanceAvg, dashboard.sentimentAvg]).toEqual(
      [dashboard.motivation, dashboard.productivity, dashboard.sentiments].map(({ avg }) => avg),
    );
    expect(dashboard).toMatchObject({
      teamId: scene.team.id,
      teamName: scene.team.name,
      sentimentBarGraph: dashboard.sentiments.typesData,
    });
  });

  it('of one member are about that member only', async () => {
    const [{ id } = { id: 0 }] = scene.members;
    const dashboard = await askDashboard(scene, scene.leader, period, 'Team Leader', id);
    const rows = within(scene, from, to).filter(({ userId }) => userId === id);
    for (const metric of METRICS) {
      expect([metric, dashboard[metric].avg]).toEqual([metric, mean(rows, metric)]);
      expect(dashboard[metric].data).toEqual(lineOf(rows, metric, bucket));
      const { avg, previousAvg, change } = dashboard[metric];
      expect([null, Math.round(avg ?? 0) - Math.round(previousAvg ?? 0)]).toContain(change);
    }
    expect(dashboard.participation.due).toBe(rows.length);
  });

  it('cost one round trip to the database', async () => {
    const ctx = await userCtx(scene.leader, { role: 'Team Leader', now: historyNow });
    const [queried, connected] = [vi.spyOn(pool(), 'query'), vi.spyOn(pool(), 'connect')];
    await getTeamDashboard(ctx, { id: scene.team.id, period, member: 0 });
    expect(queried).toHaveBeenCalledTimes(1);
    // The pool's own query takes one connection; nothing else may.
    expect(connected.mock.calls.length).toBeLessThanOrEqual(1);
    vi.restoreAllMocks();
  });
});

describe('for a leader in a zone behind the members’', () => {
  /** In Honolulu it is still the evening before the history's last day. */
  const now = new Date(`${historyEnd}T02:00:00Z`);
  const askFromHonolulu = async (period: PeriodName) => {
    await prisma().user.update({ where: { id: scene.leader.id }, data: { timeZone: 'Pacific/Honolulu' } });
    const ctx = await userCtx(scene.leader, { role: 'Team Leader', now });
    return getTeamDashboard(ctx, { id: scene.team.id, period, member: 0 });
  };

  it.each(['1w', '1m', '6m'] as const)('%s ends with the members’ day, and its answers count', async (period) => {
    const dashboard = await askFromHonolulu(period);
    expect(dashboard.period).toMatchObject({ from: spans[period].from, to: historyEnd });
    expect(dashboard.motivation.data).toEqual(
      countedLineOf(within(scene, spans[period].from, historyEnd), 'motivation', pointOf[period]),
    );
  });

  it('yesterday is the leader’s own day', async () => {
    const yesterday = addDays(historyEnd, -2);
    expect((await askFromHonolulu('1d')).period).toMatchObject({ from: yesterday, to: yesterday });
  });
});
