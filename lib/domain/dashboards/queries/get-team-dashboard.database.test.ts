import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { type Asked, fillTeamHistory, historyEnd } from '#/e2e/support/team-history.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, addMonths, firstOfMonth, weekday } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/commands/rebuild-person-months.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { computeGuardedMean } from '#/lib/domain/metrics/guarded-mean.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const TODAY = historyEnd;
const now = new Date(`${TODAY}T15:00:00Z`);
const METRICS = ['motivation', 'productivity', 'sentiments'] as const;
type Metric = (typeof METRICS)[number];

let leader: User;
let team: Team;
let members: User[];
let raw: Asked[];

beforeAll(async () => {
  await testDatabase();
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  members = [];
  for (let i = 0; i < 4; i++) members.push(await buildMember(prisma(), { team }));
  raw = await fillTeamHistory(team, leader, members);
}, 120_000);
afterAll(closeDatabase);

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the persons' own means over some days, to one decimal; null without an answer. */
function mean(rows: Asked[], metric: Metric): number | null {
  const ofPersons = members.flatMap(({ id }) => {
    const values = rows.filter(({ userId, answered }) => userId === id && answered).map((row) => row[metric]);
    const applicable = values.filter((value) => value !== null);
    return applicable.length > 0 ? [average(applicable)] : [];
  });
  return ofPersons.length > 0 ? Math.round(average(ofPersons) * 10 + 1e-9) / 10 : null;
}

/** The days of each time frame and of the one before, written out. */
const spans: Record<
  PeriodName,
  { from: string; to: string; before: [string, string]; bucket: (date: string) => string }
> = {
  '1d': { from: '2026-03-17', to: '2026-03-17', before: ['2026-03-16', '2026-03-16'], bucket: (date) => date },
  '1w': { from: '2026-03-12', to: TODAY, before: ['2026-03-05', '2026-03-11'], bucket: (date) => date },
  '1m': { from: '2026-02-17', to: TODAY, before: ['2026-01-18', '2026-02-16'], bucket: (date) => date },
  '6m': {
    from: '2025-10-01',
    to: TODAY,
    before: [addDays('2025-10-01', -169), '2025-09-30'],
    bucket: (date) => addDays(date, 1 - weekday(date)),
  },
  '1y': { from: '2025-04-01', to: TODAY, before: [addMonths('2025-04-01', -12), '2025-03-31'], bucket: firstOfMonth },
};
const within = (from: string, to: string, rows = raw) => rows.filter(({ date }) => date >= from && date <= to);
const ask = async (user: User, period: PeriodName, role: 'Team Leader' | 'Member' = 'Team Leader', member = 0) =>
  getTeamDashboard(await userCtx(user, { role, now }), { id: team.id, period, member });

function lineOf(rows: Asked[], metric: Metric, bucket: (date: string) => string) {
  const buckets = [...new Set(rows.map(({ date }) => bucket(date)))].sort();
  return buckets.map((date) => ({
    date,
    record: mean(
      rows.filter((row) => bucket(row.date) === date),
      metric,
    ),
  }));
}

describe.each(periods.map(({ name }) => name))('the figures of %s', (period) => {
  const { from, to, before, bucket } = spans[period];

  it('equal those of the raw answers', async () => {
    const shown = await ask(leader, period);
    const rows = within(from, to);
    expect(shown.period).toMatchObject({ from, to });
    for (const metric of METRICS) {
      expect([metric, shown[metric].avg, shown[metric].previousAvg]).toEqual([
        metric,
        mean(rows, metric),
        mean(within(...before), metric),
      ]);
      expect(shown[metric].data).toEqual(lineOf(rows, metric, bucket));
      expect(shown[metric].previousData).toEqual(lineOf(within(...before), metric, bucket));
    }
    const answered = rows.filter((row) => row.answered);
    expect(shown.participation).toMatchObject({ due: rows.length, answered: answered.length });
    expect(shown.participation.persons).toBe(new Set(answered.map(({ userId }) => userId)).size);
  });

  it('say how far each norm is lived up to, and what was named beside which feeling', async () => {
    const { norms, factors } = await ask(leader, period);
    const rows = within(from, to).filter(({ answered }) => answered);
    const levels = [1, 12].flatMap((id) => {
      const ofPersons = members.flatMap(({ id: userId }) => {
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
        const named = rows.filter((row) => row.sentiments === sentiment && row.factorIds.includes(id));
        const persons = new Set(named.map(({ userId }) => userId)).size;
        expect([id, sign]).toEqual([
          id,
          named.length > 0 ? { checkIns: named.length, persons, personsBand: null } : null,
        ]);
      }
    const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
    expect(ascending(factors.map(({ id }) => id))).toEqual(ascending(new Set(rows.flatMap((row) => row.factorIds))));
  });

  it('say since when there are answers, and repeat themselves by the names of the leader’s view', async () => {
    const shown = await ask(leader, period);
    for (const metric of METRICS) {
      const days = within(from, to).filter((row) => row[metric] !== null);
      const first = days.map(({ date }) => (period === '1y' ? firstOfMonth(date) : date)).sort()[0] ?? null;
      expect([metric, shown[metric].since]).toEqual([metric, first]);
    }
    expect([shown.motivationAvg, shown.performanceAvg, shown.sentimentAvg]).toEqual(
      [shown.motivation, shown.productivity, shown.sentiments].map(({ avg }) => avg),
    );
    expect(shown).toMatchObject({
      teamId: team.id,
      teamName: team.name,
      sentimentBarGraph: shown.sentiments.typesData,
    });
  });

  it('of one member are that member’s', async () => {
    const [{ id } = { id: 0 }] = members;
    const shown = await ask(leader, period, 'Team Leader', id);
    const rows = within(from, to).filter(({ userId }) => userId === id);
    for (const metric of METRICS) expect([metric, shown[metric].avg]).toEqual([metric, mean(rows, metric)]);
    expect(shown.participation.due).toBe(rows.length);
  });

  it('cost one round trip to the database', async () => {
    const ctx = await userCtx(leader, { role: 'Team Leader', now });
    const [queried, connected] = [vi.spyOn(pool(), 'query'), vi.spyOn(pool(), 'connect')];
    await getTeamDashboard(ctx, { id: team.id, period, member: 0 });
    expect(queried).toHaveBeenCalledTimes(1);
    // The pool's own query takes one connection; nothing else may.
    expect(connected.mock.calls.length).toBeLessThanOrEqual(1);
    vi.restoreAllMocks();
  });
});

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
  const applicable = within(from, to).filter((row) => row.answered && row[metric] !== null);
  const told = applicable.filter(({ date }) => applicable.filter((row) => row.date === date).length >= 3);
  return told.map(({ userId, date: localDate, [metric]: value }) => ({ userId, localDate, value }));
}
const guarded = (rows: { userId: number; localDate: string; value: number | null }[]) => {
  const { avg } = computeGuardedMean(rows, 3);
  return avg === null ? null : Math.round(avg + 1e-9);
};

describe.each(periods.map(({ name }) => name))('what a Member sees of %s', (period) => {
  const { from, before } = closedSpans[period];
  const { bucket } = spans[period];

  it('is whole points of closed days with three answers, and no count', async () => {
    const shown = await ask(members[0] as User, period, 'Member');
    expect(shown).toMatchObject({ asOf: CLOSED, period: { from, to: CLOSED }, members: [] });
    for (const metric of METRICS) {
      const told = toldIn(from, CLOSED, metric);
      const persons = new Set(told.map(({ userId }) => userId)).size;
      const { avg, previousAvg, data, previousData, smoothed, personsBand, change } = shown[metric];
      const [now, past] = [guarded(told), guarded(toldIn(...before, metric))];
      const difference = now === null || past === null ? null : now - past;
      expect([metric, avg, previousAvg, change]).toEqual([metric, now, past, difference]);
      expect([shown[metric].persons, smoothed, personsBand]).toEqual([null, null, persons >= 3 ? '3–4' : null]);
      const lineIn = (first: string, last: string) => {
        const points = toldIn(first, last, metric);
        return [...new Set(within(first, last).map(({ date }) => bucket(date)))].sort().map((date) => ({
          date,
          record: guarded(points.filter(({ localDate }) => bucket(localDate) === date)),
        }));
      };
      expect(data).toEqual(lineIn(from, CLOSED));
      expect(previousData).toEqual(lineIn(...before));
    }
    const due = within(from, CLOSED);
    const answered = due.filter((row) => row.answered);
    const rate = due.length > 0 ? Math.round((100 * answered.length) / due.length) : null;
    expect(shown.participation).toEqual({ due: null, answered: null, rate, persons: null, personsDue: null });
  });

  it('holds norms and factors of closed days on which three said so, without counts', async () => {
    const shown = await ask(members[0] as User, period, 'Member');
    const rows = within(from, CLOSED).filter(({ answered }) => answered);
    const fullDays = <R extends { date: string }>(of: R[]) =>
      of.filter(({ date }) => of.filter((row) => row.date === date).length >= 3);
    const levels = [1, 12].flatMap((id) => {
      const said = rows.flatMap(({ userId, date, norms }) =>
        norms.filter(({ normId }) => normId === id).map(({ value }) => ({ userId, date, value: (value - 1) * 25 })),
      );
      const told = fullDays(said).map(({ date, ...row }) => ({ ...row, localDate: date }));
      return said.length > 0 ? [{ id, avg: guarded(told), persons: null }] : [];
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
    const ctx = await userCtx(members[0] as User, { role: 'Member', now });
    const queried = vi.spyOn(pool(), 'query');
    const shown = await getTeamDashboard(ctx, { id: team.id, period, member: 0 });
    expect(queried).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
    const leaders = await userCtx(leader, { role: 'Team Leader', now });
    expect(await getTeamDashboard(leaders, { id: team.id, period, member: 0, byName: false })).toEqual(shown);
  });
});

describe('a Member', () => {
  it('is shown days of which some count and some do not', () => {
    const { from } = closedSpans['1m'];
    for (const metric of METRICS) {
      const days = new Set(within(from, CLOSED).flatMap((row) => (row[metric] === null ? [] : [row.date])));
      const told = new Set(toldIn(from, CLOSED, metric).map(({ localDate }) => localDate));
      expect(told.size).toBeGreaterThan(2);
      expect(days.size - told.size).toBeGreaterThan(2);
    }
  });

  it('sees nothing of a team of two, and is told why', async () => {
    const pair = await buildTeam(prisma(), { companyId: team.companyId });
    const [one, two] = [await buildMember(prisma(), { team: pair }), await buildMember(prisma(), { team: pair })];
    for (const { id: userId } of [one, two])
      for (const localDate of ['2025-02-03', '2026-02-02', '2026-03-09', '2026-03-16'])
        await buildAnswer(prisma(), { checkIn: await buildCheckIn(prisma(), { team: pair, userId, localDate }) });
    await rebuildPersonMonths(prisma(), { companyId: team.companyId });
    for (const { name: period } of periods) {
      const ctx = await userCtx(one, { role: 'Member', now });
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

describe('who may look', () => {
  async function told(user: User, role: 'Administrator' | 'Team Leader' | 'Member', id: number, member = 0) {
    const ctx = await userCtx(user, { role, now });
    try {
      await getTeamDashboard(ctx, { id, period: '1w', member });
      return 'shown';
    } catch (error) {
      if (!isProblem(error)) throw error;
      return `${error.code}: ${error.message}`;
    }
  }

  it('nobody of another company, in the same words as for a team that is not there', async () => {
    const { id: companyId } = await buildCompany(prisma());
    const stranger = await buildUser(prisma(), { companyId });
    const theirs = await buildTeam(prisma(), { companyId, leaderId: stranger.id });
    const unknown = await told(leader, 'Team Leader', 2_147_483_647);
    expect(unknown).toMatch(/^not_found/);
    expect(await told(leader, 'Team Leader', theirs.id)).toBe(unknown);
    expect(await told(stranger, 'Team Leader', team.id)).toBe(unknown);
    const theirMember = await buildMember(prisma(), { team: theirs });
    expect(await told(leader, 'Team Leader', team.id, theirMember.id)).toBe(unknown);
    expect(await told(leader, 'Team Leader', team.id, 2_147_483_647)).toBe(unknown);
  });

  it('nobody without a tie, and by name the leaders alone', async () => {
    const { companyId } = team;
    const administrator = await buildAdministrator(prisma(), { companyId });
    const second = await buildUser(prisma(), { companyId });
    const member = members[0] as User;
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: second.id } });
    const other = await buildTeam(prisma(), { companyId, leaderId: administrator.id });
    expect(await told(administrator, 'Administrator', team.id)).toMatch(/^forbidden/);
    expect(await told(administrator, 'Team Leader', team.id)).toMatch(/^forbidden/);
    expect(await told(leader, 'Team Leader', other.id)).toMatch(/^forbidden/);
    expect(await told(member, 'Member', other.id)).toMatch(/^forbidden/);
    expect(await told(member, 'Member', team.id, member.id)).toMatch(/^forbidden/);
    expect(await told(second, 'Team Leader', team.id, member.id)).toBe('shown');
  });
});
