import { expect, it } from 'vitest';
import { canViewFigures, seesTeamsFromAbove } from '#/lib/domain/dashboards/dashboards.policy.ts';
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
