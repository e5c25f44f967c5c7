import { expect, it } from 'vitest';
import { personAddress, teamAddress } from '#/components/palette/destination-links.ts';

const team = { id: 2, name: 'Mobile App', departmentName: 'Engineering' };

it.each([
  ['Administrator', '/companyManagement?tab=people&person=7', '/dashboard?tab=teams&team=2'],
  ['Department Leader', '/departmentManagement/Mobile%20App?id=2', '/dashboard?tab=teams&team=2'],
  ['Team Leader', '/dashboard/team?team=2&member=7', '/dashboard/team?team=2'],
] as const)('%s is led to a person at %s and to a team at %s', (role, person, place) => {
  expect(personAddress(role, { id: 7, team })).toBe(person);
  expect(teamAddress(role, 2)).toBe(place);
});
