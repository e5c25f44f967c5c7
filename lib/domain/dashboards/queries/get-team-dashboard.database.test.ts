import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, addMonths, firstOfMonth, weekday } from '#/lib/domain/calendar/local-date.ts';
import { type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/commands/rebuild-person-months.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const TODAY = '2026-03-18';
const now = new Date(`${TODAY}T15:00:00Z`);
const METRICS = ['motivation', 'productivity', 'sentiments'] as const;
type Metric = (typeof METRICS)[number];

/** A check-in as it lies in the database; null in a figure is "not applicable". */
interface Raw extends Record<Metric, number | null> {
  userId: number;
  date: string;
  answered: boolean;
}

let leader: User;
let team: Team;
let members: User[];
let raw: Raw[];

beforeAll(async () => {
  await testDatabase();
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  members = [];
  for (let i = 0; i < 4; i++) members.push(await buildMember(prisma(), { team }));
  raw = await fill();
  await rebuildPersonMonths(prisma(), { companyId });
}, 120_000);
afterAll(closeDatabase);

/** Two years of weekly answers and five dense weeks at the end, with gaps, and blocks that do not apply. */
async function fill(): Promise<Raw[]> {
  const random = createRandom(7);
  const made: Raw[] = [];
  for (let date = '2024-03-20'; date <= TODAY; date = addDays(date, 1)) {
    const isDense = date > addDays(TODAY, -75);
    if (weekday(date) > 5 || (!isDense && weekday(date) !== 3)) continue;
    for (const { id: userId } of members.filter(() => random.chance(0.9))) {
      const checkIn = await buildCheckIn(prisma(), { team, userId, localDate: date });
      const answered = random.chance(0.7);
      const emotionId = random.pick([null, 3, 9, 10]);
      const productivity = random.pick([null, 0, 40, 75, 100]);
      const motivation = random.pick([null, 12.5, 50, 87.5]);
      if (answered) await buildAnswer(prisma(), { checkIn, emotionId, productivity, motivation });
      const sentiments = emotionId === null ? null : { 3: 100, 9: 50, 10: 0 }[emotionId];
      made.push({ userId, date, answered, sentiments: sentiments ?? null, productivity, motivation });
    }
  }
  return made;
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the persons' own means over some days, to one decimal; null without an answer. */
function mean(rows: Raw[], metric: Metric): number | null {
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

function lineOf(rows: Raw[], metric: Metric, bucket: (date: string) => string) {
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

describe('a Member', () => {
  it('sees of every point only what rests on three persons', async () => {
    const [asker] = members;
    const { from, to } = spans['1m'];
    const shown = await ask(asker as User, '1m', 'Member');
    expect(shown.members).toEqual([]);
    let hidden = 0;
    for (const metric of METRICS)
      for (const { date, record } of shown[metric].data) {
        const rows = within(date, date).filter((row) => row.answered && row[metric] !== null);
        if (rows.length < 3) hidden++;
        expect([date, record]).toEqual([date, rows.length < 3 ? null : mean(rows, metric)]);
      }
    expect(hidden).toBeGreaterThan(5);
    expect(shown.productivity.avg).toBe(mean(within(from, to), 'productivity'));
  });

  it('sees nothing of a team of two, and is told why', async () => {
    const pair = await buildTeam(prisma(), { companyId: team.companyId });
    const [one, two] = [await buildMember(prisma(), { team: pair }), await buildMember(prisma(), { team: pair })];
    for (const { id: userId } of [one, two])
      for (const localDate of ['2026-02-02', '2026-03-09', '2026-03-16', '2026-03-17'])
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
