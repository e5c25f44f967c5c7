import { describe, expect, test } from 'vitest';
import {
  accountNavigation,
  findCurrent,
  findTitle,
  homes,
  listNavigation,
  navigation,
} from '#/components/frame/links/navigation.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'shell.navigation');

const sideBars: Record<RoleName, string[]> = {
  Administrator: [
    'Dashboard',
    'Company Management',
    'Digital Pulse',
    'Create New Department',
    'Create New Team',
    'FAQ',
  ],
  'Department Leader': [
    'Dashboard',
    'Department Management',
    'Digital Pulse',
    'Create New Department',
    'Create New Team',
    'FAQ',
  ],
  'Team Leader': ['Dashboard', 'Coaching Corner', 'Team Management', 'Digital Pulse', 'Create New Team', 'FAQ'],
  Member: ['Dashboard', 'Coaching Corner', 'Create New Team', 'FAQ'],
};

describe('listNavigation', () => {
  test.each(roleNames)('returns the side bar of %s', (role) => {
    expect(listNavigation(role, t).map(({ label }) => label)).toEqual(sideBars[role]);
  });

  test.each(roleNames)('leads %s home, and to each page once', (role) => {
    const addresses = listNavigation(role, t).map(({ href }) => href);
    expect(addresses[0]).toBe(homes[role]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test.each(roleNames)('returns the account menu of %s', (role) => {
    const labels = listNavigation(role, t, accountNavigation).map(({ label }) => label);
    const membership = role === 'Administrator' ? ['Membership'] : [];
    expect(labels).toEqual([
      'Profile',
      ...membership,
      'Password & Security',
      'Personality Assessment',
      'Send Feedback',
    ]);
  });

  test('asks for a choice before a team or a department is created', () => {
    const asking = navigation.filter(({ selection }) => selection).map(({ name, selection }) => [name, selection]);
    expect(asking).toEqual([
      ['createDepartment', 'department'],
      ['createTeam', 'team'],
    ]);
  });
});

describe('findCurrent', () => {
  const links = listNavigation('Administrator', t);
  test('finds the page itself and pages below it', () => {
    expect(findCurrent('/teamCreate/7', links)?.label).toBe('Create New Team');
    expect(findCurrent('/dashboard', links)?.label).toBe('Dashboard');
  });
  test('doesn’t match a path that only starts the same', () => {
    expect(findCurrent('/dashboards', links)).toBeUndefined();
  });
});

describe('findTitle', () => {
  test.each<[string, RoleName, string | undefined]>([
    ['/dashboard/team', 'Member', 'Dashboard'],
    ['/companyManagement', 'Administrator', 'Company Management'],
    ['/companyManagement/Sales%20%26%20Care', 'Administrator', 'Company Management - Sales & Care'],
    ['/companyManagement/Sales/Rockets', 'Administrator', 'Company Management'],
    ['/teamManagement', 'Team Leader', 'Team Management'],
    ['/teamManagement/dashboard', 'Team Leader', 'Team Dashboard'],
    ['/edit-digitalPulse/4', 'Team Leader', 'Edit Digital Pulse'],
    ['/profile', 'Member', 'Profile'],
    ['/assessment', 'Member', 'Personality Assessment'],
    ['/nowhere', 'Member', undefined],
  ])('%s as %s', (path, role, title) => {
    expect(findTitle(path, role, t)).toBe(title);
  });
});
