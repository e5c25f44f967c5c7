import { ENPS_DETRACTOR_MAX, ENPS_PROMOTER_MIN } from '#/lib/domain/metrics/constants.ts';
import { enpsScore } from '#/lib/domain/metrics/scores/enps.ts';
import { computeWholePercentages } from '#/lib/domain/metrics/scores/numbers.ts';
import { DECIMALS_FROM } from '#/lib/domain/pulses/constants.ts';
import { ENPS_ITEM_ID } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  type ByQuestionType,
  type QuestionTypeId,
  questionTypes,
  type Scale,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';

/** The published result of a question; fields of other types are null. */
export interface QuestionFigures {
  readonly average: number | null;
  /** 0–100. */
  readonly score: number | null;
  /** Whole percentages that add up to 100. */
  readonly positiveAnswers: number | null;
  readonly neutralAnswers: number | null;
  readonly negativeAnswers: number | null;
  /** By option, in whole percent of the people who answered. */
  readonly scores: { question: string; score: number }[] | null;
  readonly enps: number | null;
  /** The groups behind the eNPS: answers 0–6, 7–8 and 9–10. */
  readonly detractors: number | null;
  readonly passives: number | null;
  readonly promoters: number | null;
}

export const noFigures: QuestionFigures = {
  average: null,
  score: null,
  positiveAnswers: null,
  neutralAnswers: null,
  negativeAnswers: null,
  scores: null,
  enps: null,
  detractors: null,
  passives: null,
  promoters: null,
};

interface SummarisedQuestion {
  readonly typeId: QuestionTypeId;
  readonly pool: readonly string[];
  readonly isMultiple: boolean;
  readonly bankItemId: number | null;
}

/**
 * Returns the results of a question from how many people chose each value, at least one person; −1 counts the people
 * who answered if several choices are allowed. For an agreement, 1 and 2 are negative, 4 and 5 positive; for a rating,
 * 0–3 and 7–10. With fewer than ten people, the average of a scale is whole, or the nearest value that these three
 * groups allow, and the score is calculated from it: 5 × 3 and 3 × 4 are 3.4 and 59 rather than 3 and 50.
 * @example summariseAnswers({ typeId: 4, pool: [], bankItemId: null }, new Map([[1, 3], [0, 1]])).average // 75
 */
export function summariseAnswers(question: SummarisedQuestion, counts: ReadonlyMap<number, number>): QuestionFigures {
  return { ...noFigures, ...figuresOf[question.typeId](counts, question) };
}

type Counts = ReadonlyMap<number, number>;

/** Computes the published result of a question, by its type. */
const figuresOf: ByQuestionType<(counts: Counts, question: SummarisedQuestion) => Partial<QuestionFigures>> = {
  2: (counts, question) => ({ scores: scoresOf(question, counts) }),
  3: () => ({}),
  4: (counts) => {
    const [yes = 0, no = 0] = computeWholePercentages([counts.get(1) ?? 0, counts.get(0) ?? 0]);
    return { average: yes, positiveAnswers: yes, negativeAnswers: no };
  },
  5: (counts) => scaleFigures(counts, questionTypes[5].scale),
  6: (counts, { bankItemId }) => ({
    ...scaleFigures(counts, questionTypes[6].scale),
    ...(bankItemId === ENPS_ITEM_ID ? recommendations(counts) : {}),
  }),
};

function scaleFigures(counts: Counts, { low, high, negativeMax, positiveMin }: Scale) {
  const average = (of: (value: number) => number) => total(counts, of) / total(counts);
  const groupOf = (value: number) => {
    if (value <= negativeMax) return { min: low, max: negativeMax };
    return value >= positiveMin ? { min: positiveMin, max: high } : { min: negativeMax + 1, max: positiveMin - 1 };
  };
  const exact = average((value) => value);
  const allowed = { min: average((value) => groupOf(value).min), max: average((value) => groupOf(value).max) };
  const mean = total(counts) < DECIMALS_FROM ? Math.min(Math.max(Math.round(exact), allowed.min), allowed.max) : exact;
  const positive = total(counts, (value) => Number(value >= positiveMin));
  const negative = total(counts, (value) => Number(value <= negativeMax));
  const [agree = 0, neutral = 0, disagree = 0] = computeWholePercentages([
    positive,
    total(counts) - positive - negative,
    negative,
  ]);
  return {
    average: Math.round(mean * 10) / 10,
    score: Math.round((100 * (mean - low)) / (high - low)),
    positiveAnswers: agree,
    neutralAnswers: neutral,
    negativeAnswers: disagree,
  };
}

/** Returns the percentage of each option: independent if several are allowed, otherwise adding up to 100. */
function scoresOf({ isMultiple, pool }: SummarisedQuestion, counts: Counts) {
  const optionCounts = pool.map((_, option) => counts.get(option) ?? 0);
  const persons = counts.get(-1) ?? 0;
  const percents = isMultiple
    ? optionCounts.map((n) => Math.round((100 * n) / persons))
    : computeWholePercentages(optionCounts);
  return pool.map((question, option) => ({ question, score: percents[option] ?? 0 }));
}

/** Returns the net score and its three groups; if remainders are equal, the middle one gets the odd point. */
function recommendations(counts: Counts) {
  const promoting = total(counts, (value) => Number(value >= ENPS_PROMOTER_MIN));
  const detracting = total(counts, (value) => Number(value <= ENPS_DETRACTOR_MAX));
  const between = total(counts) - promoting - detracting;
  const [passives = 0, promoters = 0, detractors = 0] = computeWholePercentages([between, promoting, detracting]);
  const enps = enpsScore({ promoters: promoting, detractors: detracting, neutral: between });
  return { enps, detractors, passives, promoters };
}

function total(counts: Counts, weight: (value: number) => number = () => 1): number {
  return [...counts].reduce((sum, [value, n]) => sum + n * weight(value), 0);
}
