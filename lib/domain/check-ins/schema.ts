import * as z from 'zod';
import {
  AFFECTING_FACTORS_MAX,
  affectingFactors,
  ELABORATE_LENGTH_MAX,
  EMOTION_NOT_APPLICABLE_ID,
  emotions,
} from '#/lib/domain/check-ins/constants.ts';

/** The blocks of the questionnaire by the names of their "applicable" switches. */
export const blockNames = ['emotions', 'selfProductivity', 'motivator'] as const;
export type BlockName = (typeof blockNames)[number];

const emotionIds: readonly number[] = [...emotions.map(({ id }) => id), EMOTION_NOT_APPLICABLE_ID];
const factorIds: readonly number[] = affectingFactors.map(({ id }) => id);
const oneOf = (ids: readonly number[], message: string) => z.int(message).refine((id) => ids.includes(id), message);

const unanswered: Record<BlockName, string> = {
  emotions: 'Please say how you felt, or mark it as not applicable.',
  selfProductivity: 'Please move the productivity slider, or mark it as not applicable.',
  motivator: 'Please answer the motivation question, or mark it as not applicable.',
};

/**
 * What the questionnaire sends. A block counts only when the person touched it: the documented initial values
 * (emotion 9, productivity 0) must never become answers by themselves.
 */
export const checkInAnswers = z
  .strictObject({
    emotion: oneOf(emotionIds, 'Please choose a feeling from the list.'),
    affectingFactors: z
      .array(oneOf(factorIds, 'Please choose factors from the list.'))
      .max(AFFECTING_FACTORS_MAX, `Choose at most ${AFFECTING_FACTORS_MAX} factors.`)
      .transform((ids) => [...new Set(ids)]),
    elaborateField: z
      .string()
      .trim()
      .max(ELABORATE_LENGTH_MAX, `Please keep it under ${ELABORATE_LENGTH_MAX} characters.`),
    todayProductivity: z
      .int('Please choose a value from 0 to 100.')
      .min(0, 'Please choose a value from 0 to 100.')
      .max(100, 'Please choose a value from 0 to 100.'),
    motivatorQuestionId: z.int().min(11).max(999).nullable(),
    motivator: z.int('Please answer the motivation question.').min(0).max(100).nullable(),
    isApplicable: z.strictObject({ emotions: z.boolean(), selfProductivity: z.boolean(), motivator: z.boolean() }),
    touched: z.array(z.enum(blockNames)),
  })
  .superRefine((answers, check) => {
    for (const block of blockNames) {
      if (answers.isApplicable[block] && !answers.touched.includes(block)) {
        check.addIssue({ code: 'custom', path: [block], message: unanswered[block] });
      }
    }
    if (answers.isApplicable.emotions && answers.emotion === EMOTION_NOT_APPLICABLE_ID) {
      check.addIssue({ code: 'custom', path: ['emotions'], message: unanswered.emotions });
    }
  });

export type CheckInAnswers = z.output<typeof checkInAnswers>;
