/**
 * When the rules speak, in percent, points and days.
 * Source: docs/decisions.md, When a rule speaks is our judgement.
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
  /** Deviation of the averages of persons. */
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

/** What is never read by members: fewer people than these stand behind it. */
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
