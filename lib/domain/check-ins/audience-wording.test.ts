import { expect, test } from 'vitest';
import { wordAudience } from '#/lib/domain/check-ins/audience-wording.ts';

test.each([3, 5, 10])('names the smallest group of the company, %i', (smallestGroup) => {
  expect(wordAudience({ asksOwn: true, smallestGroup })).toContain(`only groups of ${smallestGroup} or more.`);
});

test('ratings are for the team’s leaders', () => {
  expect(wordAudience({ asksOwn: false, smallestGroup: 5 })).toBe(
    'Only the team’s leaders see your ratings, next to each member’s own answer.',
  );
});
