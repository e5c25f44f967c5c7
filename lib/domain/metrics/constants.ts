/** Names of a result's colours in answers; the screen decides what they look like. */
export type MetricColor = 'very_good' | 'good' | 'neutral' | 'bad';

/** Fewest people behind an anonymous result. Source: docs/figures.md, How results are published. */
export const K_ANON = 5;
/** Bounds within which a company may set its own minimum. Source: docs/figures.md, How results are published. */
export const K_ANON_MIN = 3;
export const K_ANON_MAX = 10;
/** Answers per person that a batch needs with the option “more careful”. Source: simulation. */
export const CAREFUL_ANSWERS = 2;

/** Below this % of answered check-ins, an average is greyed out. Source: docs/figures.md, How results are published. */
export const PARTICIPATION_MIN = 50;

/** Low < 50 ≤ mid < 70 ≤ high, for both productivity and sentiment. Source: docs/figures.md, Categories and colours. */
export const CATEGORY_MID_FROM = 50;
export const CATEGORY_HIGH_FROM = 70;
export const CATEGORY_PERSONS_MIN = 3;

/** Groups of the eNPS answers 0–10. Source: Net Promoter method (Reichheld 2003). */
export const ENPS_DETRACTOR_MAX = 6;
export const ENPS_PROMOTER_MIN = 9;

/** Groups of onboarding answers: low 0–4, middle 5–7, high 8–10. Source: docs/figures.md, Categories and colours. */
export const ONB_LOW_MAX = 4;
export const ONB_MID_MAX = 7;

/**
 * Weight of a new answer in a motivator's satisfaction. Source: exponential smoothing (Brown 1956); the factor:
 * docs/figures.md, What counts as an answer.
 */
export const MOTIVATION_SMOOTHING = 0.5;
/** Most days that a motivator counts without an answer. Source: docs/figures.md, What counts as an answer. */
export const MOTIVATION_STALE_DAYS = 60;
/** Shown, and marked as a default, as long as there is no motivation data at all. Source: product specification. */
export const MOTIVATION_DEFAULT = 50;

/** With fewer people, days are drawn as dots and the trailing mean as the line. Source: docs/figures.md, Averages. */
export const TRAILING_LINE_BELOW_PERSONS = 20;
export const TRAILING_DAYS = 7;

/** Standard normal quantile of a two-sided 90% interval. */
export const Z_90 = 1.645;

/** A change of fewer people than this is never called reliable. Source: docs/figures.md, Change. */
export const TREND_PERSONS_MIN = 5;

/**
 * Per metric: the window in days, the answers a person needs in both windows, the least spread assumed between people,
 * and what counts as a small and a large change. Source: simulation; docs/figures.md, Change.
 */
export const TREND_RULES = {
  productivity: { windowDays: 14, answersMin: 2, floor: 8, small: 5, large: 10 },
  motivation: { windowDays: 28, answersMin: 1, floor: 8, small: 5, large: 10 },
  sentiment: { windowDays: 14, answersMin: 2, floor: 12, small: 8, large: 15 },
} as const;

export type TrendMetric = keyof typeof TREND_RULES;

/** The order of the three results everywhere: sentiment comes first, because people ask about it first. */
export const metricOrder = ['sentiment', 'productivity', 'motivation'] as const satisfies readonly TrendMetric[];
