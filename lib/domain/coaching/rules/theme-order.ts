import { daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { CAPS } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { themeIds, themesByCategory } from '#/lib/domain/coaching/rules/themes.constants.ts';

/** As many as a quiet team reads while one rests. */
const THEMES_PER_QUARTER = 13;

/** How often a theme was liked and disliked in a company. */
export interface ThemeVotes {
  readonly themeId: number;
  readonly likes: number;
  readonly dislikes: number;
}

/**
 * Returns all themes in the order in which a team reads them: those that fit its category first, then the most liked;
 * what nobody has judged stands between what was liked and what was not. Teams begin in different places, so that
 * colleagues in two of them do not read the same, and each quarter goes on where the one before ended.
 *
 * @example orderThemes([{ themeId: 9, likes: 3, dislikes: 0 }], { teamId: 1, categoryId: 7, today: '2026-11-25' }).slice(0, 2) // [2, 9]
 */
export function orderThemes(
  votes: readonly ThemeVotes[],
  { teamId, categoryId, today }: { teamId: number; categoryId: number; today: LocalDate },
): number[] {
  const scores = new Map(votes.map(({ themeId, likes, dislikes }) => [themeId, (likes + 1) / (likes + dislikes + 2)]));
  const fitting = themesByCategory[categoryId] ?? [];
  const count = themeIds.length;
  const start = teamId * 7 + THEMES_PER_QUARTER * Math.floor(daysBetween('2026-01-01', today) / CAPS.themeDays);
  const place = (themeId: number) => (((themeId - start) % count) + count) % count;
  const score = (themeId: number) => (fitting.includes(themeId) ? 2 : 0) + (scores.get(themeId) ?? 0.5);
  return themeIds.toSorted((a, b) => score(b) - score(a) || place(a) - place(b));
}
