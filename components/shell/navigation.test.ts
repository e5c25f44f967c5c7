import { describe, expect, test } from 'vitest';
import { findCurrent, listNavigation, navigation } from '#/components/shell/navigation.ts';

describe('listNavigation', () => {
  test('leads each role to its own home', () => {
    const home = (role: Parameters<typeof listNavigation>[0]) => listNavigation(role)[0]?.href;
    expect(home('Administrator')).toBe('/dashboard');
    expect(home('Member')).toBe('/dashboard/team');
  });

  test('hides entries of other roles', () => {
    const entries = [
      ...navigation,
      { ...navigation[0], label: 'Company', href: '/c', roles: ['Administrator'] as const },
    ];
    const labels = (role: Parameters<typeof listNavigation>[0]) =>
      listNavigation(role, entries as typeof navigation).map((link) => link.label);
    expect(labels('Administrator')).toContain('Company');
    expect(labels('Team Leader')).not.toContain('Company');
  });

  test('keeps at most two entries for the bottom bar', () => {
    expect(navigation.filter((entry) => entry.isMostUsed).length).toBeLessThanOrEqual(2);
  });
});

describe('findCurrent', () => {
  const links = listNavigation('Administrator');
  test('finds the page itself and pages below it', () => {
    expect(findCurrent('/teamCreate/7', links)?.label).toBe('Create New Team');
    expect(findCurrent('/dashboard', links)?.label).toBe('Dashboard');
  });
  test('does not take a path that only starts alike', () => {
    expect(findCurrent('/dashboards', links)).toBeUndefined();
  });
});
