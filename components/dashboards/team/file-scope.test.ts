import { expect, test } from 'vitest';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';

const dashboard = {
  team: { id: 7, name: 'Product', members: 2, leader: null, departmentName: null },
  member: 0,
  members: [
    { value: 0, label: 'All team members' },
    { value: 12, label: 'Ada Example' },
  ],
  period: { name: '1m', from: '2026-03-01', to: '2026-03-30', bucket: 'day' },
} as const;

test('files differ by team, member and days', () => {
  expect(fileScope({ ...dashboard, members: [...dashboard.members] })).toBe('Product 2026-03-01 2026-03-30');
  expect(fileScope({ ...dashboard, members: [...dashboard.members], member: 12 })).toBe(
    'Product Ada Example 2026-03-01 2026-03-30',
  );
});

test('one day has no range, and members have no member filter', () => {
  const period = { ...dashboard.period, name: '1d', from: '2026-03-30' } as const;
  expect(fileScope({ ...dashboard, members: [], period })).toBe('Product 2026-03-30');
});
