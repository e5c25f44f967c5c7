import type { Output } from '#/lib/api/endpoint.ts';
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

/** One figure of a question: by the name of its measure, by an option, or an answer in its own words. */
export type ResultFact = { measure: Measure; value: number } | { option: string; value: number } | { answer: string };

/**
 * Everything that is published of a question, in an order for tables and files; nothing while it is hidden.
 */
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
 * What each group of a scale answered, from the lowest.
 * @example groupRanges({ low: 1, high: 5, negativeMax: 2, positiveMin: 4 }) // ['1–2', '3', '4–5']
 */
export function groupRanges({ low, high, negativeMax, positiveMin }: Scale): [string, string, string] {
  const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);
  return [range(low, negativeMax), range(negativeMax + 1, positiveMin - 1), range(positiveMin, high)];
}

/** Who answered what of a question that asks for a recommendation; from the lowest group. */
export const recommendRanges = ['0–6', '7–8', '9–10'] as const;

/** A change with its sign; a true minus, as in all figures. */
export function signed(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}
