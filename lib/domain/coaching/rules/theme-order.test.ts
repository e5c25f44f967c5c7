import { expect, it } from 'vitest';
import { orderThemes } from '#/lib/domain/coaching/rules/theme-order.ts';

const team = { teamId: 1, categoryId: 5, today: '2026-11-17' };

it('reads all themes, those first that fit and then the most liked, and last what was disliked', () => {
  const votes = [
    { themeId: 9, likes: 3, dislikes: 0 },
    { themeId: 4, likes: 1, dislikes: 0 },
    { themeId: 13, likes: 0, dislikes: 4 },
  ];
  const order = orderThemes(votes, { ...team, categoryId: 7 });
  expect(order.slice(0, 3)).toEqual([2, 9, 4]);
  expect(order.at(-1)).toBe(13);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, at) => at + 1));
});

it('begins elsewhere in another team', () => {
  expect(orderThemes([], team)[0]).not.toBe(orderThemes([], { ...team, teamId: 2 })[0]);
});

it('goes on in the next quarter where a quiet team has stopped', () => {
  const later = orderThemes([], { ...team, today: '2027-02-15' });
  expect(later[0]).toBe(orderThemes([], team)[13]);
});
