import { expect, it } from 'vitest';
import { canViewFigures, comparesWithCompany, seesTeamsFromAbove } from '#/lib/domain/dashboards/dashboards.policy.ts';
import { roleNames } from '#/lib/platform/roles.ts';

it.each([
  ['nothing to the group, such as the company', {}, ['Administrator']],
  ['a leader of the team', { leads: true }, ['Administrator', 'Team Leader']],
  ['a member of the team', { belongs: true }, ['Administrator', 'Member']],
  ['the leader of the department', { leadsDepartment: true }, ['Administrator', 'Department Leader']],
  ['everything but', { leads: false, belongs: false, leadsDepartment: false }, ['Administrator']],
])('a reader who is %s sees the group’s results in the roles of that relation', (_, relations, roles) => {
  expect(roleNames.filter((role) => canViewFigures({ role }, relations)).sort()).toEqual(roles);
});

it('administrators and department leaders see teams from above', () => {
  expect(roleNames.filter((role) => seesTeamsFromAbove({ role }))).toEqual(['Administrator', 'Department Leader']);
});

it('teams are compared with the company for administrators and keys, not in a report for someone else', () => {
  expect(roleNames.filter((role) => comparesWithCompany({ userId: 1, role }))).toEqual(['Administrator']);
  const role = 'Administrator' as const;
  expect(comparesWithCompany({ userId: 1, role, passedTo: [1] })).toBe(true);
  expect(comparesWithCompany({ userId: 1, role, passedTo: [2] })).toBe(false);
  expect(comparesWithCompany({ userId: 1, role, passedTo: [1, 2], keyId: 7 })).toBe(true);
});
