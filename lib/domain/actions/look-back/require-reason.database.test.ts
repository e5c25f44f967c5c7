import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Action, Team, User } from '#/generated/prisma/client.ts';
import { listActions, moveAction } from '#/lib/domain/actions/action.service.ts';
import type { ActionMove } from '#/lib/domain/actions/actions.schema.ts';
import { eraseActions } from '#/lib/domain/actions/erase-actions.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const why = 'The changes are through <b>';
let leader: User;
let readers: [User, RoleName][];
let team: Team;
let step: Action;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  const member = await buildMember(prisma(), { team });
  const administrator = await buildAdministrator(prisma(), { companyId });
  readers = [
    [leader, 'Team Leader'],
    [member, 'Member'],
    [administrator, 'Administrator'],
  ];
  step = await buildAction(prisma(), { team, action: { promisedOn: new Date('2026-03-03') } });
});

const on = (day: string, [user, role]: [User, RoleName] = [leader, 'Team Leader']) =>
  userCtx(user, { role, now: `${day}T10:00:00Z` });
const move = async (body: ActionMove) => moveAction(await on('2026-03-10'), step.id, body);
const read = async (day: string, reader?: [User, RoleName]) =>
  (await listActions(await on(day, reader), team.id)).actions;

it('the reason is read by the team, its leaders and those above for four weeks, and never logged', async () => {
  expect((await move({ state: 'ended', why })).action).toMatchObject({ state: 'ended', why });
  for (const reader of readers) expect(await read('2026-04-06', reader)).toMatchObject([{ state: 'ended', why }]);
  expect(await read('2026-04-07')).toEqual([]);
  const events = await prisma().auditEntry.findMany({ where: { companyId: team.companyId } });
  expect(events).toMatchObject([{ action: 'action.state', details: { state: 'ended' } }]);
  expect(JSON.stringify(events.map(({ details }) => details))).not.toContain('The changes');
});

it('the reason is deleted with the account of its author, and the step stays', async () => {
  await move({ state: 'ended', why });
  await prisma().$transaction((tx) => eraseActions(tx, { companyId: team.companyId, userId: leader.id }));
  expect(await read('2026-03-11')).toMatchObject([{ state: 'ended', why: null }]);
  expect(await prisma().action.findUnique({ where: { id: step.id } })).toMatchObject({ why: null, endedById: null });
});

it('the reason is optional, and without one no author is stored', async () => {
  expect((await move({ state: 'ended' })).action).toMatchObject({ state: 'ended', why: null });
  expect(await prisma().action.findUnique({ where: { id: step.id } })).toMatchObject({ endedById: null });
});

it.each<[string, ActionMove, string]>([
  ['of a step that is done', { state: 'done', why: 'Over.' }, 'invalid'],
  ['of a step that stays', { state: 'kept', why: 'Good.' }, 'invalid'],
  ['of a step that another follows', { state: 'replaced', why: 'Better.' }, 'invalid'],
  ['that may offend someone', { state: 'ended', why: 'It was bullshit.' }, 'offensive'],
])('a reason is refused %s, and the step continues', async (_, body, code) => {
  await expect(move(body)).rejects.toEqual(expect.objectContaining({ code }));
  expect(await read('2026-03-10')).toMatchObject([{ state: 'doing', why: null }]);
});

it('the first of two people who end the step in parallel gives the reason', async () => {
  const ends = await Promise.allSettled([move({ state: 'ended', why: 'One.' }), move({ state: 'ended', why: 'Two.' })]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first] = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.action.why] : []));
  expect(await read('2026-03-10')).toMatchObject([{ why: first }]);
});
