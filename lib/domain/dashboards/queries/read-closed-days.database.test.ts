import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import type { CheckIn, Team, User } from '#/generated/prisma/client.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { periods } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import { erasePerson } from '#/lib/domain/profile/commands/erase-person.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

/** A Tuesday; its check-ins go out at noon UTC and are open for 36 hours. */
const DAY = '2026-03-17';
const CLOSES = '2026-03-19T00:00:00Z';

let team: Team;
let members: User[];

beforeAll(() => testDatabase());
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  members = [];
  for (let at = 0; at < 4; at++) members.push(await buildMember(prisma(), { team }));
  // Weeks, a month and a year back: every period and the one before it has days of four, three, two and one.
  for (const [at, back] of [4, 5, 6, 11, 12, 13, 35, 36, 200, 201, 400, 401].entries())
    for (const { id: userId } of members.slice(at % 4)) await answer(addDays(DAY, -back), userId, 20 * (at % 4));
});

const ask = (localDate: LocalDate, userId: number) =>
  buildCheckIn(prisma(), { team, userId, localDate, frequencyId: 1, normIds: [3] });

async function give(checkIn: CheckIn, value: number): Promise<void> {
  const [emotionId, factorIds] = [value > 50 ? 3 : 10, [2]];
  await buildAnswer(prisma(), { checkIn, productivity: value, motivation: value, emotionId, factorIds });
  const { id: checkInId, teamId, userId, localDate } = checkIn;
  await prisma().normAnswer.create({ data: { checkInId, normId: 3, teamId, userId, localDate, value: 5 } });
}

const answer = async (localDate: LocalDate, userId: number, value: number) => give(await ask(localDate, userId), value);

/** Everything that a Member can read at an instant, over all periods and the ones before them. */
async function reading(at: string) {
  const [reader] = members;
  const ctx = await userCtx(reader as User, { role: 'Member', now: new Date(at) });
  return Promise.all(periods.map(({ name: period }) => getTeamDashboard(ctx, { id: team.id, period, member: 0 })));
}

const pointOn = (dashboards: Awaited<ReturnType<typeof reading>>, date: LocalDate) =>
  dashboards[1]?.productivity.data.find((point) => point.date === date)?.record;

it('a member reading before and after each answer of a day learns nothing until the day has closed', async () => {
  const checkIns: CheckIn[] = [];
  for (const { id } of members) checkIns.push(await ask(DAY, id));
  const before = await reading(`${DAY}T13:00:00Z`);
  expect(before.map(({ asOf }) => asOf)).toEqual(periods.map(() => '2026-03-15'));
  expect(before.filter(({ productivity }) => productivity.avg !== null).length).toBeGreaterThan(2);
  for (const [at, checkIn] of checkIns.entries()) {
    await give(checkIn, [100, 0, 63, 91][at] ?? 0);
    expect(await reading(`${DAY}T13:00:00Z`)).toEqual(before);
  }
  // While it can still be answered it does not count, whoever has answered; then all of it counts at once.
  expect(pointOn(await reading('2026-03-18T23:59:59Z'), DAY)).toBeUndefined();
  const after = await reading(CLOSES);
  expect(after[0]).toMatchObject({ asOf: DAY, productivity: { avg: 64, personsBand: '3–4', persons: null } });
  expect(pointOn(after, DAY)).toBe(64);
});

it('a day with one or two answers never counts, for any figure, norm or factor', async () => {
  const without = await reading(CLOSES);
  for (const { id } of members.slice(0, 2)) await answer('2026-03-16', id, 0);
  await answer(addDays('2026-03-16', -7), members[0]?.id ?? 0, 0);
  await answer(addDays('2026-03-16', -40), members[0]?.id ?? 0, 0);
  const figures = (dashboards: Awaited<ReturnType<typeof reading>>) =>
    dashboards.slice(1).map(({ motivation, productivity, sentiments, norms, factors }) => ({
      averages: [motivation, productivity, sentiments].map(({ avg, previousAvg, change }) => [
        avg,
        previousAvg,
        change,
      ]),
      points: [motivation, productivity, sentiments].map(({ data, previousData }) =>
        [...data, ...previousData].filter(({ record }) => record !== null),
      ),
      shares: sentiments.typesAvg,
      norms: norms.filter(({ avg }) => avg !== null),
      factors,
    }));
  const after = await reading(CLOSES);
  expect(figures(after)).toEqual(figures(without));
  expect(pointOn(after, '2026-03-16')).toBeNull();
});

it('a day that others may still be asked for is not closed, nor is one after an open day', async () => {
  for (const { id } of members) await answer(DAY, id, 80);
  await prisma().checkIn.updateMany({ where: { teamId: team.id }, data: { closesAt: new Date(`${DAY}T14:00:00Z`) } });
  // Far in the west it is that day until noon UTC of the next one, and a late round may follow for six hours.
  expect((await reading('2026-03-18T17:59:59Z'))[0]?.asOf).toBe('2026-03-16');
  expect((await reading('2026-03-18T18:00:00Z'))[0]?.asOf).toBe(DAY);
  const open = { teamId: team.id, localDate: new Date('2026-03-12') };
  await prisma().checkIn.updateMany({ where: open, data: { closesAt: new Date('2026-03-19T12:00:00Z') } });
  expect((await reading('2026-03-18T18:00:00Z'))[0]?.asOf).toBe('2026-03-11');
});

it('a check-in for ratings alone holds no day back and counts nowhere', async () => {
  for (const { id } of members) await answer(DAY, id, 80);
  const before = await reading(CLOSES);
  const leader = await buildUser(prisma(), { companyId: team.companyId });
  const rating = await buildCheckIn(prisma(), {
    team,
    userId: leader.id,
    localDate: DAY,
    asksOwn: false,
    asksRatings: true,
    closesAt: new Date('2026-03-24T12:00:00Z'),
  });
  await prisma().checkIn.update({ where: { id: rating.id }, data: { answeredAt: rating.sentAt } });
  expect(await reading(CLOSES)).toEqual(before);
});

it('the period before is read whole wherever in a month the last closed day lies', async () => {
  // Six months up to 31 January begin on 1 August, and the six before it on 29 January of the year before.
  for (const { id } of members) await answer('2025-01-29', id, 70);
  for (const { id } of members) await ask('2026-02-01', id);
  await prisma().checkIn.updateMany({
    where: { teamId: team.id, localDate: new Date('2026-02-01') },
    data: { closesAt: new Date('2026-02-08T12:00:00Z') },
  });
  const [, , , half] = await reading('2026-02-07T12:00:00Z');
  expect(half).toMatchObject({ asOf: '2026-01-31', period: { from: '2025-08-01', to: '2026-01-31' } });
  expect(half?.productivity.previousData).toContainEqual({ date: '2025-01-27', record: 70 });
});

it('whoever is erased stays in the days that members have seen', async () => {
  for (const { id } of members) await answer(DAY, id, 80);
  await ask(addDays(DAY, 1), members[3]?.id ?? 0);
  const figures = async () =>
    (await reading(CLOSES)).map(({ asOf, motivation, productivity, sentiments, norms, factors }) => {
      return { asOf, motivation, productivity, sentiments, norms, factors };
    });
  const before = await figures();
  expect(before[0]).toMatchObject({ asOf: DAY, productivity: { avg: 80 } });
  const { companyId } = team;
  const ctx = jobCtx({ now: new Date(CLOSES) });
  await prisma().$transaction((tx) => erasePerson(tx, ctx, { userId: members[3]?.id ?? 0, companyId }));
  expect(await figures()).toEqual(before);
});
