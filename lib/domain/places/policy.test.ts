import { expect, it } from 'vitest';
import { canChangeLeaders, canManageDepartment, canManageTeam } from '#/lib/domain/places/policy.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';

const [head, leader, second, nobody] = [1, 2, 3, 4];
const department = { leaderId: head };
const within = { leaderId: leader, secondaryLeaderId: second, department };
const outside = { ...within, department: null };

const rights = (userId: number, role: RoleName) => ({
  department: canManageDepartment({ userId, role }, department),
  team: canManageTeam({ userId, role }, within),
  leaders: canChangeLeaders({ userId, role }, within),
});
const [all, none] = [
  { department: true, team: true, leaders: true },
  { department: false, team: false, leaders: false },
];

it.each(roleNames)('somebody without a part in it as %s', (role) => {
  expect(rights(nobody, role)).toEqual(role === 'Administrator' ? all : none);
});

it('goes by the role a person acts in', () => {
  expect(rights(head, 'Department Leader')).toEqual(all);
  expect(rights(head, 'Team Leader')).toEqual(none);
  expect(rights(leader, 'Team Leader')).toEqual({ ...all, department: false });
  expect(rights(leader, 'Department Leader')).toEqual(none);
  expect(rights(second, 'Team Leader')).toEqual({ ...none, team: true });
  for (const userId of [head, leader, second]) expect(rights(userId, 'Member')).toEqual(none);
});

it('leaves teams outside every department to Administrators and their leaders, also where nobody leads', () => {
  expect(canManageTeam({ userId: head, role: 'Department Leader' }, outside)).toBe(false);
  expect(canManageTeam({ userId: nobody, role: 'Administrator' }, outside)).toBe(true);
  const headless = { leaderId: null, secondaryLeaderId: null, department: { leaderId: null } };
  for (const role of roleNames)
    expect(canManageTeam({ userId: nobody, role }, headless)).toBe(role === 'Administrator');
});
