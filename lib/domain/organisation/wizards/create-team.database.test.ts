import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Company, User } from '#/generated/prisma/client.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { listDepartments } from '#/lib/domain/organisation/departments/department.service.ts';
import {
  discardTeamDraft,
  getTeamDraft,
  listTeamDrafts,
  saveTeamDraft,
} from '#/lib/domain/organisation/drafts/team-draft.service.ts';
import { teamDraftBody } from '#/lib/domain/organisation/organisation.schema.ts';
import { createTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NO_ID = 2_147_483_647;

let company: Company;
let founder: User;

openQueue();
beforeEach(async () => {
  company = await buildCompany(prisma());
  founder = await buildUser(prisma(), { companyId: company.id });
});

const form = (changes: object = {}) =>
  teamDraftBody.parse({
    name: 'Rockets',
    departamentId: 0,
    invites: ['', 'Ann@example.com', '   ', 'bob@example.com', 'ann@example.com'],
    performingScoreId: 4,
    checkinDay: 2,
    frequencyId: 2,
    surveysTimeSend: '09:30',
    workingDays: [5, 1, 1],
    ...changes,
  });

const save = async (changes: object = {}, id?: number, user = founder) =>
  (await saveTeamDraft(await userCtx(user), id, form(changes))).id;

/** Returns the whole problem that a call is refused with, or that there is none. */
async function outcomeOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return await attempt;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { code, message, messages, retryAfterSeconds } = error;
    return { code, message, messages, retryAfterSeconds };
  }
}

describe('a team that an invited leader hasn’t finished', () => {
  const administrator = () => buildAdministrator(prisma(), { companyId: company.id });
  const unfinished = async (departmentId?: number) => {
    const leader = await buildUser(prisma(), { companyId: company.id, firstName: 'Ines', lastName: 'Moura' });
    const draft = { companyId: company.id, leaderId: leader.id, creatorId: leader.id, name: '', completedAt: null };
    return buildTeam(prisma(), { ...draft, ...(departmentId ? { departmentId } : {}) });
  };
  const shownTo = async (user: User, role: RoleName) => (await listTeamDrafts(await userCtx(user, { role }))).teams;

  it('is offered to those above it, with its leader’s name', async () => {
    const departmentLeader = await buildUser(prisma(), { companyId: company.id });
    const own = await buildDepartment(prisma(), { companyId: company.id, leaderId: departmentLeader.id });
    const other = await buildDepartment(prisma(), { companyId: company.id });
    const [first, second, third] = [await unfinished(own.id), await unfinished(other.id), await unfinished()];
    const row = ({ id }: { id: number }) => ({ id, name: '', leader: 'Ines Moura' });
    expect(await shownTo(await administrator(), 'Administrator')).toEqual([third, second, first].map(row));
    expect(await shownTo(departmentLeader, 'Department Leader')).toEqual([row(first)]);
    expect((await listTeamDrafts(await userCtx(founder))).teams).toEqual([]);
  });

  it('is finished for its leader, who then leads it', async () => {
    const team = await unfinished();
    const ctx = await userCtx(await administrator(), { role: 'Administrator' });
    expect((await getTeamDraft(ctx, team.id)).team).toMatchObject({ id: team.id, leader: 'Ines Moura' });
    await saveTeamDraft(ctx, team.id, form());
    expect(await createTeam(ctx, team.id)).toMatchObject({ name: 'Rockets', invited: 2 });
    const storedTeam = await prisma().team.findUniqueOrThrow({ where: { id: team.id } });
    expect(storedTeam).toMatchObject({ leaderId: team.leaderId, completedAt: expect.any(Date) });
  });

  it('can’t be discarded by those above, and is no one else’s', async () => {
    const team = await unfinished();
    const above = await userCtx(await administrator(), { role: 'Administrator' });
    const stranger = await userCtx(
      await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id }),
    );
    await expect(discardTeamDraft(above, team.id)).rejects.toMatchObject({ code: 'not_found' });
    for (const ctx of [await userCtx(founder), stranger]) {
      await expect(getTeamDraft(ctx, team.id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(createTeam(ctx, team.id)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a draft of a team', () => {
  it('keeps the form, drops blank rows, and is visible to its creator', async () => {
    const id = await save();
    const ctx = await userCtx(founder);
    expect((await getTeamDraft(ctx, id)).team).toEqual({
      id,
      name: 'Rockets',
      departamentId: 0,
      departmentName: 'Other',
      invites: ['ann@example.com', 'bob@example.com', 'ann@example.com'],
      performingScoreId: 4,
      checkinDay: 2,
      frequencyId: 2,
      surveysTimeSend: '09:30',
      workingDays: [1, 5],
      asksOnJoining: true,
      leader: null,
    });
    await save({ name: 'Boosters' }, id);
    expect((await listTeamDrafts(ctx)).teams).toEqual([{ id, name: 'Boosters', leader: null }]);
  });

  it('accepts only a department of its own company', async () => {
    const elsewhere = await buildCompany(prisma());
    const [own, theirs] = await Promise.all(
      [company, elsewhere].map(({ id: companyId }) => buildDepartment(prisma(), { companyId })),
    );
    const id = await save({ departamentId: own?.id });
    for (const departamentId of [theirs?.id, NO_ID])
      await expect(save({ departamentId }, id)).rejects.toMatchObject({ code: 'invalid' });
    expect((await getTeamDraft(await userCtx(founder), id)).team.departamentId).toBe(own?.id);
    const departments = await listDepartments(await userCtx(founder));
    expect(departments).toEqual([
      { id: 0, name: 'Other' },
      { id: own?.id, name: own?.name },
    ]);
  });

  it('isn’t found if it’s another person’s, another company’s, finished or unknown', async () => {
    const colleague = await buildUser(prisma(), { companyId: company.id });
    const elsewhere = await buildCompany(prisma());
    const stranger = await buildUser(prisma(), { companyId: elsewhere.id });
    const finished = { companyId: company.id, creatorId: founder.id };
    const ids = [
      NO_ID,
      await save({}, undefined, colleague),
      await save({}, undefined, stranger),
      (await buildTeam(prisma(), finished)).id,
    ];
    const before = await prisma().team.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
    const ctx = await userCtx(founder);
    const answers: unknown[] = [];
    for (const id of ids) {
      answers.push(await outcomeOf(getTeamDraft(ctx, id)));
      answers.push(await outcomeOf(saveTeamDraft(ctx, id, form({ name: 'Taken over' }))));
      answers.push(await outcomeOf(createTeam(ctx, id)));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ code: 'not_found' });
    expect(await prisma().team.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).toEqual(before);
    expect((await listTeamDrafts(ctx)).teams).toEqual([]);
  });
});

it('fifty teams a day can be started, and each can still be changed', async () => {
  const first = await save();
  for (let i = 1; i < 50; i++) await save();
  await expect(save()).rejects.toMatchObject({ code: 'too_many_requests' });
  await save({ name: 'Boosters' }, first);
  expect((await listTeamDrafts(await userCtx(founder))).teams).toHaveLength(50);
});

describe('creating a team', () => {
  const invitationsOf = (teamId: number) =>
    prisma().invitation.findMany({ where: { teamId }, orderBy: { email: 'asc' } });
  const mailsOf = async (teamId: number) => {
    const ids = (await invitationsOf(teamId)).map(({ id }) => id);
    return (await waitingIn(sendInvitationMail)).filter(({ invitationId }) => ids.includes(invitationId ?? 0)).length;
  };

  it('makes its creator the leader and invites each address once, except the creator’s own', async () => {
    const id = await save({ invites: ['ann@example.com', 'bob@example.com', 'ANN@example.com', founder.email] });
    const before = new Date();
    expect(await createTeam(await userCtx(founder), id)).toEqual({ id, name: 'Rockets', invited: 2 });
    const team = await prisma().team.findUniqueOrThrow({ where: { id } });
    expect(team).toMatchObject({ leaderId: founder.id, draftInvites: [], companyId: company.id });
    expect(team.completedAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect((await invitationsOf(id)).map(({ email }) => email)).toEqual(['ann@example.com', 'bob@example.com']);
    expect(await mailsOf(id)).toBe(2);
    expect((await userCtx(founder)).actor.roles).toEqual(['Team Leader']);
  });

  it('ten times in parallel happens once', async () => {
    const id = await save();
    const ctx = await userCtx(founder);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => createTeam(ctx, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const reason of refusalsOf(results)) expect(reason).toMatchObject({ code: 'not_found' });
    expect(await invitationsOf(id)).toHaveLength(2);
    expect(await mailsOf(id)).toBe(2);
    const created = { companyId: company.id, action: 'team.create' };
    expect(await prisma().auditEntry.count({ where: created })).toBe(1);
  });

  it('locks the person before the team', async () => {
    const id = await save();
    const ctx = await userCtx(founder);
    const { call } = await prisma().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${founder.id} FOR UPDATE`;
      const call = createTeam(ctx, id);
      await lockWaiter();
      await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} FOR UPDATE NOWAIT`;
      return { call };
    });
    expect(await call).toMatchObject({ id });
  });

  it('is refused completely if more people are invited than a person may invite in a day', async () => {
    const invites = Array.from({ length: 50 }, (_, i) => `person${i}@example.com`);
    const ctx = await userCtx(founder);
    for (let i = 0; i < 4; i++) await createTeam(ctx, await save({ invites }));
    const id = await save({ invites: ['one.more@example.com'] });
    await expect(createTeam(ctx, id)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await listTeamDrafts(ctx)).teams).toMatchObject([{ id }]);
    expect(await invitationsOf(id)).toEqual([]);
  });
});
