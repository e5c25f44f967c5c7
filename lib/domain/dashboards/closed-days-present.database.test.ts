import { describe, expect, it, vi } from 'vitest';
import { userCtx } from '#/e2e/support/contexts.ts';
import {
  askDashboard,
  historyNow,
  METRICS,
  type Metric,
  openTeamScene,
  pointOf,
  within,
} from '#/e2e/support/team-scene.ts';
import type { User } from '#/generated/prisma/client.ts';
import { addDays, addMonths } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/commands/rebuild-person-months.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { computeAnswerMean } from '#/lib/domain/metrics/full-days.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const scene = openTeamScene(4);

/** The last day that is closed on the last Wednesday: Tuesday's check-ins are open for 36 hours. */
const CLOSED = '2026-03-16';
const closedSpans: Record<PeriodName, { from: string; before: [string, string] }> = {
  '1d': { from: CLOSED, before: ['2026-03-15', '2026-03-15'] },
  '1w': { from: '2026-03-10', before: ['2026-03-03', '2026-03-09'] },
  '1m': { from: '2026-02-15', before: ['2026-01-16', '2026-02-14'] },
  '6m': { from: '2025-10-01', before: [addDays('2025-10-01', -167), '2025-09-30'] },
  '1y': { from: '2025-04-01', before: ['2024-04-01', '2025-03-31'] },
};

/** What counts for members: days with three answers of this figure. */
function toldIn(from: string, to: string, metric: Metric) {
  const applicable = within(scene, from, to).filter((row) => row.answered && row[metric] !== null);
  const told = applicable.filter(({ date }) => applicable.filter((row) => row.date === date).length >= 3);
  return told.map(({ userId, date: localDate, [metric]: value }) => ({ userId, localDate, value }));
}
/** Months are compared with earlier ones only when something was told in the first of those. */
const reachesBackIn = (first: string, metric: Metric) =>
  toldIn(first, addDays(addMonths(first, 1), -1), metric).length > 0;
const meanOf = (rows: { userId: number; localDate: string; value: number | null }[]) => {
  const { avg } = computeAnswerMean(rows);
  return avg === null ? null : Math.round(avg + 1e-9);
};

describe.each(periods.map(({ name }) => name))('what a Member sees of %s', (period) => {
  const { from, before } = closedSpans[period];
  const bucket = pointOf[period];

  it('is whole points of closed days with three answers, and no count', async () => {
    const shown = await askDashboard(scene, scene.members[0] as User, period, 'Member');
    expect(shown).toMatchObject({ asOf: CLOSED, period: { from, to: CLOSED }, members: [] });
    for (const metric of METRICS) {
      const told = toldIn(from, CLOSED, metric);
      const persons = new Set(told.map(({ userId }) => userId)).size;
      const { avg, previousAvg, data, previousData, smoothed, personsBand, change } = shown[metric];
      const [now, past] = [meanOf(told), meanOf(toldIn(...before, metric))];
      const isCompared =
        now !== null && past !== null && (bucket('2026-03-12') === '2026-03-12' || reachesBackIn(before[0], metric));
      const difference = isCompared ? now - past : null;
      expect([metric, avg, previousAvg, change]).toEqual([metric, now, past, difference]);
      expect([shown[metric].persons, smoothed, personsBand]).toEqual([null, null, persons >= 3 ? '3–4' : null]);
      const lineIn = (first: string, last: string) => {
        const points = toldIn(first, last, metric);
        return [...new Set(within(scene, first, last).map(({ date }) => bucket(date)))].sort().map((date) => ({
          date,
          record: meanOf(points.filter(({ localDate }) => bucket(localDate) === date)),
        }));
      };
      expect(data).toEqual(lineIn(from, CLOSED));
      expect(previousData).toEqual(lineIn(...before));
    }
    const due = within(scene, from, CLOSED);
    const answered = due.filter((row) => row.answered);
    const rate = due.length > 0 ? Math.round((100 * answered.length) / due.length) : null;
    expect(shown.participation).toEqual({ due: null, answered: null, rate, persons: null, personsDue: null });
  });

  it('holds norms and factors of closed days on which three said so, without counts', async () => {
    const shown = await askDashboard(scene, scene.members[0] as User, period, 'Member');
    const rows = within(scene, from, CLOSED).filter(({ answered }) => answered);
    const fullDays = <R extends { date: string }>(of: R[]) =>
      of.filter(({ date }) => of.filter((row) => row.date === date).length >= 3);
    const levels = [1, 12].flatMap((id) => {
      const said = rows.flatMap(({ userId, date, norms }) =>
        norms.filter(({ normId }) => normId === id).map(({ value }) => ({ userId, date, value: (value - 1) * 25 })),
      );
      const told = fullDays(said).map(({ date, ...row }) => ({ ...row, localDate: date }));
      return said.length > 0 ? [{ id, avg: meanOf(told), persons: null }] : [];
    });
    expect(shown.norms.map(({ id, avg, persons }) => ({ id, avg, persons }))).toEqual(levels);
    for (const { avg, personsBand, hiddenReason } of shown.norms)
      expect([personsBand, hiddenReason]).toEqual(avg === null ? [null, 'group_too_small'] : ['3–4', null]);
    const named = { checkIns: null, persons: null, personsBand: '3–4' };
    const expected = [1, 2, 4, 5].flatMap((id) => {
      const [helped, hurt, mentioned] = [100, 0, 50].map((sentiment) => {
        const said = rows.filter((row) => row.sentiments === sentiment && row.factorIds.includes(id));
        return fullDays(said).length > 0 ? named : null;
      });
      return helped || hurt || mentioned ? [{ id, helped, hurt, mentioned }] : [];
    });
    const signs = shown.factors.map(({ id, helped, hurt, mentioned }) => ({ id, helped, hurt, mentioned }));
    expect(signs.sort((a, b) => a.id - b.id)).toEqual(expected);
  });

  it('costs one round trip, and is what a leader gets for passing on', async () => {
    const ctx = await userCtx(scene.members[0] as User, { role: 'Member', now: historyNow });
    const queried = vi.spyOn(pool(), 'query');
    const shown = await getTeamDashboard(ctx, { id: scene.team.id, period, member: 0 });
    expect(queried).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    const leaders = await userCtx(scene.leader, { role: 'Team Leader', now: historyNow });
    expect(await getTeamDashboard(leaders, { id: scene.team.id, period, member: 0, byName: false })).toEqual(shown);
  });
});

describe('a Member', () => {
  it('is shown days of which some count and some do not', () => {
    const { from } = closedSpans['1m'];
    for (const metric of METRICS) {
      const days = new Set(within(scene, from, CLOSED).flatMap((row) => (row[metric] === null ? [] : [row.date])));
      const told = new Set(toldIn(from, CLOSED, metric).map(({ localDate }) => localDate));
      expect(told.size).toBeGreaterThan(2);
      expect(days.size - told.size).toBeGreaterThan(2);
    }
  });

  it('sees nothing of a team of two, and is told why', async () => {
    const pair = await buildTeam(prisma(), { companyId: scene.team.companyId });
    const [one, two] = [await buildMember(prisma(), { team: pair }), await buildMember(prisma(), { team: pair })];
    for (const { id: userId } of [one, two])
      for (const localDate of ['2025-02-03', '2026-02-02', '2026-03-09', '2026-03-16'])
        await buildAnswer(prisma(), { checkIn: await buildCheckIn(prisma(), { team: pair, userId, localDate }) });
    await rebuildPersonMonths(prisma(), { companyId: scene.team.companyId });
    for (const { name: period } of periods) {
      const ctx = await userCtx(one, { role: 'Member', now: historyNow });
      const shown = await getTeamDashboard(ctx, { id: pair.id, period, member: 0 });
      for (const metric of METRICS) {
        const { avg, previousAvg, change, data, previousData, smoothed, hiddenReason } = shown[metric];
        expect([avg, previousAvg, change, hiddenReason]).toEqual([null, null, null, 'group_too_small']);
        const points = [...data, ...previousData, ...(smoothed ?? [])];
        expect(points.filter(({ record }) => record !== null)).toEqual([]);
      }
      const { typesAvg, typesData } = shown.sentiments;
      for (const { good, meh, bad } of [typesAvg, ...typesData]) expect([good, meh, bad]).toEqual([null, null, null]);
      expect(shown.productivity_sentiment_category).toBe(0);
      expect(shown.motivation.isDefault).toBe(false);
    }
  });
});
