import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { listActivity } from '#/lib/domain/audit/list-activity.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { sendRenewedInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { noteMail } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { getCompany } from '#/lib/domain/organisation/company/get-company.ts';
import { getDepartment } from '#/lib/domain/organisation/departments/get-department.ts';
import { getTeam } from '#/lib/domain/organisation/teams/get-team.ts';
import { correctAddress } from '#/lib/domain/people/access/correct-address.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

let ctx: UserCtx;
let companyId: number;
let team: Team;
let member: User;
let email: string;
let newEmail: string;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  ctx = await userCtx(await buildAdministrator(prisma(), { companyId }));
  const department = await buildDepartment(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id });
  member = await buildMember(prisma(), { team });
  [email, newEmail] = [`${uniqueWord()}@exmaple.com`, `${uniqueWord()}@example.com`];
  const name = { firstName: 'Zoe', lastName: 'Roe' };
  await buildInvitation(prisma(), { companyId, teamId: team.id, kind: 'team_member', email, ...name });
  await buildInvitation(prisma(), { companyId, teamId: team.id, kind: 'team_leader', email, keepPrevious: true });
  await noteMail(jobCtx(), { address: email, isRefused: true });
});

const rows = async () =>
  (await prisma().invitation.findMany({ where: { companyId }, orderBy: [{ kind: 'asc' }, { id: 'asc' }] })).map(
    ({ kind, email: to, firstName, keepPrevious, revokedAt, mailRefusedAt }) =>
      [kind, to, firstName, keepPrevious, revokedAt === null ? 'open' : 'over', mailRefusedAt !== null].join(),
  );

const ids = async () =>
  (await prisma().invitation.findMany({ where: { companyId }, orderBy: { id: 'asc' } })).map(({ id }) => id);

/** Whether each list of people shows that an email wasn't delivered. */
async function marks(): Promise<boolean[]> {
  const { company } = await getCompany(ctx, {});
  const { department } = await getDepartment(ctx, { id: team.departmentId ?? 0 });
  const { team: page } = await getTeam(ctx, { id: team.id });
  return [
    company.leaders[0]?.isUndelivered,
    department.teams[0]?.isUndelivered,
    page.members[0]?.isUndelivered,
    page.pendingLeader?.isUndelivered,
  ].map((mark) => mark === true);
}

it('correcting sends each invitation to the right address, ends the old ones, and removes the marks', async () => {
  expect(await marks()).toEqual([true, true, true, true]);
  const before = await ids();
  const { message } = await correctAddress(ctx, { email, newEmail });
  expect(message).toContain(newEmail);
  expect(await rows()).toEqual([`team_leader,${newEmail},,true,open,false`, `team_member,${newEmail},Zoe,,open,false`]);
  expect(await ids()).toEqual(before);
  const mails = await waitingIn(sendRenewedInvitationMail);
  for (const invitationId of before) {
    expect(mails).toContainEqual({ invitationId, version: 2 });
    const oldLink = getOpenInvitation(prisma(), mailedToken('inv_', invitationId), ctx.clock.now());
    await expect(oldLink).rejects.toMatchObject({ code: 'bad_request' });
    const newLink = mailedToken('inv_', invitationId, 2);
    expect(await getOpenInvitation(prisma(), newLink, ctx.clock.now())).toMatchObject({ email: newEmail });
  }
  const { entries } = await listActivity(ctx, { kind: 'invitations', person: '' });
  expect(entries.map(({ text }) => text).sort()).toEqual([
    `corrected the address of an invitation to the team ${team.name} as member from ${email} to ${newEmail}`,
    `corrected the address of an invitation to the team ${team.name} as team leader from ${email} to ${newEmail}`,
  ]);
  expect(await marks()).toEqual([false, false, false, false]);
});

it('correcting to an invited address, or the same one, is refused and changes nothing', async () => {
  await buildInvitation(prisma(), { companyId, teamId: team.id, kind: 'team_member', email: newEmail });
  const before = await rows();
  await expect(correctAddress(ctx, { email, newEmail })).rejects.toMatchObject({ code: 'invalid' });
  await expect(correctAddress(ctx, { email, newEmail: email })).rejects.toMatchObject({ code: 'invalid' });
  expect(await rows()).toEqual(before);
});

it('correcting replaces an expired invitation to the right address', async () => {
  const createdAt = new Date(Date.now() - 30 * 24 * 3_600_000);
  await buildInvitation(prisma(), { companyId, teamId: team.id, kind: 'team_member', email: newEmail, createdAt });
  await correctAddress(ctx, { email, newEmail });
  const open = { companyId, email: newEmail, kind: 'team_member', revokedAt: null } as const;
  expect(await prisma().invitation.count({ where: open })).toBe(1);
});

it('correcting to an existing account’s address is refused and changes nothing', async () => {
  const before = await rows();
  const refusal = { code: 'invalid' };
  await expect(correctAddress(ctx, { email, newEmail: member.email })).rejects.toMatchObject(refusal);
  await prisma().user.update({ where: { id: member.id }, data: { blockedAt: new Date(), suspendedAt: new Date() } });
  await expect(correctAddress(ctx, { email, newEmail: member.email })).rejects.toMatchObject(refusal);
  expect(await rows()).toEqual(before);
});

it('correcting finds no invitation of another company, no ended one, and no person with an account', async () => {
  const other = await userCtx(await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id }));
  const unknown = { code: 'not_found' };
  await expect(correctAddress(other, { email, newEmail })).rejects.toMatchObject(unknown);
  await expect(correctAddress(ctx, { email: member.email, newEmail })).rejects.toMatchObject(unknown);
  await prisma().invitation.updateMany({ where: { companyId }, data: { revokedAt: new Date() } });
  await expect(correctAddress(ctx, { email, newEmail })).rejects.toMatchObject(unknown);
});

it('members whose emails are refused are marked', async () => {
  await noteMail(jobCtx(), { address: member.email, isRefused: true });
  const { team: page } = await getTeam(ctx, { id: team.id });
  expect(page.members.find(({ id }) => id === member.id)?.isUndelivered).toBe(true);
});

it('both addresses are stored outside the log, which is permanent, and as long as the invitation', async () => {
  await correctAddress(ctx, { email, newEmail });
  const later = `${uniqueWord()}@example.com`;
  await correctAddress(ctx, { email: newEmail, newEmail: later });
  const texts = async () =>
    (await listActivity(ctx, { kind: 'invitations', person: 'Robin' })).entries.map(({ text }) => text);
  expect((await texts()).filter((text) => text.includes(`from ${email} to ${newEmail}`))).toHaveLength(2);
  expect((await texts()).filter((text) => text.includes(`from ${newEmail} to ${later}`))).toHaveLength(2);
  const logged = await prisma().auditEntry.findMany({ where: { companyId } });
  expect(JSON.stringify(logged.map(({ details }) => details))).not.toContain('@');
  await prisma().invitation.deleteMany({ where: { companyId } });
  expect(new Set(await texts())).toEqual(
    new Set(
      ['member', 'team leader'].map(
        (kind) => `corrected the address of an invitation to the team ${team.name} as ${kind}`,
      ),
    ),
  );
});
