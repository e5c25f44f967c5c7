import {
  computePersonMean,
  type PersonDayValue,
  type PersonMean,
} from '#/lib/domain/metrics/publication/person-mean.ts';
import { computeWholePercentages, roundScore } from '#/lib/domain/metrics/scores/numbers.ts';

export type SentimentType = 'good' | 'meh' | 'bad';

/** A person's feeling for a check-in due on `localDate`; null if the question was skipped. */
export interface SentimentAnswer {
  readonly userId: number;
  readonly localDate: string;
  readonly type: SentimentType | null;
  /** In a row of a roll-up: how many days it represents. */
  readonly days?: number;
}

/** Whole percentages per type, adding up to 100. */
export type SentimentShares = Readonly<Record<SentimentType, number>>;

export interface Sentiment {
  readonly avg: number | null;
  readonly persons: number;
  readonly typesAvg: SentimentShares | null;
}

/** Points per type on the scale 0–100. Source: docs/figures.md, What counts as an answer. */
export const sentimentWeights: Readonly<Record<SentimentType, number>> = { good: 100, meh: 50, bad: 0 };

/**
 * Returns feelings as scores 0–100 for averages and charts; a skipped one becomes null.
 * @example toSentimentValues([{ userId: 1, localDate: '2026-03-02', type: 'meh' }])[0]?.value // 50
 */
export function toSentimentValues(answers: readonly SentimentAnswer[]): PersonDayValue[] {
  return answers.map(({ userId, localDate, type, days }) => ({
    userId,
    localDate,
    value: type === null ? null : sentimentWeights[type],
    ...(days === undefined ? {} : { days }),
  }));
}

/**
 * Returns the share of each type in whole percent, or null without an answer. Everyone counts once unless `meanOf` is
 * another mean. Source: person-first averaging, largest remainder method.
 */
export function computeSentimentShares(
  answers: readonly SentimentAnswer[],
  meanOf: (values: readonly PersonDayValue[]) => PersonMean = computePersonMean,
): SentimentShares | null {
  const shareOf = (shareType: SentimentType) => {
    const values = answers.map(({ userId, localDate, type, days }) => ({
      userId,
      localDate,
      value: type === null ? null : Number(type === shareType),
      days,
    }));
    return meanOf(values).avg;
  };
  const shares = [shareOf('meh'), shareOf('good'), shareOf('bad')].filter((share) => share !== null);
  if (shares.length === 0) return null;
  const [meh = 0, good = 0, bad = 0] = computeWholePercentages(shares);
  return { good, meh, bad };
}

/**
 * Returns the sentiment of a period, rounded to one decimal, and the share of each type; null without an answer.
 * Sentiment is the mean of good 100, meh 50 and bad 0, with everyone counting once. Source: docs/figures.md, Averages.
 * @example computeSentiment([{ userId: 1, localDate: '2026-03-02', type: 'good' },
 *   { userId: 2, localDate: '2026-03-02', type: 'bad' }]).avg // 50
 */
export function computeSentiment(answers: readonly SentimentAnswer[]): Sentiment {
  const { avg, persons } = computePersonMean(toSentimentValues(answers));
  return { avg: roundScore(avg), persons, typesAvg: computeSentimentShares(answers) };
}
