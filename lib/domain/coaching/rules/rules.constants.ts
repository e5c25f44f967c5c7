/**
 * When the rules speak, in percent, points and days.
 * Source: docs/decisions.md, Thresholds of the rules are our judgement.
 */
export const RULES = {
  /** Bad feelings among the answers of a day, on so many days with results in a row, not longer ago than the last. */
  badDays: { share: 40, days: 3, within: 10 },
  /** A factor among the answers with bad or good feelings. */
  factorShare: 30,
  /** Feelings of a kind among all: what weighs on a team that is well is no news. */
  feelingShare: 10,
  /** Averages of a norm, and the answers that are enough for one: each is asked seldom. */
  norm: { low: 50, high: 80, answers: 12 },
  participation: { low: 50, drop: 20, rise: 10, nearlyAll: 90 },
  /** Deviation of the averages of people. */
  spread: 25,
  /** Check-ins from home. */
  homeShare: 60,
  /** Averages of month questions, of 10. */
  safety: 6,
  load: 5,
  /** A motivator that is missing most without a break. */
  gapDays: 28,
  /** A new category of performance and sentiment has held so long, is news until then, and lies so far past its cuts. */
  category: { holds: 7, isNews: 21, margin: 2 },
  /** Days with an answer now and two or four weeks before, for a trend of one's own. */
  ownDays: 5,
} as const;

/** What members never read: fewer people than these are behind it. */
export const MEMBER_PERSONS_MIN = 5;

/**
 * How much is written: nothing twice, and no more than people read.
 * Source: docs/decisions.md, Nothing is written twice.
 */
export const CAPS = {
  trendDays: 7,
  /** The same metric with the same colour: windows of a month overlap, so sooner it would say the same again. */
  sameTrendDays: 28,
  /** Norms move slowly, and each is a matter of its own. */
  normTrendDays: 28,
  sameNormDays: 90,
  insightsPerWeek: 2,
  themeDays: 90,
  /** Who has not read so many gets no more. */
  unseen: 6,
} as const;

/** Themes by their ids; their texts are in the words of the coaching corner, each with its source. */
export const themeIds: readonly number[] = Array.from({ length: 32 }, (_, at) => at + 1);

/**
 * The first thing that someone reads, by the hope they named first; the first of its themes.
 * Source: docs/decisions.md, The most relevant comes first.
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

/** For who named no hope, or is just curious. */
export const DEFAULT_THEME = 27;

/**
 * What a factor speaks of that people name with bad feelings.
 * Source: docs/decisions.md, The most relevant comes first.
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
 * The factor that a theme for leaders is about, for which steps are prepared: the first that leads to it, or the nearest.
 * Source: docs/decisions.md, A step is small and looked back on.
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

/** Named with bad feelings they speak of people or of private life: only leaders read of it. */
export const personalFactors: readonly number[] = [4, 5, 15];

/** What a motivator speaks of that is missing. Source: docs/decisions.md, The most relevant comes first. */
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

/** Factors that go with working apart: the own leader, and communication. */
export const remoteFactors: readonly number[] = [5, 11];

/**
 * Themes that fit a category of performance and sentiment, read sooner than others.
 * Source: docs/decisions.md, The most relevant comes first.
 */
export const themesByCategory: Readonly<Record<number, readonly number[]>> = { 4: [17], 7: [2], 8: [2, 3] };
