import { describe, expect, it } from 'vitest';
import { isAt, listBottomEntries } from '#/components/shell/bottom-entries.ts';

it.each([
  ['Administrator', ['dashboard', 'people']],
  ['Department Leader', ['dashboard', 'department']],
  ['Team Leader', ['dashboard', 'team']],
  ['Member', ['dashboard', 'checkIns']],
] as const)('%s has %j at the thumb', (role, names) => {
  expect(listBottomEntries(role).map(({ name }) => name)).toEqual(names);
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
