import { expect, it } from 'vitest';
import { leadsAnything, type RoleName } from '#/lib/platform/roles.ts';

it.each<[RoleName[], boolean]>([
  [[], false],
  [['Member'], false],
  [['Member', 'Team Leader'], true],
  [['Department Leader'], true],
  [['Administrator'], true],
])('a person with the roles %j leads something: %s', (roles, expected) => {
  expect(leadsAnything(roles)).toBe(expected);
});
