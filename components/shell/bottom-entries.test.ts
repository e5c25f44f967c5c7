import { describe, expect, it } from 'vitest';
import { findBottomEntry, isAt, listBottomEntries } from '#/components/shell/bottom-entries.ts';

it.each([
  ['Administrator', ['dashboard', 'teams', 'people']],
  ['Department Leader', ['dashboard', 'teams', 'department']],
  ['Team Leader', ['dashboard', 'checkIns', 'team']],
  ['Member', ['dashboard', 'checkIns']],
] as const)('%s has %j at the thumb', (role, names) => {
  expect(listBottomEntries(role).map(({ name }) => name)).toEqual(names);
});

it.each([
  ['Team Leader', '/dashboard/team', '', 'dashboard'],
  ['Team Leader', '/dashboard/team', 'tab=report&day=2026-11-30', 'checkIns'],
  ['Team Leader', '/dashboard/team', 'tab=steps', 'dashboard'],
  ['Administrator', '/dashboard', 'tab=teams&team=3', 'teams'],
  ['Administrator', '/profile', '', undefined],
] as const)('one entry of %s is current at %s?%s: %s', (role, path, search, name) => {
  expect(findBottomEntry(listBottomEntries(role), path, new URLSearchParams(search))?.name).toBe(name);
});

describe('the bottom entry of the page', () => {
  const people = { href: '/companyManagement?tab=people' };
  it.each([
    [people, '/companyManagement', 'tab=people&search=a', true],
    [people, '/companyManagement', '', false],
    [people, '/companyManagement/Sales', 'tab=people', true],
    [{ href: '/teamManagement' }, '/teamManagement/dashboard', 'x=1', true],
    [{ href: '/dashboard' }, '/dashboards', '', false],
  ])('%j at %s?%s: %s', (entry, path, search, is) => {
    expect(isAt(entry, path, new URLSearchParams(search))).toBe(is);
  });
});
