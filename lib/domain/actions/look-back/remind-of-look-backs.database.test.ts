import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Prisma, Team, User } from '#/generated/prisma/client.ts';
import { remindOfLookBacks } from '#/lib/domain/actions/look-back/remind-of-look-backs.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let leader: User;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  await prisma().company.deleteMany();
  // Well ahead of UTC, with summer time until 5 April.
  companyId = (await buildCompany(prisma(), { timeZone: 'Pacific/Auckland' })).id;
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id, name: 'Harbour' });
});

const due = (action: Partial<Prisma.ActionUncheckedCreateInput> = {}) =>
  buildAction(prisma(), {
    team,
    action: {
      topic: 'factor:13',
      prepared: 2,
      ownerId: leader.id,
      promisedOn: new Date('2026-03-03'),
      dueOn: new Date('2026-03-17'),
      ...action,
    },
  });
/** 9:00 of the day in Auckland. */
const MORNING = '2026-03-16T20:00:00Z';
const remindedAt = async (now: string) => {
  await remindOfLookBacks(jobCtx({ now }));
  return findNotices({ where: { companyId } });
};

it.each([
  ['before nine', '2026-03-16T19:59:00Z', 0],
  ['at nine', MORNING, 1],
  ['late, where no worker ran', '2026-03-20T00:00:00Z', 1],
])('the reminder comes on the day in the company’s time zone: %s', async (_, now, count) => {
  await due();
  expect(await remindedAt(now)).toHaveLength(count);
});

it('the reminder goes to the owner once, with two workers, and says what was tried and since when', async () => {
  const { id } = await due();
  await Promise.all([remindedAt(MORNING), remindedAt(MORNING)]);
  expect(await remindedAt('2026-03-17T20:00:00Z')).toMatchObject([
    {
      userId: leader.id,
      role: 'Team Leader',
      message:
        '<strong>Harbour</strong> has been trying “Change nothing else for two weeks.” since 3 March. Will you keep it?',
      props: { href: `/dashboard/team?team=${team.id}` },
    },
  ]);
  expect(await prisma().action.findUnique({ where: { id } })).toMatchObject({ remindedOn: new Date('2026-03-17') });
});

it('the reminder comes again each week at nine until three weeks are over, and then stops', async () => {
  await due();
  const counts = [];
  for (const now of [
    MORNING,
    '2026-03-23T19:59:00Z',
    '2026-03-23T20:00:00Z',
    '2026-03-30T20:00:00Z',
    // Summer time has ended.
    '2026-04-06T21:00:00Z',
    '2026-04-13T21:00:00Z',
    '2026-05-20T21:00:00Z',
  ])
    counts.push((await remindedAt(now)).length);
  expect(counts).toEqual([1, 1, 2, 3, 4, 4, 4]);
});

it('reminders stop after someone has looked back, and begin again on a later day', async () => {
  const { id } = await due();
  await remindedAt(MORNING);
  await prisma().action.update({ where: { id }, data: { state: 'kept', settledOn: new Date('2026-03-18') } });
  expect(await remindedAt('2026-03-24T20:00:00Z')).toHaveLength(1);
  const later = { state: 'doing', settledOn: null, remindedOn: null, dueOn: new Date('2026-03-31') };
  await prisma().action.update({ where: { id }, data: later });
  expect(await remindedAt('2026-03-29T20:00:00Z')).toHaveLength(1);
  expect(await remindedAt('2026-03-30T20:00:00Z')).toHaveLength(2);
});

it('the reminder goes to the current leader if the owner no longer leads, and to no one if the team has no leader', async () => {
  const next = await buildUser(prisma(), { companyId });
  await due();
  await prisma().team.update({ where: { id: team.id }, data: { leaderId: next.id } });
  expect(await remindedAt(MORNING)).toMatchObject([{ userId: next.id }]);
  await prisma().notification.deleteMany();
  await due({ topic: 'factor:1' });
  await prisma().team.update({ where: { id: team.id }, data: { leaderId: null } });
  expect(await remindedAt(MORNING)).toEqual([]);
});

it('the reminder skips steps that are settled, not yet due, or of a paused company', async () => {
  await due({ state: 'ended', settledOn: new Date('2026-03-10') });
  await due({ topic: 'factor:2', dueOn: new Date('2026-03-18') });
  expect(await remindedAt(MORNING)).toEqual([]);
  await due();
  await prisma().company.update({ where: { id: companyId }, data: { blockedAt: new Date() } });
  expect(await remindedAt(MORNING)).toEqual([]);
});

it('the reminder shows a text as it was typed, without markup, and is deleted with its author', async () => {
  await due({ will: 'Quiet <b>hours</b>', prepared: null, madeById: leader.id });
  const [notice] = await remindedAt(MORNING);
  expect(notice).toMatchObject({ aboutUserId: leader.id });
  expect(notice?.message).toContain('“Quiet &lt;b&gt;hours&lt;/b&gt;”');
});
