import * as z from 'zod';
import {
  answerValues,
  bands,
  ITEMS_COUNT,
  ITEMS_PER_STEP,
  STEPS_COUNT,
  traitKeys,
} from '#/lib/domain/assessment/constants.ts';

const percent = z.int().min(0).max(100);
const stepNumber = z.int().min(1).max(STEPS_COUNT);

const statement = z
  .object({
    id: z.int(),
    text: z.string(),
    chosenValue: z.int().nullable().describe('From 1 to 5; null until it’s answered.'),
  })
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof statement>;

const trait = z
  .object({
    key: z.enum(traitKeys),
    name: z.string(),
    score: percent.describe('The score, in percent of the maximum.'),
    low: percent.describe('The lowest likely value of the true score, given the error of measurement.'),
    high: percent.describe('The highest likely value of the true score.'),
    typicalLow: percent.describe('The lower end of the typical range of about four in ten people.'),
    typicalHigh: percent.describe('The upper end of the typical range.'),
    band: z.enum(bands),
    bandName: z.string(),
    text: z.string(),
    poles: z.object({ low: z.string(), high: z.string() }).describe('What the ends of the scale mean.'),
  })
  .meta({ id: 'PersonalityTrait' });
export type Trait = z.output<typeof trait>;

/** The result of a finished assessment. */
export const personality = z
  .object({
    name: z.string(),
    headline: z.string(),
    text: z.string(),
    traits: z.array(trait),
    isUniform: z.boolean().describe('Almost all answers were the same: the result may not describe the caller well.'),
    reference: z.string().describe('Who the result is compared with.'),
    completedAt: z.iso.datetime(),
  })
  .meta({ id: 'Personality' });
export type Personality = z.output<typeof personality>;

/** How far a person is in the assessment, with every statement and their answers. */
export const assessment = z
  .object({
    currentStep: z.int().describe('The first step with an open statement; the last one when all are answered.'),
    countQuestionsSteps: z.tuple([z.int(), z.int()]).describe('How many statements there are, and how many steps.'),
    assesmentQuestions: z.array(z.object({ step: z.int(), questions: z.array(statement) })),
    description: z.string(),
    personality: personality.nullable(),
    choices: z.array(z.object({ value: z.int(), label: z.string() })),
  })
  .meta({ id: 'Assessment' });
export type Assessment = z.output<typeof assessment>;

/** One answer. */
const answer = z.object({
  id: z.int().min(1).max(ITEMS_COUNT),
  value: z
    .int()
    .min(1)
    .max(answerValues.length)
    .transform((value) => value as (typeof answerValues)[number]),
});

export const assessmentBody = z.object({
  answers: z
    .array(answer)
    .max(ITEMS_COUNT)
    .default([])
    .describe(
      `All ${ITEMS_PER_STEP} answers of the step, or those not stored yet. Answers of other steps can be sent as well.`,
    ),
  currentStep: stepNumber.optional().describe('The step that these answers complete. Default: the first open one.'),
});
export type AssessmentBody = z.output<typeof assessmentBody>;

/**
 * Returns the answers of a body in one form. Programs may send them as a list or as a map from id to value, with other
 * common names, or as the statements they have read.
 */
export function unwrapAnswers({ answers, assesmentQuestions }: Record<string, unknown>): unknown {
  const rawAnswers = answers ?? assesmentQuestions;
  if (rawAnswers === null || typeof rawAnswers !== 'object')
    return rawAnswers === undefined ? {} : { answers: rawAnswers };
  const entries = Array.isArray(rawAnswers)
    ? rawAnswers
    : Object.entries(rawAnswers).map(([id, value]) => ({ id, value }));
  const statements = entries.flatMap((entry) => Object(entry).questions ?? entry);
  return { answers: statements.flatMap(readAnswer) };
}

/** Returns an answer in the documented form; none for a statement that was read but not answered. */
function readAnswer(entry: unknown): unknown[] {
  if (entry === null || typeof entry !== 'object') return [entry];
  const { id, questionId, value, chosenValue, answer: answerValue } = entry as Record<string, unknown>;
  if (chosenValue === null && value === undefined && answerValue === undefined) return [];
  return [{ id: id ?? questionId, value: value ?? chosenValue ?? answerValue }];
}
