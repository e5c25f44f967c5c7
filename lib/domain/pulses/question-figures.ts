import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN } from '#/lib/domain/metrics/constants.ts';
import { enpsScore } from '#/lib/domain/metrics/enps.ts';
import { computeWholePercentages } from '#/lib/domain/metrics/percentages.ts';
import { ENPS_ITEM_ID } from '#/lib/domain/pulses/bank-constants.ts';
import { type QuestionTypeId, ratingGroups, TYPE } from '#/lib/domain/pulses/constants.ts';

/** What is published of a question; by its type, every other field is null. */
export interface QuestionFigures {
  readonly average: number | null;
  /** 0..100. */
  readonly score: number | null;
  /** Whole percentages, which add up to 100. */
  readonly positiveAnswers: number | null;
  readonly neutralAnswers: number | null;
  readonly negativeAnswers: number | null;
  /** By option, in whole percent of those who answered. */
  readonly scores: { question: string; score: number }[] | null;
  readonly enps: number | null;
}

export const noFigures: QuestionFigures = {
  average: null,
  score: null,
  positiveAnswers: null,
  neutralAnswers: null,
  negativeAnswers: null,
  scores: null,
  enps: null,
};

interface SummarisedQuestion {
  readonly typeId: QuestionTypeId;
  readonly pool: readonly string[];
  readonly isMultiple: boolean;
  readonly bankItemId: number | null;
}

/**
 * Returns the figures of a question from how many persons chose each value, at least one of them; −1 counts those who
 * answered where one may choose several. An agreement's 1 and 2 are negative, 4 and 5 positive; a rating's 0–3 and 7–10.
 * @example summariseAnswers({ typeId: 4, pool: [], bankItemId: null }, new Map([[1, 3], [0, 1]])).average // 75
 */
export function summariseAnswers(question: SummarisedQuestion, counts: ReadonlyMap<number, number>): QuestionFigures {
  const { typeId, pool, bankItemId } = question;
  if (typeId === TYPE.choice) return { ...noFigures, scores: scoresOf(question, counts, pool) };
  if (typeId === TYPE.yesNo) {
    const [yes = 0, no = 0] = computeWholePercentages([counts.get(1) ?? 0, counts.get(0) ?? 0]);
    return { ...noFigures, average: yes, positiveAnswers: yes, negativeAnswers: no };
  }
  if (typeId === TYPE.agreement) return scaleFigures(counts, { low: 1, high: 5, negativeMax: 2, positiveMin: 4 });
  if (typeId !== TYPE.rating) return noFigures;
  const enps = bankItemId === ENPS_ITEM_ID ? netScore(counts) : null;
  return { ...scaleFigures(counts, { low: 0, high: 10, ...ratingGroups }), enps };
}

interface Scale {
  low: number;
  high: number;
  negativeMax: number;
  positiveMin: number;
}

function scaleFigures(counts: ReadonlyMap<number, number>, { low, high, negativeMax, positiveMin }: Scale) {
  const mean = total(counts, (value) => value) / total(counts);
  const positive = total(counts, (value) => Number(value >= positiveMin));
  const negative = total(counts, (value) => Number(value <= negativeMax));
  const [agree = 0, neutral = 0, disagree = 0] = computeWholePercentages([
    positive,
    total(counts) - positive - negative,
    negative,
  ]);
  return {
    ...noFigures,
    average: Math.round(mean * 10) / 10,
    score: Math.round((100 * (mean - low)) / (high - low)),
    positiveAnswers: agree,
    neutralAnswers: neutral,
    negativeAnswers: disagree,
  };
}

/** Of several options the percentages stand for themselves; of one they add up to 100. */
function scoresOf({ isMultiple }: SummarisedQuestion, counts: ReadonlyMap<number, number>, pool: readonly string[]) {
  const optionCounts = pool.map((_, option) => counts.get(option) ?? 0);
  const persons = counts.get(-1) ?? 0;
  const percents = isMultiple
    ? optionCounts.map((n) => Math.round((100 * n) / persons))
    : computeWholePercentages(optionCounts);
  return pool.map((question, option) => ({ question, score: percents[option] ?? 0 }));
}

function netScore(counts: ReadonlyMap<number, number>): number {
  const promoters = total(counts, (value) => Number(value >= ENPS_PROMOTER_MIN));
  const detractors = total(counts, (value) => Number(value <= ENPS_DETRACTOR_MAX));
  return enpsScore({ promoters, detractors, neutral: total(counts) - promoters - detractors });
}

function total(counts: ReadonlyMap<number, number>, weight: (value: number) => number = () => 1): number {
  return [...counts].reduce((sum, [value, n]) => sum + n * weight(value), 0);
}
