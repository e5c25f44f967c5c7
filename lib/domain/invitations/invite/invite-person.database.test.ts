import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Department, Prisma, Team, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { INVITATION_REPEAT_MS, invitationLimit, invitedAddressLimit } from '#/lib/domain/invitations/constants.ts';
import {
  inviteAdministrator,
  inviteDepartmentLeader,
  inviteMember,
  inviteNewDepartmentLeader,
  inviteNewSecondaryLeader,
  inviteNewTeamLeader,
  inviteSecondaryLeader,
  inviteTeamLeader,
} from '#/lib/domain/invitations/invite/invite.service.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { accountKey, takePoint } from '#/lib/platform/rate-limit.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let companyId: number;
let administrator: User;
let ctx: UserCtx;
let department: Department;
let team: Team;
let email: string;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator);
  const leader = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId, leaderId: leader.id });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id, leaderId: leader.id });
  email = `invited.${uniqueWord()}@example.com`;
});

type Send = (by: UserCtx, to: string) => Promise<object>;
const person = (to: string) => ({ firstName: 'Grace', lastName: 'Hopper', email: to });
const successor = (to: string) => ({ ...person(to), keep: false });

const verbs: Record<string, { send: Send; row: () => Partial<Prisma.InvitationUncheckedCreateInput> }> = {
  inviteAdministrator: {
    send: (by, to) => inviteAdministrator(by, companyId, person(to)),
    row: () => ({ kind: 'company_administrator', departmentId: null, teamId: null, keepPrevious: null }),
  },
  inviteDepartmentLeader: {
    send: (by, to) => inviteDepartmentLeader(by, companyId, person(to)),
    row: () => ({ kind: 'department_leader', departmentId: null, teamId: null, keepPrevious: null }),
  },
  inviteTeamLeader: {
    send: (by, to) => inviteTeamLeader(by, department.id, person(to)),
    row: () => ({ kind: 'team_leader', departmentId: department.id, teamId: null, keepPrevious: null }),
  },
  inviteNewDepartmentLeader: {
    send: (by, to) => inviteNewDepartmentLeader(by, department.id, successor(to)),
    row: () => ({ kind: 'department_leader', departmentId: department.id, teamId: null, keepPrevious: false }),
  },
  inviteMember: {
    send: (by, to) => inviteMember(by, team.id, person(to)),
    row: () => ({ kind: 'team_member', departmentId: null, teamId: team.id, keepPrevious: null }),
  },
  inviteNewTeamLeader: {
    send: (by, to) => inviteNewTeamLeader(by, team.id, successor(to)),
    row: () => ({ kind: 'team_leader', departmentId: null, teamId: team.id, keepPrevious: false }),
  },
  inviteSecondaryLeader: {
    send: (by, to) => inviteSecondaryLeader(by, team.id, person(to)),
    row: () => ({ kind: 'secondary_leader', departmentId: null, teamId: team.id, keepPrevious: null }),
  },
  inviteNewSecondaryLeader: {
    send: (by, to) => inviteNewSecondaryLeader(by, team.id, successor(to)),
    row: () => ({ kind: 'secondary_leader', departmentId: null, teamId: team.id, keepPrevious: false }),
  },
};
const names = Object.keys(verbs);
const verb = (name: string) => verbs[name] as (typeof verbs)[string];

const allInvitations = () => prisma().invitation.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
const open = () => prisma().invitation.findMany({ where: { companyId, revokedAt: null } });

describe.each(names)('%s', (name) => {
  it('stores the invitation, emails it once and logs who sent it', async () => {
    await verb(name).send(ctx, email);
    const rows = await allInvitations();
    const fields = { email, firstName: 'Grace', lastName: 'Hopper', invitedById: administrator.id };
    expect(rows).toMatchObject([{ ...verb(name).row(), ...fields, acceptedAt: null, revokedAt: null }]);
    const mails = (await waitingIn(sendInvitationMail)).filter(({ invitationId }) => invitationId === rows[0]?.id);
    expect(mails).toHaveLength(1);
    const noted = { companyId, action: 'invitation.create', actorId: administrator.id };
    expect(await prisma().auditEntry.count({ where: noted })).toBe(1);
  });

  it('revokes the older link when it’s repeated, with one email for ten parallel calls', async () => {
    await verb(name).send(ctx, email);
    const [first] = await allInvitations();
    const later = await userCtx(administrator, { now: new Date(ctx.clock.now().getTime() + INVITATION_REPEAT_MS) });
    await Promise.all(Array.from({ length: 10 }, () => verb(name).send(later, email)));
    const rows = await allInvitations();
    expect([rows.length, (await open()).length]).toEqual([2, 1]);
    const ids = rows.map(({ id }) => id);
    const mails = (await waitingIn(sendInvitationMail)).filter(({ invitationId }) =>
      ids.includes(Number(invitationId)),
    );
    expect(mails).toHaveLength(2);
    const colleague = await buildUser(prisma(), { companyId, email });
    const old = joinInvitation(await userCtx(colleague), mailedToken('inv_', first?.id ?? 0));
    await expect(old).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('refuses yourself and suspended colleagues with a message, and stores nothing', async () => {
    await expect(verb(name).send(ctx, administrator.email)).rejects.toMatchObject({
      code: 'invalid',
      message: 'You can’t invite yourself. Enter someone else’s email.',
    });
    await buildUser(prisma(), { companyId, email, blockedAt: new Date() });
    await expect(verb(name).send(ctx, email)).rejects.toMatchObject({
      code: 'invalid',
      message: 'Robin Example is suspended. An administrator can restore their access.',
    });
    expect(await allInvitations()).toEqual([]);
  });

  it('doesn’t say whether an address has an account in another company', async () => {
    const elsewhere = await buildCompany(prisma());
    await buildUser(prisma(), { companyId: elsewhere.id, email });
    expect(await verb(name).send(ctx, email)).toEqual({});
    expect(await open()).toHaveLength(1);
  });

  it('is refused for another company', async () => {
    const stranger = await userCtx(
      await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id }),
    );
    await expect(verb(name).send(stranger, email)).rejects.toMatchObject({ code: 'not_found' });
    expect(await allInvitations()).toEqual([]);
  });
});

describe('an existing colleague', () => {
  const put = {
    member: (user: User) => buildMember(prisma(), { team, user }),
    leader: ({ id: leaderId }: User) => prisma().team.update({ where: { id: team.id }, data: { leaderId } }),
    secondary: ({ id }: User) => prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: id } }),
    head: ({ id: leaderId }: User) => prisma().department.update({ where: { id: department.id }, data: { leaderId } }),
    administrator: ({ id: userId }: User) => prisma().administrator.create({ data: { companyId, userId } }),
  };

  it.each([
    ['inviteAdministrator', 'administrator', 'is already an administrator.'],
    ['inviteNewDepartmentLeader', 'head', 'already leads this department.'],
    ['inviteMember', 'member', 'is already a member of this team.'],
    ['inviteMember', 'leader', 'already leads this team.'],
    ['inviteMember', 'secondary', 'is already the secondary leader of this team.'],
    ['inviteNewTeamLeader', 'leader', 'already leads this team.'],
    ['inviteSecondaryLeader', 'leader', 'already leads this team.'],
    ['inviteNewSecondaryLeader', 'secondary', 'is already the secondary leader of this team.'],
  ] as const)('%s refuses a %s: %s', async (name, place, words) => {
    await put[place](await buildUser(prisma(), { companyId, email }));
    await expect(verb(name).send(ctx, email)).rejects.toMatchObject({
      code: 'invalid',
      message: `Robin Example ${words}`,
    });
    expect(await allInvitations()).toEqual([]);
  });

  it('isn’t offered a team that has a secondary leader', async () => {
    await put.secondary(await buildUser(prisma(), { companyId }));
    await expect(verb('inviteSecondaryLeader').send(ctx, email)).rejects.toMatchObject({ code: 'invalid' });
    await verb('inviteNewSecondaryLeader').send(ctx, email);
    expect(await open()).toHaveLength(1);
  });
});

describe('the lead of a team or department', () => {
  it.each(['inviteNewTeamLeader', 'inviteNewDepartmentLeader', 'inviteSecondaryLeader'])(
    '%s: is offered to one person at a time',
    async (name) => {
      const other = `other.${uniqueWord()}@example.com`;
      await Promise.all([email, other].map((to) => verb(name).send(ctx, to)));
      expect(await open()).toHaveLength(1);
      await verb(name).send(ctx, email);
      expect(await open()).toMatchObject([{ email }]);
    },
  );

  it.each(['inviteTeamLeader', 'inviteMember', 'inviteAdministrator'])(
    '%s: others can be invited at the same time',
    async (name) => {
      await verb(name).send(ctx, email);
      await verb(name).send(ctx, `other.${uniqueWord()}@example.com`);
      expect(await open()).toHaveLength(2);
    },
  );

  it.each(names.filter((name) => !['inviteAdministrator', 'inviteDepartmentLeader'].includes(name)))(
    '%s: can’t be offered by leaders of other places',
    async (name) => {
      const [head, leader] = [await buildUser(prisma(), { companyId }), await buildUser(prisma(), { companyId })];
      await buildDepartment(prisma(), { companyId, leaderId: head.id });
      await buildTeam(prisma(), { companyId, leaderId: leader.id });
      await expect(verb(name).send(await userCtx(head), email)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(verb(name).send(await userCtx(leader), email)).rejects.toMatchObject({ code: 'forbidden' });
      expect(await allInvitations()).toEqual([]);
    },
  );

  it('can’t be offered by a secondary leader, who can only invite members', async () => {
    const secondary = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: secondary.id } });
    const by = await userCtx(secondary, { role: 'Team Leader' });
    for (const name of ['inviteNewTeamLeader', 'inviteSecondaryLeader', 'inviteNewSecondaryLeader'])
      await expect(verb(name).send(by, email)).rejects.toMatchObject({ code: 'forbidden' });
    await verb('inviteMember').send(by, email);
    expect(await open()).toMatchObject([{ kind: 'team_member' }]);
  });
});

it('invitations stop for an address after its daily number of emails, no matter who sends them', async () => {
  await takePoint(invitedAddressLimit, accountKey(email, ''), invitedAddressLimit.points);
  await expect(verb('inviteMember').send(ctx, email)).rejects.toMatchObject({
    code: 'too_many_requests',
    message: `${email} has already been invited today. Try again tomorrow.`,
  });
  expect(await allInvitations()).toEqual([]);
});

it('invitations stop at the daily number, before anything is stored', async () => {
  await takePoint(invitationLimit, String(administrator.id), invitationLimit.points);
  await expect(verb('inviteMember').send(ctx, email)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await allInvitations()).toEqual([]);
});
