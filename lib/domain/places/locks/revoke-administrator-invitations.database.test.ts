import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Department, Team, User } from '#/generated/prisma/client.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { removeAdministrator } from '#/lib/domain/organisation/company/company.service.ts';
import { setDepartmentLeader } from '#/lib/domain/organisation/departments/department.service.ts';
import {
  addSecondaryLeader,
  removeSecondaryLeader,
} from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { removeMember } from '#/lib/domain/organisation/teams/remove-member.ts';
import { type ShareKind, shareKinds } from '#/lib/domain/places/constants.ts';
import { shareToken } from '#/lib/domain/places/share-link.token.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let ada: User;
let bo: User;
let head: User;
let leader: User;
let second: User;
let member: User;
let department: Department;
let team: Team;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  [ada, bo] = [await buildAdministrator(db, { companyId }), await buildAdministrator(db, { companyId })];
  [head, leader, second] = [
    await buildUser(db, { companyId }),
    await buildUser(db, { companyId }),
    await buildUser(db, { companyId }),
  ];
  department = await buildDepartment(db, { companyId, leaderId: head.id });
  const leaders = { leaderId: leader.id, secondaryLeaderId: second.id };
  team = await buildTeam(db, { companyId, departmentId: department.id, ...leaders });
  member = await buildMember(db, { team });
});

const tokenOf = (kind: ShareKind) => {
  const ids: Partial<Record<ShareKind, number>> = { team_member: team.id, department_team_leader: department.id };
  return shareToken({ kind, id: ids[kind] ?? companyId, version: 1 });
};
const join = async (user: User, token: string) => joinInvitation(await userCtx(user), token);
const over = { code: 'bad_request' };

describe('a removed administrator', () => {
  beforeEach(async () => {
    await removeAdministrator(await userCtx(ada, { role: 'Administrator' }), companyId, { email: bo.email });
  });

  it.each(['company_administrator', 'department_leader', 'team_leader'] as const)(
    'can’t return by the link of kind %s',
    async (kind) => {
      await expect(join(bo, tokenOf(kind))).rejects.toMatchObject(over);
      expect((await userCtx(bo)).actor.roles).toEqual(['Member']);
    },
  );

  it('leaves the links of departments and teams unchanged', async () => {
    await join(bo, tokenOf('team_member'));
    await join(bo, tokenOf('department_team_leader'));
    expect((await userCtx(bo)).actor.roles).toEqual(['Team Leader', 'Member']);
  });
});

it('a removed administrator’s invitations of administrators end, also to themselves, and no others', async () => {
  const kind = 'company_administrator' as const;
  const bys = [
    { kind, invitedById: bo.id, email: `second.${bo.email}` },
    { kind, invitedById: ada.id, email: bo.email },
    { kind, invitedById: ada.id },
    { kind: 'team_member' as const, teamId: team.id, invitedById: bo.id },
  ];
  const ids: number[] = [];
  for (const by of bys) ids.push((await buildInvitation(prisma(), { companyId, ...by })).id);
  await removeAdministrator(await userCtx(ada, { role: 'Administrator' }), companyId, { email: bo.email });
  const open = await prisma().invitation.findMany({ where: { companyId, revokedAt: null }, orderBy: { id: 'asc' } });
  expect(open.map(({ id }) => id)).toEqual(ids.slice(2));
  await expect(join(bo, mailedToken('inv_', ids[1] ?? 0))).rejects.toMatchObject(over);
});

const endings: [string, ShareKind, () => Promise<unknown>][] = [
  ['a member', 'team_member', async () => removeMember(await userCtx(leader), team.id, { email: member.email })],
  ['a secondary leader', 'team_member', async () => removeSecondaryLeader(await userCtx(leader), team.id)],
  [
    'a secondary leader in whose place another is chosen',
    'team_member',
    async () => addSecondaryLeader(await userCtx(leader), team.id, { userId: member.id }),
  ],
  [
    'a secondary leader who is replaced by another',
    'team_member',
    () => take({ kind: 'secondary_leader', teamId: team.id, keepPrevious: false }),
  ],
  [
    'a team’s leader who is replaced by another',
    'team_member',
    () => take({ kind: 'team_leader', teamId: team.id, keepPrevious: false }),
  ],
  [
    'a department’s leader in whose place another is chosen',
    'department_team_leader',
    async () =>
      setDepartmentLeader(await userCtx(ada, { role: 'Administrator' }), department.id, { userId: member.id }),
  ],
  [
    'a department’s leader who is replaced by another',
    'department_team_leader',
    () => take({ kind: 'department_leader', departmentId: department.id }),
  ],
];

/** A colleague accepts an invitation. */
async function take(place: Omit<Parameters<typeof buildInvitation>[1], 'companyId'>): Promise<void> {
  const colleague = await buildUser(prisma(), { companyId });
  const { id } = await buildInvitation(prisma(), { companyId, email: colleague.email, ...place });
  await join(colleague, mailedToken('inv_', id));
}

it.each(endings)('the link that %s knew ends with their role, and no other does', async (_who, kind, end) => {
  await end();
  const outsider = await buildUser(prisma(), { companyId });
  await expect(join(outsider, tokenOf(kind))).rejects.toMatchObject(over);
  for (const other of shareKinds.filter((name) => name !== kind)) await join(outsider, tokenOf(other));
});

it('a leader who stays as a member doesn’t end the link', async () => {
  await take({ kind: 'team_leader', teamId: team.id, keepPrevious: true });
  const result = await join(await buildUser(prisma(), { companyId }), tokenOf('team_member'));
  expect(result).toEqual({ team: team.name, waitsForApproval: false });
});
