/**
 * The thresholds of the rules, in percent, points and days. Source: docs/decisions.md, Thresholds of the rules are our
 * judgement.
 */
export const RULES = {
  /** The share of bad feelings on a day, how many such days with results in a row, and within how many days. */
  badDays: { share: 40, days: 3, within: 10 },
  /** The share of a reason among answers with bad or good feelings. */
  factorShare: 30,
  /** The share of such feelings among all answers: what hurts a team that mostly feels well isn't news. */
  feelingShare: 10,
  /** Averages of a norm, and how many answers it needs. Each norm is rarely asked about. */
  norm: { low: 50, high: 80, answers: 12 },
  participation: { low: 50, drop: 20, rise: 10, nearlyAll: 90 },
  /** Standard deviation of people's averages. */
  spread: 25,
  /** The share of check-ins from home. */
  homeShare: 60,
  /** Averages of monthly questions, 0 to 10. */
  safety: 6,
  load: 5,
  /** How many days the same motivator must have been missing most. */
  gapDays: 28,
  /**
   * How many days a new category of performance and sentiment must last, until which day it is news, and how many
   * points it must be past its limits.
   */
  category: { holds: 7, isNews: 21, margin: 2 },
  /** How many pairs of days an own trend needs: a day with an answer, and the day two or four weeks before. */
  ownDays: 5,
} as const;

/** Members never read statements with fewer people behind them. */
export const MEMBER_PERSONS_MIN = 5;

/**
 * How much is written: nothing twice, and not more than people read. Source: docs/decisions.md, A trend returns after
 * four weeks, a theme after 90 days.
 */
export const CAPS = {
  trendDays: 7,
  /**
   * Days until the same metric with the same colour: the windows of 30 days overlap, so an earlier trend would repeat
   * itself.
   */
  sameTrendDays: 28,
  /** Days between trends of norms, which change slowly. */
  normTrendDays: 28,
  sameNormDays: 90,
  insightsPerWeek: 2,
  themeDays: 90,
  /** Readers with more unopened insights than this get no more. */
  unseen: 6,
} as const;

/** Themes by their ids; their texts are in the words of the coaching corner, each with its source. */
export const themeIds: readonly number[] = Array.from({ length: 32 }, (_, at) => at + 1);

/**
 * The theme of someone's first insight, by the first hope that they named. Source: docs/decisions.md, The most relevant
 * insight comes first.
 */
export const themesByHope: Readonly<Record<number, number>> = {
  1: 15,
  2: 1,
  3: 6,
  4: 3,
  5: 9,
  6: 2,
  7: 4,
  8: 8,
  9: 19,
};

/** For people who named no hope, or are just curious. */
export const DEFAULT_THEME = 27;

/**
 * The theme for each reason that people name with bad feelings. Source: docs/decisions.md, The most relevant insight
 * comes first.
 */
export const themesByFactor: Readonly<Record<number, number>> = {
  1: 18,
  2: 18,
  3: 32,
  4: 21,
  5: 31,
  6: 6,
  7: 19,
  8: 24,
  9: 14,
  10: 13,
  11: 11,
  12: 23,
  13: 20,
  14: 3,
  15: 25,
};

/**
 * The reason whose prepared steps fit a theme for leaders: the first reason with this theme, or the nearest one.
 * Source: docs/decisions.md, A team tries few steps and looks back on each.
 */
export const factorsByTheme: Readonly<Record<number, number>> = {
  2: 3,
  5: 11,
  7: 6,
  8: 7,
  9: 1,
  10: 15,
  16: 1,
  22: 4,
  30: 1,
  ...Object.fromEntries(
    Object.entries(themesByFactor)
      .map(([factor, theme]) => [theme, Number(factor)])
      .toReversed(),
  ),
};

/** The themes whose advice to members is to thank or praise a colleague. */
export const themesOfThanks: readonly number[] = [6, 7];

/** Reasons about other people or private life. If they are named with bad feelings, only leaders read about it. */
export const personalFactors: readonly number[] = [4, 5, 15];

/** The theme for each motivator that is missing. Source: docs/decisions.md, The most relevant insight comes first. */
export const themesByMotivator: Readonly<Record<number, number>> = {
  1: 8,
  2: 14,
  3: 3,
  4: 23,
  5: 22,
  6: 6,
  7: 24,
  8: 30,
  9: 14,
  10: 7,
  11: 20,
  12: 25,
};

/** Reasons related to remote work: the leader, and communication. */
export const remoteFactors: readonly number[] = [5, 11];

/**
 * Themes by category of performance and sentiment (ids 1–9); they come before all others. Source: docs/decisions.md,
 * The most relevant insight comes first.
 */
export const themesByCategory: Readonly<Record<number, readonly number[]>> = { 4: [17], 7: [2], 8: [2, 3] };
