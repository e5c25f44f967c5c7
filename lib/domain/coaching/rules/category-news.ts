import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { TeamSight } from '#/lib/domain/coaching/evaluations/team-sight.ts';
import { RULES } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { addUp, type PublishedStep, wholePoints } from '#/lib/domain/metrics/publication/published-figure.ts';
import { type CategoryId, computeCategory } from '#/lib/domain/metrics/scores/category.ts';

const MONTH_DAYS = 30;

/**
 * Returns the category of performance and sentiment that a team has come into and kept for a week; null where it is none,
 * an old one, hardly past its cuts, or came out of none: a first category is no change.
 */
export function categoryNews(days: TeamSight['days'], asOf: LocalDate): CategoryId | null {
  const figures = monthTo(days, asOf);
  const now = categoryOf(figures);
  if (now === 0) return null;
  for (let daysAgo = 1; daysAgo <= RULES.category.isNews; daysAgo += 1) {
    const earlier = monthTo(days, addDays(asOf, -daysAgo));
    const before = categoryOf(earlier);
    if (before !== now) return before !== 0 && daysAgo >= RULES.category.holds && isFirm(figures, earlier) ? now : null;
  }
  return null;
}

interface Month {
  readonly productivity: number | null;
  readonly sentiment: number | null;
  readonly participation: number | null;
}

/** The averages of the month that ended on a day. */
function monthTo({ productivity, sentiment, participation }: TeamSight['days'], to: LocalDate): Month {
  const from = addDays(to, 1 - MONTH_DAYS);
  const avgOf = (steps: readonly PublishedStep[]) =>
    wholePoints(addUp(steps.filter(({ date }) => date >= from && date <= to))?.avg ?? null);
  return { productivity: avgOf(productivity), sentiment: avgOf(sentiment), participation: avgOf(participation) };
}

/** Each average rests on enough people, or is null. */
function categoryOf(month: Month): CategoryId {
  return computeCategory({ ...month, persons: K_ANON_MIN });
}

/** Whether it would be the same category a little further back on the way: else it comes and goes. */
function isFirm(now: Month, before: Month): boolean {
  const back = (to: number | null, from: number | null) =>
    to === null || from === null ? to : to - RULES.category.margin * Math.sign(to - from);
  const productivity = back(now.productivity, before.productivity);
  const sentiment = back(now.sentiment, before.sentiment);
  return categoryOf({ ...now, productivity, sentiment }) === categoryOf(now);
}
