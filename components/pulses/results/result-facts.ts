import type { Output } from '#/lib/api/endpoint.ts';
import { orderQuestions } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { questionType, type Scale } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { getPulseResultsContract } from '#/lib/domain/pulses/results/results.contract.ts';

export type PulseResults = Output<typeof getPulseResultsContract>;
export type QuestionResult = PulseResults['questions'][number];

export type Measure =
  | 'average'
  | 'score'
  | 'enps'
  | 'positive'
  | 'neutral'
  | 'negative'
  | 'yes'
  | 'no'
  | 'trend'
  | 'detractors'
  | 'passives'
  | 'promoters';

/** One value of a question: named by its measure, by an option, or by an answer in its own words. */
export type ResultFact = { measure: Measure; value: number } | { option: string; value: number } | { answer: string };

/** Returns everything that is published of a question, in the order of tables and files; nothing while it's hidden. */
export function factsOf(question: QuestionResult): ResultFact[] {
  const { typeId, average, score, enps, trend, positiveAnswers, neutralAnswers, negativeAnswers } = question;
  const { detractors, passives, promoters } = question;
  if (question.answers) return question.answers.map((answer) => ({ answer }));
  if (question.scores) return question.scores.map(({ question: option, score: value }) => ({ option, value }));
  const isYesNo = questionType(typeId).scale === undefined;
  const figures: [Measure, number | null][] = isYesNo
    ? [
        ['yes', positiveAnswers],
        ['no', negativeAnswers],
      ]
    : [
        ['average', average],
        ['score', score],
        ['enps', enps],
        ['positive', positiveAnswers],
        ['neutral', neutralAnswers],
        ['negative', negativeAnswers],
        ['detractors', detractors],
        ['passives', passives],
        ['promoters', promoters],
      ];
  return [...figures, ['trend', trend] as const].flatMap(([measure, value]) =>
    value === null ? [] : [{ measure, value }],
  );
}

/**
 * Returns the values of each group of a scale, from the lowest.
 * @example groupRanges({ low: 1, high: 5, negativeMax: 2, positiveMin: 4 }) // ['1–2', '3', '4–5']
 */
export function groupRanges({ low, high, negativeMax, positiveMin }: Scale): [string, string, string] {
  const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);
  return [range(low, negativeMax), range(negativeMax + 1, positiveMin - 1), range(positiveMin, high)];
}

/** The ranges of a recommendation's groups, lowest first. */
const recommendRanges = ['0–6', '7–8', '9–10'] as const;

/** A group of the people who answered a scale, or yes or no. */
interface SharePart {
  name: 'disagree' | 'detractors' | 'neutral' | 'agree' | 'promoters' | 'yes' | 'no';
  /** In whole percent. */
  value: number;
  range?: string | undefined;
  colour: 'share-bad' | 'share-meh' | 'share-good' | 'series-1' | 'series-2';
}

/**
 * Returns a question's groups, from the lowest, as its bar shows them: for a recommendation, who would and who
 * wouldn't.
 */
export function shareParts(question: QuestionResult): SharePart[] {
  const { typeId, positiveAnswers, neutralAnswers, negativeAnswers, detractors, passives, promoters } = question;
  const { scale } = questionType(typeId);
  if (!scale) {
    return [
      { name: 'yes', value: positiveAnswers ?? 0, colour: 'series-1' },
      { name: 'no', value: negativeAnswers ?? 0, colour: 'series-2' },
    ];
  }
  const isRecommendation = promoters !== null;
  const [low, middle, high] = isRecommendation ? recommendRanges : groupRanges(scale);
  const shares = isRecommendation
    ? [detractors, passives, promoters]
    : [negativeAnswers, neutralAnswers, positiveAnswers];
  return [
    { name: isRecommendation ? 'detractors' : 'disagree', value: shares[0] ?? 0, range: low, colour: 'share-bad' },
    { name: 'neutral', value: shares[1] ?? 0, range: middle, colour: 'share-meh' },
    { name: isRecommendation ? 'promoters' : 'agree', value: shares[2] ?? 0, range: high, colour: 'share-good' },
  ];
}

/** Sorts the questions as in their table, and separates open questions with texts, which are below it. */
export function orderResults(questions: readonly QuestionResult[]) {
  const rows = orderQuestions(questions.filter(({ answers }) => answers === null));
  return { rows, texts: questions.filter(({ answers }) => answers !== null) };
}

/** Writes a change with its sign; a true minus, as everywhere. */
export function signed(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}

/** Returns the pulse whose results were published last; undefined if none has any. */
export function latestResults<One extends { resultsPublishedAt: string | null }>(
  pulses: readonly One[],
): One | undefined {
  const published = pulses.filter(({ resultsPublishedAt }) => resultsPublishedAt !== null);
  return published.toSorted(
    (a, b) => Date.parse(b.resultsPublishedAt ?? '') - Date.parse(a.resultsPublishedAt ?? ''),
  )[0];
}
