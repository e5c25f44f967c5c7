import * as z from 'zod';
import {
  type BlockName,
  blockNames,
  EMOTION_INITIAL_ID,
  EMOTION_NOT_APPLICABLE_ID,
  NORM_INITIAL_VALUE,
  WORK_ENVIRONMENT_INITIAL_ID,
} from '#/lib/domain/check-ins/constants.ts';
import { draftAnswers, partsOf, requireTouched } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { message } from '#/lib/words/message.ts';

const { shape } = draftAnswers;
const mayApply = z.boolean().optional();

/** The state of a questionnaire in a program; values of an untouched form may be missing. */
const sentState = draftAnswers.extend({
  emotion: shape.emotion.default(EMOTION_INITIAL_ID),
  affectingFactors: shape.affectingFactors.default([]),
  elaborateField: shape.elaborateField.default(''),
  todayProductivity: shape.todayProductivity.default(0),
  motivatorQuestion: shape.motivatorQuestion.default(null),
  motivator: shape.motivator.default(null),
  isApplicable: z
    .object({
      emotions: mayApply,
      selfProductivity: mayApply,
      motivator: mayApply,
      norms: mayApply,
      workEnvironment: mayApply,
      monthQuestions: mayApply,
      ratings: mayApply,
    })
    .default({}),
  touched: shape.touched.optional(),
});

type Switches = Record<BlockName, boolean>;
type SentState = z.output<typeof sentState>;

/**
 * Submitted answers. Without `touched`, a block counts as answered if its switch is on, or if it has no switch and a
 * value differs from the untouched form. Every other block is skipped.
 */
export const sentAnswers = sentState
  .transform((state, check) => {
    const { touched, isApplicable: switches } = state;
    const applies = (block: BlockName) => switches[block] ?? (touched === undefined && isChanged[block](state));
    const isApplicable = Object.fromEntries(blockNames.map((block) => [block, applies(block)])) as Switches;
    const answeredBlocks = blockNames.filter((block) => isApplicable[block]);
    const isSilent = Object.keys(switches).length === 0 && state.emotion === EMOTION_INITIAL_ID;
    if (answeredBlocks.length === 0 && isSilent) {
      check.addIssue({ code: 'custom', message: message('check-ins.fields.nothing') });
    }
    return { ...state, isApplicable, touched: touched ?? answeredBlocks.flatMap((block) => partsOf(state, block)) };
  })
  .superRefine(requireTouched);

/** Whether a block differs from the untouched form. */
const isChanged: Record<BlockName, (state: SentState) => boolean> = {
  emotions: ({ emotion }) => emotion !== EMOTION_INITIAL_ID && emotion !== EMOTION_NOT_APPLICABLE_ID,
  selfProductivity: ({ todayProductivity }) => todayProductivity !== 0,
  motivator: ({ motivator }) => motivator !== null,
  norms: ({ norms }) => Object.values(norms).some((value) => value !== NORM_INITIAL_VALUE),
  workEnvironment: ({ workEnvironment }) => workEnvironment !== WORK_ENVIRONMENT_INITIAL_ID,
  monthQuestions: ({ monthQuestionsAnswers }) => Object.values(monthQuestionsAnswers).some((value) => value !== 0),
  ratings: ({ answers }) => Object.keys(answers).length > 0,
};

/**
 * Returns the body with its answers in a separate field, for programs that send them next to the token, where `answers`
 * are the ratings of members by id.
 */
export function withAnswersApart({ token, submissionId, surveys, ...state }: Record<string, unknown>): object {
  const { answers } = state;
  const isApart =
    typeof answers === 'object' && answers !== null && Object.keys(answers).some((key) => !/^\d+$/.test(key));
  return isApart ? {} : { token, submissionId, surveys, answers: state };
}
