import { describe, expect, test } from 'vitest';
import {
  checkInSettingsHref,
  departmentHref,
  segmentOf,
  teamFiguresHref,
  teamHref,
} from '#/components/organisation/organisation-links.ts';

describe('segmentOf', () => {
  test.each([
    ['Sales', 'Sales'],
    ['R&D, Köln?', 'R%26D%2C%20K%C3%B6ln%3F'],
    ['A/B\\C', 'A-B-C'],
    ['..', '-'],
    ['  ', 'N-A'],
  ])('%s becomes %s', (name, segment) => {
    expect(segmentOf(name)).toBe(segment);
  });
});

describe('links', () => {
  const team = { id: 7, name: 'Rockets', departmentName: 'Sales' };
  test('to a department', () => {
    expect(departmentHref({ id: 3, name: 'Sales' })).toBe('/companyManagement/Sales?id=3');
  });
  test.each([
    ['Administrator', '/companyManagement/Sales/Rockets?id=7'],
    ['Department Leader', '/departmentManagement/Rockets?id=7'],
    ['Team Leader', '/teamManagement?id=7'],
  ] as const)('to a team for %s', (role, href) => {
    expect(teamHref(role, team)).toBe(href);
  });
  test.each([
    ['Administrator', '/companyManagement/Sales/Rockets?id=7#check-in-settings'],
    ['Department Leader', '/departmentManagement/Rockets?id=7#check-in-settings'],
  ] as const)('to a team’s check-in settings for %s', (role, href) => {
    expect(checkInSettingsHref(role, team)).toBe(href);
  });
  test('to a team’s published results', () => {
    expect(teamFiguresHref(7)).toBe('/dashboard?tab=teams&team=7');
  });
  test('to a team without a department', () => {
    expect(teamHref('Administrator', { ...team, departmentName: '' })).toBe('/companyManagement/Other/Rockets?id=7');
  });
});
