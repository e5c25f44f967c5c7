import { addDays, daysBetween, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import type { TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import type { ItemText } from '#/lib/domain/coaching/items/items.present.ts';
import { CAPS, RULES, themeIds, themesByCategory } from '#/lib/domain/coaching/rules/rules.constants.ts';
import { type PairedChange, trendOfSums } from '#/lib/domain/metrics/changes/trend.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { addUp } from '#/lib/domain/metrics/publication/published-figure.ts';

/** A reason with its share among the check-ins with that feeling, in whole percent. */
export interface NamedFactor {
  readonly id: number;
  readonly share: number;
}

/**
 * Returns the reasons that a team often named with bad (`low`) or good (`high`) feelings in a month, the most named
 * first. Skips reasons named fewer times than the minimum group size, and returns none if such feelings are rare.
 */
export function mostNamed({ factors, days, k }: TeamVisibility, feeling: 'high' | 'low'): NamedFactor[] {
  const felt = addUp(days.sentiment.filter(({ isNow }) => isNow));
  const feelings = felt?.[feeling] ?? 0;
  if (!felt || feelings === 0 || (100 * feelings) / felt.answers < RULES.feelingShare) return [];
  return factors
    .filter((factor) => factor[feeling] >= k)
    .map((factor) => ({ id: factor.id, share: Math.round((100 * factor[feeling]) / feelings) }))
    .filter(({ share }) => share >= RULES.factorShare)
    .sort((a, b) => b.share - a.share || a.id - b.id);
}

/** How one person's answers changed: each day is compared with the day two weeks before, for motivation four weeks. */
export interface OwnChange extends PairedChange {
  readonly metric: TrendMetric;
  /** The average now. */
  readonly avg: number;
}

const kinds = {
  productivity: { kind: 'perfomance_trend', textKey: 'perfomance' },
  motivation: { kind: 'motivation_trend', textKey: 'motivation' },
  sentiment: { kind: 'sentiment_trend', textKey: 'sentiment' },
} as const;

/** A change of at most this many points is called steady. */
const STEADY_POINTS = 2;

/**
 * Returns someone's own trend in one metric, which only they see. Uses the rule of paired changes, with days instead of
 * people. Returns null for fewer than five days, and for changes that may be chance.
 */
export function ownTrend(change: OwnChange): ItemText | null {
  const { metric, persons: days, avg } = change;
  const trend = days < RULES.ownDays ? null : trendOfSums(metric, change);
  if (!trend) return null;
  const points = Math.round(Math.abs(trend.delta));
  if (trend.color === 'neutral' && points > STEADY_POINTS) return null;
  const facts = { avg: Math.round(avg), points, days };
  return { ...kinds[metric], color: trend.color, themeId: null, facts };
}

/** As many themes as a team without other insights reads before a theme may return. */
const THEMES_PER_QUARTER = 13;

/** How often a theme was liked and disliked in a company. */
export interface ThemeVotes {
  readonly themeId: number;
  readonly likes: number;
  readonly dislikes: number;
}

/**
 * Returns all themes in a team's reading order: first themes that fit its category, then the most liked. Themes without
 * votes come between liked and disliked ones. Teams start with different themes, so that people in two teams don't read
 * the same one. Each quarter continues where the previous one ended.
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

/** When a team checks in; weekdays are 1 = Monday to 7 = Sunday. */
interface TeamWeek {
  readonly checkinDay: number;
  readonly workingDays: readonly number[];
}

/**
 * Returns the weekday when a team's trends are written: the working day after its check-in day.
 * @example trendWeekday({ checkinDay: 5, workingDays: [1, 2, 3, 4, 5] }) // 1
 */
export function trendWeekday({ checkinDay, workingDays }: TeamWeek): number {
  const days = [1, 2, 3, 4, 5, 6, 7].map((later) => ((checkinDay - 1 + later) % 7) + 1);
  return days.find((day) => workingDays.includes(day)) ?? days[0] ?? 1;
}

/**
 * Returns whether a trend day has come since a team was last evaluated, including today, so that no trend day is lost
 * in an outage. Trends of a team that checks in on Mondays are written on Tuesdays, such as 17 November 2026.
 * @example hasTrendDay({ checkinDay: 1, workingDays: [1, 2, 3, 4, 5] }, '2026-11-13', '2026-11-17') // true
 */
export function hasTrendDay(week: TeamWeek, lastLookedOn: LocalDate | null, today: LocalDate): boolean {
  const from =
    lastLookedOn === null || lastLookedOn < addDays(today, -6) ? addDays(today, -6) : addDays(lastLookedOn, 1);
  for (let day = from; day <= today; day = addDays(day, 1)) if (weekday(day) === trendWeekday(week)) return true;
  return false;
}
