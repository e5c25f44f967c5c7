import * as z from 'zod';
import {
  AFFECTING_FACTORS_MAX,
  affectingFactors,
  type BlockName,
  blockNames,
  ELABORATE_LENGTH_MAX,
  EMOTION_NOT_APPLICABLE_ID,
  emotions,
  isItemBlock,
  itemFields,
  monthAnswerScale,
  normLevels,
  RATINGS_MAX,
  WORK_ENVIRONMENT_INITIAL_ID,
  workEnvironments,
} from '#/lib/domain/check-ins/constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

type ItemField = (typeof itemFields)[keyof typeof itemFields];

const emotionIds: readonly number[] = [...emotions.map(({ id }) => id), EMOTION_NOT_APPLICABLE_ID];
const factorIds: readonly number[] = affectingFactors.map(({ id }) => id);
const environmentIds: readonly number[] = workEnvironments.map(({ id }) => id);
const oneOf = (ids: readonly number[], fault: string) => z.int(fault).refine((id) => ids.includes(id), fault);
const within = (field: 'productivity' | 'motivator' | 'norm' | 'month' | 'rating', min: number, max: number) => {
  const fault = message('fields.checkIns.range', { field, min, max });
  return z.int(fault).min(min, fault).max(max, fault);
};
const byId = <V extends z.ZodType>(value: V, max: number) =>
  z
    .record(z.string().regex(/^[1-9]\d{0,8}$/), value)
    .refine((entries) => Object.keys(entries).length <= max, message('fields.checkIns.mostAnswers', { most: max }))
    .meta({ maxProperties: max });

/** A block, or one answer of a block that has several. */
const touchable =
  /^(emotions|selfProductivity|motivator|workEnvironment|(norms|monthQuestions|ratings)\.[1-9]\d{0,8})$/;

const unanswered = (block: BlockName) => message(`fields.checkIns.unanswered.${block}`);

/** Answers that may be unfinished. */
export const draftAnswers = z.object({
  emotion: oneOf(emotionIds, message('fields.checkIns.emotion')),
  affectingFactors: z
    .array(oneOf(factorIds, message('fields.checkIns.factors')))
    .max(AFFECTING_FACTORS_MAX, message('fields.checkIns.mostFactors', { most: AFFECTING_FACTORS_MAX }))
    .transform((ids) => [...new Set(ids)]),
  elaborateField: z
    .string()
    .overwrite(trimText)
    .max(ELABORATE_LENGTH_MAX, message('fields.checkIns.note', { most: ELABORATE_LENGTH_MAX })),
  todayProductivity: within('productivity', 0, 100).meta({ title: message('fields.titles.productivity') }),
  motivatorQuestion: z.object({ id: z.int().min(11).max(999), type: z.int().min(1).max(3) }).nullable(),
  motivator: within('motivator', 0, 100).nullable(),
  norms: byId(within('norm', 1, normLevels.length), 28)
    .default({})
    .describe('The answers, by norm id.'),
  workEnvironment: oneOf(environmentIds, message('fields.checkIns.place')).default(WORK_ENVIRONMENT_INITIAL_ID),
  monthQuestionsAnswers: byId(within('month', monthAnswerScale.min, monthAnswerScale.max), 5)
    .default({})
    .describe('The answers, by question id.'),
  answers: byId(within('rating', 0, 100).nullable(), RATINGS_MAX)
    .default({})
    .describe('The leader’s ratings, by member id; null means “can’t say”.'),
  isApplicable: z.object({
    emotions: z.boolean(),
    selfProductivity: z.boolean(),
    motivator: z.boolean(),
    norms: z.boolean().default(false),
    workEnvironment: z.boolean().default(false),
    monthQuestions: z.boolean().default(false),
    ratings: z.boolean().default(false),
  }),
  touched: z.array(z.string().regex(touchable)).max(RATINGS_MAX + 50),
});

/**
 * What the questionnaire submits. An answer only counts if the person touched it. The documented initial values
 * (emotion 9, productivity 0, norms 1, monthly questions 0, environment 1) must never become answers on their own.
 */
export const checkInAnswers = draftAnswers.superRefine(requireTouched);

/** Adds an issue for every block that applies but wasn't answered. */
export function requireTouched(answers: z.output<typeof draftAnswers>, check: z.RefinementCtx): void {
  const touched = new Set(answers.touched);
  for (const block of blockNames) {
    if (!answers.isApplicable[block]) continue;
    const parts = partsOf(answers, block);
    if (parts.length === 0 || !parts.every((part) => touched.has(part))) {
      check.addIssue({ code: 'custom', path: [block], message: unanswered(block) });
    }
  }
  if (answers.isApplicable.emotions && answers.emotion === EMOTION_NOT_APPLICABLE_ID) {
    check.addIssue({ code: 'custom', path: ['emotions'], message: unanswered('emotions') });
  }
}

/** Returns what must be touched for a block: the block, or each of its answers as in `norms.3`. */
export function partsOf(answers: Record<ItemField, Record<string, unknown>>, block: BlockName): string[] {
  return isItemBlock(block) ? Object.keys(answers[itemFields[block]]).map((id) => `${block}.${id}`) : [block];
}

export type CheckInAnswers = z.output<typeof checkInAnswers>;
