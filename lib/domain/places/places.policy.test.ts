import { describe, expect, it } from 'vitest';
import {
  canChangeLeaders,
  canManageCompany,
  canManageDepartment,
  canManageTeam,
  managedDepartments,
} from '#/lib/domain/places/places.policy.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';

const [head, leader, second, nobody] = [1, 2, 3, 4];
const department = { leaderId: head };
const team = { leaderId: leader, secondaryLeaderId: second, department };

/** The roles in which each person may manage the department, manage the team, and change the team's leaders. */
const table: [string, number, Record<'department' | 'team' | 'leaders', RoleName[]>][] = [
  ['someone without a tie', nobody, { department: [], team: [], leaders: [] }],
  ['the secondary leader', second, { department: [], team: ['Team Leader'], leaders: [] }],
  ['the leader', leader, { department: [], team: ['Team Leader'], leaders: ['Team Leader'] }],
  [
    'the leader of its department',
    head,
    { department: ['Department Leader'], team: ['Department Leader'], leaders: ['Department Leader'] },
  ],
];

const rolesIn = (isAllowed: (role: RoleName) => boolean) =>
  roleNames.filter((role) => role !== 'Administrator' && isAllowed(role));

describe.each(table)('as %s, a person', (_, userId, { department: ofDepartment, team: ofTeam, leaders }) => {
  it('manages its department in these roles', () => {
    expect(rolesIn((role) => canManageDepartment({ userId, role }, department))).toEqual(ofDepartment);
  });

  it('manages it in these roles', () => {
    expect(rolesIn((role) => canManageTeam({ userId, role }, team))).toEqual(ofTeam);
  });

  it('changes its leaders in these roles', () => {
    expect(rolesIn((role) => canChangeLeaders({ userId, role }, team))).toEqual(leaders);
  });

  it('can do everything as an administrator', () => {
    const actor = { userId, role: 'Administrator' } as const;
    expect(canManageDepartment(actor, department)).toBe(true);
    expect(canManageTeam(actor, team)).toBe(true);
    expect(canChangeLeaders(actor, team)).toBe(true);
  });
});

it.each(roleNames)('a team without department and leader is managed by administrators: %s', (role) => {
  const isAdministrator = role === 'Administrator';
  const unled = { leaderId: null, secondaryLeaderId: null };
  for (const userId of [head, nobody]) {
    expect(canManageTeam({ userId, role }, { ...unled, department: null })).toBe(isAdministrator);
    expect(canChangeLeaders({ userId, role }, { ...unled, department: { leaderId: null } })).toBe(isAdministrator);
    expect(canManageDepartment({ userId, role }, { leaderId: null })).toBe(isAdministrator);
  }
});

it.each(roleNames)('the company is managed by administrators, and the condition of departments agrees: %s', (role) => {
  const isAdministrator = role === 'Administrator';
  expect(canManageCompany({ role })).toBe(isAdministrator);
  expect(managedDepartments({ role, userId: head })).toEqual(isAdministrator ? {} : { leaderId: head });
});
