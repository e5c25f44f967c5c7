import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import {
  restorePeople,
  restorePerson,
  suspendPeople,
  suspendPerson,
} from '#/lib/domain/people/access/suspension.service.ts';
import { movePeople, removePeople } from '#/lib/domain/people/bulk/membership.service.ts';
import { remindPeople } from '#/lib/domain/people/list/people.service.ts';
import { createPreviewToken } from '#/lib/domain/previews/create-preview-token.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { findSessionById } from '#/lib/domain/sessions/session.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { signInAs } from '#/prisma/seed/builders/build-session.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let companyId: number;
let ada: User;
let bo: User;
let leader: User;
let member: User;
let department: Department;
let team: Team;
let ctx: UserCtx;

openQueue();

beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  [ada, bo] = [await buildAdministrator(db, { companyId }), await buildAdministrator(db, { companyId })];
  leader = await buildUser(db, { companyId });
  department = await buildDepartment(db, { companyId, leaderId: leader.id });
  team = await buildTeam(db, { companyId, departmentId: department.id, leaderId: leader.id });
  member = await buildMember(db, { team, user: { firstName: 'Mia', lastName: 'Member' } });
  ctx = await userCtx(ada);
});

const rowOf = ({ id }: User) => prisma().user.findUniqueOrThrow({ where: { id } });
const suspensionOf = async (user: User) => {
  const { blockedAt, suspendedAt } = await rowOf(user);
  return [blockedAt !== null, suspendedAt !== null];
};
const isSuspendedRow = [true, true];
const isPresentRow = [false, false];
const linksOf = async () => ({
  company: await prisma().company.findUniqueOrThrow({
    where: { id: companyId },
    select: { administratorLinkVersion: true, departmentLinkVersion: true, teamLeaderLinkVersion: true },
  }),
  department: (await prisma().department.findUniqueOrThrow({ where: { id: department.id } })).linkVersion,
  team: (await prisma().team.findUniqueOrThrow({ where: { id: team.id } })).linkVersion,
});
const actions = async () =>
  (await prisma().auditEntry.findMany({ where: { companyId, actorId: ada.id }, orderBy: { id: 'asc' } })).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const noticesOf = async ({ id: userId }: User) => (await findNotices({ where: { userId } })).map(({ title }) => title);
type Answer = { results: { isDone: boolean; reason: string | null }[] };
const outcomesOf = ({ results }: Answer) => results.map(({ isDone, reason }) => (isDone ? 'done' : reason));

describe('suspending a person', () => {
  it('ends sessions, tickets, emailed links and previews immediately; role and teams stay', async () => {
    const now = new Date();
    const sessions = [await signInAs(prisma(), member), await signInAs(prisma(), member)];
    await createTicket(prisma(), { userId: member.id }, now);
    await createMailedToken(prisma(), 'reset_password', member.id, now);
    await createPreviewToken(await userCtx(leader, { role: 'Team Leader' }), { userId: member.id });
    const { person } = await suspendPerson(ctx, member.id);
    expect(person).toMatchObject({ id: member.id, status: 'Suspended', roles: ['Member'], teams: [{ id: team.id }] });
    expect(await suspensionOf(member)).toEqual(isSuspendedRow);
    for (const { id } of sessions) expect(await findSessionById(id, now)).toBeNull();
    const ofMember = { userId: member.id };
    expect(await prisma().session.count({ where: { ...ofMember, revokedAt: null } })).toBe(0);
    expect(await prisma().loginTicket.count({ where: { ...ofMember, usedAt: null } })).toBe(0);
    expect(await prisma().mailedToken.count({ where: { ...ofMember, usedAt: null } })).toBe(0);
    expect(await prisma().previewToken.count({ where: { memberId: member.id, endedAt: null } })).toBe(0);
    expect(await prisma().teamMember.count({ where: ofMember })).toBe(1);
  });

  it('notifies the other administrators, and is logged', async () => {
    await suspendPerson(ctx, member.id);
    expect(await noticesOf(bo)).toEqual(['Someone’s access was suspended']);
    expect([await noticesOf(ada), await noticesOf(member)]).toEqual([[], []]);
    expect(await actions()).toContain(`person.suspend user:${member.id}`);
  });

  it('changes nothing the second time', async () => {
    await suspendPerson(ctx, member.id);
    const [before, links] = [await rowOf(member), await linksOf()];
    await expect(suspendPerson(ctx, member.id)).resolves.toMatchObject({ person: { status: 'Suspended' } });
    expect([await rowOf(member), await linksOf()]).toEqual([before, links]);
    expect(await noticesOf(bo)).toHaveLength(1);
    expect(await actions()).toHaveLength(1);
  });

  it('replaces a member’s share link, and no other', async () => {
    const before = await linksOf();
    await suspendPerson(ctx, member.id);
    expect(await linksOf()).toEqual({ ...before, team: before.team + 1 });
  });

  it('replaces the links of a leader, and ends their invitations of secondary leaders and those to them', async () => {
    const before = await linksOf();
    const place = { companyId, teamId: team.id };
    const email = () => `${uniqueWord()}@example.com`;
    const fromLeader = { ...place, invitedById: leader.id };
    const second = await buildInvitation(prisma(), { ...fromLeader, kind: 'secondary_leader', email: email() });
    const own = await buildInvitation(prisma(), { companyId, kind: 'company_administrator', email: leader.email });
    const memberInvitation = await buildInvitation(prisma(), { ...fromLeader, kind: 'team_member', email: email() });
    await suspendPerson(ctx, leader.id);
    expect(await linksOf()).toEqual({ ...before, team: before.team + 1, department: before.department + 1 });
    const open = await prisma().invitation.findMany({
      where: { id: { in: [second.id, own.id, memberInvitation.id] }, revokedAt: null },
    });
    expect(open.map(({ id }) => id)).toEqual([memberInvitation.id]);
  });

  it('replaces the company’s links that an administrator knows', async () => {
    const { company } = await linksOf();
    await suspendPerson(ctx, bo.id);
    expect((await linksOf()).company).toEqual({
      administratorLinkVersion: company.administratorLinkVersion + 1,
      departmentLinkVersion: company.departmentLinkVersion + 1,
      teamLeaderLinkVersion: company.teamLeaderLinkVersion + 1,
    });
  });

  it('is refused for one’s own account', async () => {
    const words = { code: 'forbidden', message: 'You can’t suspend your own account.' };
    await expect(suspendPerson(ctx, ada.id)).rejects.toMatchObject(words);
    expect(await suspensionOf(ada)).toEqual(isPresentRow);
  });

  it('is done once if two suspend each other in parallel', async () => {
    const other = await userCtx(bo);
    const outcomes = await Promise.allSettled([suspendPerson(ctx, bo.id), suspendPerson(other, ada.id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'forbidden' } });
    expect(await prisma().user.count({ where: { companyId, suspendedAt: { not: null } } })).toBe(1);
  });

  it('finds no one of another company, erased, or unconfirmed', async () => {
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    const waiting = await buildUser(prisma(), { companyId, confirmedAt: null });
    await prisma().$transaction((tx) => erasePerson(tx, ctx, { userId: member.id, companyId }));
    for (const { id } of [stranger, waiting, member])
      for (const act of [suspendPerson, restorePerson])
        await expect(act(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await suspensionOf(member)).toEqual([true, false]);
  });
});

describe('restoring a person', () => {
  it('restores what they had, notifies the other administrators, and revives no session', async () => {
    await suspendPerson(ctx, bo.id);
    // As a sign-in during the suspension may create it.
    const { id } = await signInAs(prisma(), bo);
    const carla = await buildAdministrator(prisma(), { companyId });
    const { person } = await restorePerson(ctx, bo.id);
    expect(person).toMatchObject({ status: 'Active', roles: ['Administrator'] });
    expect(await suspensionOf(bo)).toEqual(isPresentRow);
    expect(await findSessionById(id, new Date())).toBeNull();
    expect(await noticesOf(carla)).toEqual(['Someone’s access was restored']);
    expect(await actions()).toEqual([`person.suspend user:${bo.id}`, `person.restore user:${bo.id}`]);
    await restorePerson(ctx, bo.id);
    expect(await actions()).toHaveLength(2);
  });

  it('isn’t needed to erase them: a suspended person can be erased, and is then gone', async () => {
    await suspendPerson(ctx, member.id);
    const erased = await prisma().$transaction((tx) => erasePerson(tx, ctx, { userId: member.id, companyId }));
    expect(erased).toMatchObject({ userId: member.id, companyId });
    expect(await suspensionOf(member)).toEqual([true, false]);
    expect((await rowOf(member)).email).toBe(`former.${member.id}@account.invalid`);
  });
});

describe('several people together', () => {
  it('are suspended and restored, with a reason for each who isn’t', async () => {
    const invitedEmail = `${uniqueWord()}@example.com`;
    await buildInvitation(prisma(), { companyId, kind: 'team_member', teamId: team.id, email: invitedEmail });
    const people = [member.email, ada.email, invitedEmail, 'nobody@example.com', leader.email];
    const answer = await suspendPeople(ctx, { people });
    const nobody = 'No one in your company has this email address. Check it, or invite them first.';
    expect(outcomesOf(answer)).toEqual([
      'done',
      'You can’t suspend your own account.',
      'This person hasn’t joined yet. Withdraw the invitation instead.',
      nobody,
      'done',
    ]);
    expect(outcomesOf(await suspendPeople(ctx, { people: [member.email] }))).toEqual([
      'This person is already suspended.',
    ]);
    const restoring = await restorePeople(ctx, { people: [member.email, ada.email, invitedEmail] });
    expect(outcomesOf(restoring)).toEqual(['done', 'This person isn’t suspended.', 'This person isn’t suspended.']);
    expect(await suspensionOf(leader)).toEqual(isSuspendedRow);
  });

  it('who are suspended aren’t reminded or moved, and can be removed from a team', async () => {
    await suspendPeople(ctx, { people: [member.email] });
    const people = [member.email];
    const other = await buildTeam(prisma(), { companyId });
    const restoreFirst = ['This person is suspended. Restore their access first.'];
    expect(outcomesOf(await remindPeople(ctx, { people }))).toEqual([
      `${member.firstName} ${member.lastName} is suspended. An administrator can restore their access.`,
    ]);
    expect(outcomesOf(await movePeople(ctx, { people, teamId: other.id, leave: true }))).toEqual(restoreFirst);
    expect(outcomesOf(await removePeople(ctx, { people }))).toEqual(['done']);
  });
});
