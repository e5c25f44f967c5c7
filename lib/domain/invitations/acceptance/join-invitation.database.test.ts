import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Department, Prisma, Team, User } from '#/generated/prisma/client.ts';
import { presentRoles } from '#/lib/domain/accounts/accounts.present.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let team: Team;
let department: Department;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  department = await buildDepartment(prisma(), { companyId });
  person = await buildUser(prisma(), { companyId });
});

async function invite(changes: Partial<Prisma.InvitationUncheckedCreateInput> = {}): Promise<string> {
  const target = { companyId: team.companyId, kind: 'team_member' as const, teamId: team.id };
  return mailedToken('inv_', (await buildInvitation(prisma(), { ...target, email: person.email, ...changes })).id);
}

const join = async (token: string, user = person) => joinInvitation(await userCtx(user), token);
const members = () => prisma().teamMember.count({ where: { teamId: team.id } });
const flags = async () => presentRoles((await userCtx(person)).actor);

describe('accepting an invitation', () => {
  it('creates a member, once, also in twenty parallel calls', async () => {
    const token = await invite();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => join(token)));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await members()).toBe(1);
    const accepted = { companyId: team.companyId, action: 'invitation.accept' };
    expect(await prisma().auditEntry.count({ where: accepted })).toBe(1);
    await expect(join(token)).rejects.toMatchObject({ code: 'bad_request' });
  });

  const kinds: [Prisma.InvitationUncheckedCreateInput['kind'], 'team' | 'department' | 'company', string][] = [
    ['company_administrator', 'company', 'isModerator'],
    ['department_leader', 'company', 'isDepartmentAdmin'],
    ['team_leader', 'company', 'isAdmin'],
    ['team_leader', 'department', 'isAdmin'],
    ['department_leader', 'department', 'isDepartmentAdmin'],
    ['team_leader', 'team', 'isAdmin'],
    ['secondary_leader', 'team', 'isAdmin'],
    ['team_member', 'team', 'isMember'],
  ];

  it.each(kinds)('as %s of a %s gives the flag %s immediately, and only that', async (kind, target, flag) => {
    await join(
      await invite({
        kind,
        teamId: target === 'team' ? team.id : null,
        departmentId: target === 'department' ? department.id : null,
      }),
    );
    const { isModerator, isDepartmentAdmin, isAdmin, isMember } = await flags();
    const heldFlags = Object.entries({ isModerator, isDepartmentAdmin, isAdmin, isMember }).filter(
      ([, isHeld]) => isHeld,
    );
    expect(heldFlags.map(([name]) => name)).toEqual([flag]);
  });

  it.each([
    ['accepted', { acceptedAt: new Date() }],
    ['withdrawn', { revokedAt: new Date() }],
    ['run out', { expiresAt: new Date() }],
  ])('that is %s does nothing', async (_title, state) => {
    await expect(join(await invite(state))).rejects.toMatchObject({ code: 'bad_request' });
    expect(await members()).toBe(0);
  });

  it('of another address, or of another company with the same address, does nothing', async () => {
    const colleague = await buildUser(prisma(), { companyId: team.companyId });
    await expect(join(await invite(), colleague)).rejects.toMatchObject({ code: 'forbidden' });
    const elsewhere = await buildCompany(prisma());
    const theirs = await buildTeam(prisma(), { companyId: elsewhere.id });
    const foreign = await invite({ companyId: elsewhere.id, teamId: theirs.id });
    await expect(join(foreign)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await prisma().teamMember.count({ where: { userId: person.id } })).toBe(0);
    const open = { email: person.email, acceptedAt: null };
    expect(await prisma().invitation.count({ where: open })).toBe(2);
  });
});

describe('role flags', () => {
  it('follow the structure live: given, taken, and several together', async () => {
    const none = { isModerator: false, isDepartmentAdmin: false, isAdmin: false };
    // A person without a role is treated as a Member.
    expect(await flags()).toMatchObject({ ...none, isMember: true });
    const lead = (leaderId: number | null) => prisma().team.update({ where: { id: team.id }, data: { leaderId } });
    const head = (leaderId: number | null) =>
      prisma().department.update({ where: { id: department.id }, data: { leaderId } });
    await lead(person.id);
    expect(await flags()).toMatchObject({ ...none, isAdmin: true, isMember: false });
    await head(person.id);
    expect(await flags()).toMatchObject({ isModerator: false, isDepartmentAdmin: true, isAdmin: true });
    await lead(null);
    await head(null);
    expect(await flags()).toMatchObject({ ...none, isMember: true });
  });

  it('also come from a team that its leader hasn’t finished', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: person.id, completedAt: null } });
    expect(await flags()).toMatchObject({ isAdmin: true });
  });
});
