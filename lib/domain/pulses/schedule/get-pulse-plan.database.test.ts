import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { buildManagedCompany } from '#/e2e/support/scenes/managed-company.ts';
import { readInput } from '#/lib/api/reading/read-input.ts';
import { type PulseBody, pulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { getPulsePlan } from '#/lib/domain/pulses/schedule/get-pulse-plan.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const now = '2026-03-04T09:30:00Z';
let scene: Awaited<ReturnType<typeof buildManagedCompany>>;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  scene = await buildManagedCompany();
});

interface Fields {
  id?: number;
  [field: string]: unknown;
}

async function plan({ id, ...fields }: Fields) {
  const body = { ...(readInput(pulseBody, fields).data as PulseBody), id };
  return getPulsePlan(await userCtx(scene.teamLeader, { role: 'Team Leader', now }), body);
}

const days = async (fields: Fields) =>
  (await plan(fields)).rounds.map(({ opensOn, closesOn }) => `${opensOn} ${closesOn}`);

it.each<[string, Fields, string[]]>([
  ['a single one starts immediately and closes after five days', {}, ['2026-03-04 2026-03-09']],
  ['a weekly one', { frequency: 2 }, ['2026-03-04 2026-03-09', '2026-03-11 2026-03-16', '2026-03-18 2026-03-23']],
  [
    'a daily one starting tomorrow, over a weekend',
    { frequency: 1, startDate: '2026-03-05' },
    ['2026-03-05 2026-03-06', '2026-03-06 2026-03-07', '2026-03-09 2026-03-10'],
  ],
  [
    'until its last day',
    { frequency: 2, startDate: '2026-03-05', endDate: '2026-03-13', openDays: 14 },
    ['2026-03-05 2026-03-14', '2026-03-12 2026-03-14'],
  ],
])('the next rounds: %s', async (_, fields, expected) => {
  expect(await days(fields)).toEqual(expected);
});

it('an active pulse’s rounds follow from its first day, whatever has passed since', async () => {
  const schedule = { recurringOn: true, frequency: 3, days: [true, true, true, true, true, false, false] };
  const settings = {
    creatorRole: 'Team Leader',
    startDate: new Date('2025-12-19'),
    isActive: true,
    isDraft: false,
    ...schedule,
  };
  const pulse = await buildPulse(prisma(), { creator: scene.teamLeader, teams: [scene.team], pulse: settings });
  await buildPulseRound(prisma(), {
    pulse,
    team: scene.team,
    userIds: [],
    round: { opensAt: new Date('2026-02-19T12:00:00Z') },
  });
  const fields = { id: pulse.id, startDate: '2025-12-19', frequency: 3, days: schedule.days };
  expect((await days(fields)).map((day) => day.slice(0, 10))).toEqual(['2026-03-19', '2026-04-20', '2026-05-19']);
  await expect(days({ ...fields, id: 0 })).rejects.toMatchObject({ code: 'not_found' });
});

it('a rotation shows what it will ask, no item twice', async () => {
  const { rounds } = await plan({ bank: true, frequency: 2, bankMuted: [1] });
  expect(rounds.map(({ questions }) => questions.length)).toEqual([5, 5, 5]);
  expect(new Set(rounds.flatMap(({ questions }) => questions)).size).toBe(15);
  expect((await plan({ frequency: 2 })).rounds.flatMap(({ questions }) => questions)).toEqual([]);
});

it('the plan knows who it asks, what else they got this week, and when that is too few people', async () => {
  const { team, company } = scene;
  const members = [await buildMember(prisma(), { team }), await buildMember(prisma(), { team })];
  const elsewhere = await buildTeam(prisma(), { companyId: company.id });
  const stranger = await buildMember(prisma(), { team: elsewhere });
  const ask = async (day: string, userIds: number[]) => {
    const pulse = await buildPulse(prisma(), { creator: scene.administrator, teams: [team] });
    const round = { opensAt: new Date(`${day}T12:00:00Z`) };
    await buildPulseRound(prisma(), { pulse, team, userIds, round });
  };
  await ask('2026-03-01', [members[0]?.id ?? 0]);
  await ask('2026-03-02', [members[0]?.id ?? 0]);
  await ask(
    '2026-03-03',
    members.map(({ id }) => id),
  );
  await ask('2026-03-03', [stranger.id]);
  expect(await plan({})).toMatchObject({
    asksCount: 3,
    pulsesThisWeek: 2,
    warning: 'Results appear only where 5 or more people answer. This pulse asks 3. Add teams.',
  });
});
