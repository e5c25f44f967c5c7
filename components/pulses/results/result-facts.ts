import type { Output } from '#/lib/api/endpoint.ts';
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
  const isYesNo = typeId === 4;
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

/** What each group of a scale answered, from the lowest. */
export const groupRanges: Readonly<Record<number, readonly [string, string, string]>> = {
  5: ['1–2', '3', '4–5'],
  6: ['0–3', '4–6', '7–10'],
};

/** Who answered what of a question that asks for a recommendation; from the lowest group. */
export const recommendRanges = ['0–6', '7–8', '9–10'] as const;

/** A change with its sign; a true minus, as in all figures. */
export function signed(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
}
