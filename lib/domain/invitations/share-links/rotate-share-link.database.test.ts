import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import { getOpening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { presentInvitation } from '#/lib/domain/invitations/invitations.present.ts';
import { rotateShareLink } from '#/lib/domain/invitations/share-links/share-link.service.ts';
import { type ShareKind, shareKinds } from '#/lib/domain/places/constants.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { shareLinks } from '#/lib/domain/places/share-links.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let company: Company;
let people: Record<'administrator' | 'head' | 'leader' | 'secondary' | 'colleague', User>;
let department: Department;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  company = await buildCompany(prisma());
  const companyId = company.id;
  people = {
    administrator: await buildAdministrator(prisma(), { companyId }),
    head: await buildUser(prisma(), { companyId }),
    leader: await buildUser(prisma(), { companyId }),
    secondary: await buildUser(prisma(), { companyId }),
    colleague: await buildUser(prisma(), { companyId }),
  };
  department = await buildDepartment(prisma(), { companyId, leaderId: people.head.id });
  team = await buildTeam(prisma(), {
    companyId,
    departmentId: department.id,
    leaderId: people.leader.id,
    secondaryLeaderId: people.secondary.id,
  });
});

function bodyOf(kind: ShareKind): Parameters<typeof rotateShareLink>[1] {
  if (kind === 'team_member') return { kind, teamId: team.id };
  return kind === 'department_team_leader' ? { kind, departmentId: department.id } : { kind };
}

const tokenOf = (kind: ShareKind, version = 1) => {
  const ids: Partial<Record<ShareKind, number>> = { team_member: team.id, department_team_leader: department.id };
  return shareToken({ kind, id: ids[kind] ?? company.id, version });
};
const check = async (token: string) => presentInvitation(await getOpening(visitorCtx(), token), 'en');
const join = async (token: string, user = people.colleague) => joinInvitation(await userCtx(user), token);

describe.each(shareKinds)('the share link of kind %s', (kind) => {
  it('says what it leads to, without an address', async () => {
    const invitation = await check(tokenOf(kind));
    expect(invitation).toMatchObject({ company: company.name, email: null, invitedBy: null });
    const asks = /^You can ask to be an administrator of .+\. One of its administrators has to approve you first\.$/;
    expect(invitation.notification).toMatch(kind === 'company_administrator' ? asks : /^You’re invited to .+\.$/);
  });

  it('ends immediately when it’s replaced; the other links stay', async () => {
    const { link } = await rotateShareLink(await userCtx(people.administrator), bodyOf(kind));
    const next = link.slice(link.lastIndexOf('/') + 1);
    expect(next).toBe(tokenOf(kind, 2));
    expect((await check(next)).company).toBe(company.name);
    const old = tokenOf(kind);
    await expect(check(old)).rejects.toMatchObject({ code: 'bad_request' });
    await expect(join(old)).rejects.toMatchObject({ code: 'bad_request' });
    for (const other of shareKinds.filter((name) => name !== kind)) await check(tokenOf(other));
    expect(await prisma().auditEntry.count({ where: { companyId: company.id, action: 'link.rotate' } })).toBe(1);
  });

  it('ends waiting sign-ups when it’s replaced, but not invitations by name', async () => {
    const places = {
      team_member: { kind: 'team_member', teamId: team.id },
      department_team_leader: { kind: 'team_leader', departmentId: department.id },
      team_leader: { kind: 'team_leader' },
      department_leader: { kind: 'department_leader' },
      company_administrator: { kind: 'company_administrator' },
    } as const;
    const ids: Partial<Record<ShareKind, number>> = {};
    for (const of of shareKinds) {
      const waiting = { companyId: company.id, ...places[of] };
      await buildInvitation(prisma(), waiting);
      const byLink = { ...waiting, kind: shareLinks[of].invitationKind, linkVersion: 1 };
      ids[of] = (await buildInvitation(prisma(), byLink)).id;
    }
    await rotateShareLink(await userCtx(people.administrator), bodyOf(kind));
    const ended = await prisma().invitation.findMany({ where: { companyId: company.id, revokedAt: { not: null } } });
    expect(ended.map(({ id }) => id)).toEqual([ids[kind]]);
  });

  it('lets a colleague join directly or ask, once, also in twenty parallel calls', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => join(tokenOf(kind))));
    expect(refusalsOf(results)).toEqual([]);
    const action = kind === 'company_administrator' ? 'administrator.ask' : 'link.join';
    const noted = { companyId: company.id, action, actorId: people.colleague.id };
    expect(await prisma().auditEntry.count({ where: noted })).toBe(1);
    const drafts = { companyId: company.id, completedAt: null };
    expect(await prisma().team.count({ where: drafts })).toBeLessThanOrEqual(1);
    expect(await prisma().department.count({ where: drafts })).toBeLessThanOrEqual(1);
    const roles = kind === 'company_administrator' ? 0 : 1;
    expect((await userCtx(people.colleague)).actor.roles).toHaveLength(roles);
  });

  it('isn’t for a person of another company', async () => {
    const stranger = await buildUser(prisma(), { companyId: (await buildCompany(prisma())).id });
    await expect(join(tokenOf(kind), stranger)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('a different company'),
    });
  });
});

it('a person can join by fifty links a day', async () => {
  const ctx = await userCtx(people.colleague);
  const token = tokenOf('team_member');
  for (let i = 0; i < 50; i++) await joinInvitation(ctx, token);
  await expect(joinInvitation(ctx, token)).rejects.toMatchObject({ code: 'too_many_requests' });
  await join(token, people.head);
});

describe('replacing a link', () => {
  const ofCompany = ['company_administrator', 'department_leader', 'team_leader'] as const;
  const refusals: [keyof typeof people, RoleName, readonly ShareKind[]][] = [
    ['head', 'Department Leader', ofCompany],
    ['leader', 'Team Leader', [...ofCompany, 'department_team_leader']],
    ['secondary', 'Team Leader', [...ofCompany, 'department_team_leader']],
  ];

  it.each(refusals)('works for a %s as %s only for their own links', async (who, role, refused) => {
    const ctx = await userCtx(people[who], { role });
    for (const kind of refused)
      await expect(rotateShareLink(ctx, bodyOf(kind))).rejects.toMatchObject({ code: 'forbidden' });
    for (const kind of shareKinds.filter((name) => !refused.includes(name)))
      expect((await rotateShareLink(ctx, bodyOf(kind))).link).toContain('/signUp/lnk_');
  });

  it('fails for people of another company, who find nothing', async () => {
    const stranger = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    for (const kind of ['team_member', 'department_team_leader'] as const)
      await expect(rotateShareLink(await userCtx(stranger), bodyOf(kind))).rejects.toMatchObject({ code: 'not_found' });
  });
});
