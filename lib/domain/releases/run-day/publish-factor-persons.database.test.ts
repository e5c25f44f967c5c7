import { afterAll, beforeAll, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { AnsweringCompany, type AskedTeam } from '#/e2e/support/scenes/answering-company.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { FACTOR_DAYS } from '#/lib/domain/releases/constants.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

const CLEAR_GOALS = 3;
const first = '2026-03-02';

beforeAll(testDatabase);
afterAll(closeDatabase);

/** A team of six feels bad for some days; `namedBy` says who names unclear goals as the reason on each day. */
async function pass(namedBy: readonly (readonly number[])[]) {
  const scene = await AnsweringCompany.make([6]);
  const [team] = scene.teams;
  if (!team) throw new Error('There is one team.');
  for (const [at, places] of namedBy.entries()) {
    const day = addDays(first, at);
    await scene.passDay(team, day, (place) => ({
      feeling: 'bad',
      factorIds: places.includes(place) ? [CLEAR_GOALS] : [],
    }));
    await scene.close(team, day);
    await scene.sleep(day);
  }
  return { scene, team, until: addDays(first, namedBy.length - 1) };
}

async function hurtOn({ scene, team, until }: { scene: AnsweringCompany; team: AskedTeam; until: string }) {
  const administrator = await userCtx(await buildAdministrator(prisma(), { companyId: scene.company.id }), {
    role: 'Administrator',
  });
  const ctx = { ...administrator, clock: fixedClock(`${addDays(until, 1)}T08:00:00Z`) };
  const { factors } = await getTeamDashboard(ctx, { id: team.team.id, period: '1m', member: 0 });
  return factors.find(({ id }) => id === CLEAR_GOALS)?.hurt?.timesBand ?? null;
}

it('a factor that one person named on seven days, or that four people named, isn’t shown', async () => {
  expect(await hurtOn(await pass(Array.from({ length: 7 }, () => [2])))).toBeNull();
  expect(await hurtOn(await pass(Array.from({ length: 7 }, (_, at) => [at % 4])))).toBeNull();
});

it('what five people named on different days is shown, with how often', async () => {
  expect(await hurtOn(await pass([[0], [1], [2], [3], [4]]))).toBe('5–9');
  expect(await hurtOn(await pass([[0, 1, 2, 3, 4], [0, 1], [5], [2, 3]]))).toBe('10–19');
});

it('people are counted over four weeks, and no one is stored longer', async () => {
  const rare = await pass([[0, 1, 2, 3], ...Array.from({ length: FACTOR_DAYS - 1 }, () => []), [4]]);
  expect(await hurtOn(rare)).toBeNull();
  expect(await prisma().factorMention.findMany({ select: { userId: true } })).toContainEqual({
    userId: rare.team.members[4]?.id,
  });
  const { id: companyId } = rare.scene.company;
  expect(await prisma().factorMention.count({ where: { companyId } })).toBe(1);
});
