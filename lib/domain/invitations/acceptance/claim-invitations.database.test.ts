import { beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { Department, Prisma, Team, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { invitationLifeDays, invitationLimit } from '#/lib/domain/invitations/constants.ts';
import {
  resendCompanyInvitation,
  resendDepartmentInvitation,
  resendTeamInvitation,
  withdrawCompanyInvitation,
  withdrawDepartmentInvitation,
  withdrawDepartmentLeader,
  withdrawTeamInvitation,
} from '#/lib/domain/invitations/open-invitations/open-invitation.service.ts';
import { sendRenewedInvitationMail } from '#/lib/domain/invitations/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

let companyId: number;
let administrator: User;
let ctx: UserCtx;
let person: User;
let department: Department;
let team: Team;

openQueue();
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  administrator = await buildAdministrator(prisma(), { companyId });
  ctx = await userCtx(administrator, { now: NOW });
  person = await buildUser(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, departmentId: department.id });
});

type Kind = Prisma.InvitationUncheckedCreateInput['kind'];
type At = 'company' | 'department' | 'team';

function invite(kind: Kind, at: At, fields: Partial<Prisma.InvitationUncheckedCreateInput> = {}) {
  const target = {
    departmentId: at === 'department' ? department.id : null,
    teamId: at === 'team' ? team.id : null,
  };
  return buildInvitation(prisma(), {
    companyId,
    kind,
    ...target,
    email: person.email,
    firstName: 'Grace',
    createdAt: NOW,
    ...fields,
  });
}

const idOf = (at: At) => ({ company: companyId, department: department.id, team: team.id })[at];
const rowOf = (id: number) => prisma().invitation.findUniqueOrThrow({ where: { id } });
const body = () => ({ email: person.email });
const join = async (id: number, version = 1) =>
  joinInvitation(await userCtx(person, { now: NOW }), mailedToken('inv_', id, version));
const replaced = {
  code: 'bad_request',
  message: 'A newer invitation has replaced this link. Use the one in the latest email, or ask for a new one.',
};
const mailsOf = async (id: number) =>
  (await waitingIn(sendRenewedInvitationMail)).filter(({ invitationId }) => invitationId === id);

const withdrawals: [Kind, At, typeof withdrawTeamInvitation][] = [
  ['company_administrator', 'company', withdrawCompanyInvitation],
  ['team_leader', 'company', withdrawCompanyInvitation],
  ['department_leader', 'company', withdrawDepartmentLeader],
  ['department_leader', 'department', withdrawDepartmentInvitation],
  ['team_leader', 'department', withdrawDepartmentInvitation],
  ['team_member', 'team', withdrawTeamInvitation],
  ['team_leader', 'team', withdrawTeamInvitation],
  ['secondary_leader', 'team', withdrawTeamInvitation],
];

describe.each(withdrawals)('withdrawing an invitation of a %s to a %s', (kind, at, withdraw) => {
  it('ends its link immediately, and others still work', async () => {
    const { id } = await invite(kind, at);
    const beside = await invite(kind, at, { email: 'somebody.else@example.com' });
    await withdraw(ctx, idOf(at), body());
    expect(await rowOf(id)).toMatchObject({ revokedAt: NOW, acceptedAt: null });
    expect(await rowOf(beside.id)).toMatchObject({ revokedAt: null });
    await expect(join(id)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await prisma().auditEntry.count({ where: { companyId, action: 'invitation.withdraw' } })).toBe(1);
  });

  it('twice, or of an unknown address, says so', async () => {
    await invite(kind, at);
    await withdraw(ctx, idOf(at), body());
    await expect(withdraw(ctx, idOf(at), body())).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('no open invitation'),
    });
  });

  it('while it’s being accepted ends one way or the other', async () => {
    const { id } = await invite(kind, at);
    const [joining, withdrawal] = await Promise.allSettled([join(id), withdraw(ctx, idOf(at), body())]);
    const { acceptedAt, revokedAt } = await rowOf(id);
    expect([joining.status, withdrawal.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect([acceptedAt !== null, revokedAt !== null]).toEqual([
      joining.status === 'fulfilled',
      withdrawal.status === 'fulfilled',
    ]);
  });
});

const resendings: [Kind, At, typeof resendTeamInvitation][] = [
  ['company_administrator', 'company', resendCompanyInvitation],
  ['department_leader', 'company', resendCompanyInvitation],
  ['team_leader', 'company', resendCompanyInvitation],
  ['department_leader', 'department', resendDepartmentInvitation],
  ['team_leader', 'department', resendDepartmentInvitation],
  ['team_member', 'team', resendTeamInvitation],
  ['team_leader', 'team', resendTeamInvitation],
  ['secondary_leader', 'team', resendTeamInvitation],
];

describe.each(resendings)('sending an invitation of a %s to a %s again', (kind, at, resend) => {
  it.each([
    ['open', NOW],
    ['run out', new Date(NOW.getTime() - 30 * 24 * 3_600_000)],
  ])('that is %s keeps its id, gives a new link and term, and ends the old one', async (_title, createdAt) => {
    const { id } = await invite(kind, at, { createdAt, keepPrevious: true });
    await resend(ctx, idOf(at), body());
    const rows = await prisma().invitation.findMany({ where: { companyId } });
    const expiresAt = new Date(NOW.getTime() + invitationLifeDays * 24 * 3_600_000);
    const sameAsBefore = { id, kind, email: person.email, firstName: 'Grace', keepPrevious: true, createdAt };
    expect(rows).toMatchObject([{ ...sameAsBefore, version: 2, expiresAt, invitedById: administrator.id }]);
    expect(await mailsOf(id)).toEqual([{ invitationId: id, version: 2 }]);
    await expect(join(id)).rejects.toMatchObject(replaced);
    await join(id, 2);
    await expect(resend(ctx, idOf(at), body())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a secondary leader', () => {
  it('decides about members only; inviting a leader is refused', async () => {
    const secondary = await buildUser(prisma(), { companyId });
    await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId: secondary.id } });
    const by = await userCtx(secondary, { role: 'Team Leader' });
    const { id } = await invite('team_leader', 'team');
    for (const act of [withdrawTeamInvitation, resendTeamInvitation])
      await expect(act(by, team.id, body())).rejects.toMatchObject({ code: 'forbidden' });
    expect(await rowOf(id)).toMatchObject({ revokedAt: null });
    const member = await invite('team_member', 'team');
    await withdrawTeamInvitation(by, team.id, body());
    expect(await rowOf(member.id)).toMatchObject({ revokedAt: expect.any(Date) });
    expect(await rowOf(id)).toMatchObject({ revokedAt: null });
  });
});

it('sending again counts as an invitation', async () => {
  await invite('team_member', 'team');
  await takePoint(invitationLimit, String(administrator.id), invitationLimit.points);
  await expect(resendTeamInvitation(ctx, team.id, body())).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('an administrator’s invitation can’t be withdrawn as a department leader’s, nor the other way round', async () => {
  await invite('company_administrator', 'company');
  await expect(withdrawDepartmentLeader(ctx, companyId, body())).rejects.toMatchObject({ code: 'not_found' });
  expect(await prisma().invitation.count({ where: { companyId, revokedAt: null } })).toBe(1);
});
