import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import {
  discardDepartmentDraft,
  listDepartmentDrafts,
} from '#/lib/domain/organisation/drafts/department-draft.service.ts';
import { discardTeamDraft, listTeamDrafts } from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { createDepartment, createTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NO_ID = 2_147_483_647;

let companyId: number;
let founder: User;
let ctx: UserCtx;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  founder = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(founder);
});

const kinds = {
  team: { build: buildTeam, discard: discardTeamDraft, create: createTeam, list: listTeamDrafts },
  department: {
    build: buildDepartment,
    discard: discardDepartmentDraft,
    create: createDepartment,
    list: listDepartmentDrafts,
  },
} as const;
const draftOf = (creator: User, fields: { leaderId?: number; name?: string } = {}) => ({
  companyId: creator.companyId,
  creatorId: creator.id,
  completedAt: null,
  ...fields,
});
const audited = (action: string) =>
  prisma().auditEntry.findMany({
    where: { companyId, action },
    select: { subject: true, actorId: true, details: true },
  });

describe.each(['team', 'department'] as const)('an unfinished %s', (kind) => {
  const { build, discard, create, list } = kinds[kind];
  const idsOn = async (page: number) => {
    const answer = await list(ctx, page);
    return { ids: ('teams' in answer ? answer.teams : answer.departments).map(({ id }) => id), total: answer.total };
  };

  it('is discarded once, and logged', async () => {
    const { id } = await build(prisma(), draftOf(founder, { name: 'Boosters' }));
    const otherDraft = await build(prisma(), draftOf(founder));
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => discard(ctx, id)));
    expect(refusalsOf(results)).toEqual(Array(4).fill(expect.objectContaining({ code: 'not_found' })));
    expect(await idsOn(1)).toEqual({ ids: [otherDraft.id], total: 1 });
    expect(await audited(`${kind}.discard`)).toEqual([
      { subject: `${kind}:${id}`, actorId: founder.id, details: { name: 'Boosters' } },
    ]);
  });

  it('for an invited leader ends the role when it’s discarded', async () => {
    const leader = await buildUser(prisma(), { companyId });
    const { id } = await build(prisma(), draftOf(founder, { leaderId: leader.id }));
    await expect(discard(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
    const messages = await liveMessagesOf(async () => discard(await userCtx(leader), id));
    expect(messages).toEqual([['rejoin', userRoom(leader.id), '', {}]]);
    expect((await userCtx(leader)).actor.roles).toEqual(['Member']);
  });

  it('isn’t found and stays if it’s someone else’s, finished, of another company or unknown', async () => {
    const colleague = await buildUser(prisma(), { companyId });
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    const ids = [
      await build(prisma(), draftOf(colleague)),
      await build(prisma(), draftOf(stranger)),
      await build(prisma(), { companyId, creatorId: founder.id, leaderId: founder.id }),
    ].map(({ id }) => id);
    const attempts = await Promise.allSettled([...ids, NO_ID].map((id) => discard(ctx, id)));
    const nothing = expect.objectContaining({
      code: 'not_found',
      message: 'Not found. It may have been deleted, or you may not have access.',
    });
    expect(refusalsOf(attempts)).toEqual(attempts.map(() => nothing));
    const where = { id: { in: ids } };
    expect(kind === 'team' ? await prisma().team.count({ where }) : await prisma().department.count({ where })).toBe(3);
    expect(await audited(`${kind}.discard`)).toEqual([]);
  });

  it('can’t be discarded while its creator is in onboarding', async () => {
    const newcomer = await buildUser(prisma(), { companyId, onboardingCompletedAt: null });
    const { id } = await build(prisma(), draftOf(newcomer, { leaderId: newcomer.id }));
    await expect(discard(await userCtx(newcomer), id)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('that is finished and discarded in parallel ends as one of the two', async () => {
    const { id } = await build(prisma(), draftOf(founder, { name: 'Both' }));
    const results = await Promise.allSettled([create(ctx, id), discard(ctx, id)]);
    expect(refusalsOf(results)).toEqual([expect.objectContaining({ code: 'not_found' })]);
    const discarded = await audited(`${kind}.discard`);
    expect(discarded.length + (await audited(`${kind}.create`)).length).toBe(1);
  });

  it('is listed beyond the first fifty, newest first', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 53; i++) ids.push((await build(prisma(), draftOf(founder))).id);
    ids.reverse();
    expect(await idsOn(1)).toEqual({ ids: ids.slice(0, 50), total: 53 });
    expect(await idsOn(2)).toEqual({ ids: ids.slice(50), total: 53 });
    expect(await idsOn(3)).toEqual({ ids: [], total: 53 });
  });
});

it('a discarded team ends its invitations, a discarded department leaves its teams without one', async () => {
  const department = await buildDepartment(prisma(), draftOf(founder));
  const team = await buildTeam(prisma(), { companyId, departmentId: department.id });
  const draft = await buildTeam(prisma(), { ...draftOf(founder), departmentId: department.id });
  const member = await buildMember(prisma(), { team: draft });
  await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId: draft.id });
  const messages = await liveMessagesOf(() => discardTeamDraft(ctx, draft.id));
  expect(messages).toEqual([['rejoin', userRoom(member.id), '', {}]]);
  expect(await prisma().invitation.count({ where: { companyId } })).toBe(0);
  await discardDepartmentDraft(ctx, department.id);
  expect(await prisma().team.findMany({ where: { companyId }, select: { id: true, departmentId: true } })).toEqual([
    { id: team.id, departmentId: null },
  ]);
});
