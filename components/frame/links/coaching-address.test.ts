import { expect, test } from 'vitest';
import { coachingSearch, readCoachingAddress } from '#/components/frame/links/coaching-address.ts';

const read = (search: string) => readCoachingAddress((name) => new URLSearchParams(search).get(name), [4, 9]);
const plain = { tab: 'insights', team: 4, trend: null } as const;

test.each([
  ['', plain],
  ['team=9', { ...plain, team: 9 }],
  ['team=5&tab=report', plain],
  ['tab=trends&trend=7', { ...plain, tab: 'trends' }],
  ['tab=motivation&team=9&trend=7', { tab: 'motivation', team: 9, trend: 7 }],
  ['tab=motivation&trend=-1', { ...plain, tab: 'motivation' }],
])('the query of the coaching corner %s is read', (search, address) => {
  expect(read(search)).toEqual(address);
});

test('the URL restores what was chosen', () => {
  for (const address of [plain, { tab: 'motivation', team: 9, trend: 7 } as const])
    expect(read(coachingSearch(address))).toEqual(address);
  expect(coachingSearch({ tab: 'trends', team: 4, trend: 7 })).toBe('?team=4&tab=trends');
});
