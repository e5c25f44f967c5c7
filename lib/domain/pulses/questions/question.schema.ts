import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import {
  ANCHOR_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  QUESTION_LENGTH_MAX,
  QUESTIONS_MAX,
} from '#/lib/domain/pulses/constants.ts';
import { questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  DEFAULT_TYPE_ID,
  isQuestionType,
  type QuestionTypeId,
  questionType,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { message } from '#/lib/words/message.ts';
import { trimText } from '#/lib/words/plain-text.ts';

const typeMessage = message('pulses.fields.questionType');

const optionText = z
  .string(message('pulses.fields.option'))
  .transform((text) => trimText(text).replace(/ {2,}/g, ' '))
  .pipe(z.string().max(OPTION_LENGTH_MAX, message('pulses.fields.optionLength', { most: OPTION_LENGTH_MAX })));

/** Options as texts, or as things with a text. */
const pool = z
  .array(z.union([optionText, z.object({ text: optionText })]), message('pulses.fields.options'))
  .transform((options) => options.map((option) => (typeof option === 'string' ? option : option.text)))
  .transform((options) => options.filter((option) => option !== ''))
  .pipe(z.array(z.string()).max(OPTIONS_MAX, message('pulses.fields.optionsMost', { most: OPTIONS_MAX })))
  .default([])
  .describe('Options of a multiple choice; other types have none.');

const anchor = z
  .string(message('pulses.fields.anchor'))
  .overwrite(trimText)
  .max(ANCHOR_LENGTH_MAX, message('pulses.fields.anchorLength', { most: ANCHOR_LENGTH_MAX }))
  .default('');

const question = z
  .object({
    id: id.optional().describe('Of a question that is there already: it stays, and with it its results.'),
    text: z
      .string(message('pulses.fields.questionText'))
      .overwrite(trimText)
      .max(QUESTION_LENGTH_MAX, message('pulses.fields.questionLength', { most: QUESTION_LENGTH_MAX }))
      .default(''),
    typeId: z.int(typeMessage).refine(isQuestionType, typeMessage).default(DEFAULT_TYPE_ID),
    pool,
    isMultiple: z.boolean().default(false).describe('Several options may be chosen.'),
    low: anchor.describe('What stands at 0 of a rating.'),
    high: anchor.describe('What stands at 10 of a rating.'),
    bankItemId: z.int().min(1).max(questionBank.length).nullable().default(null),
  })
  .meta({ id: 'PulseQuestionBody' })
  .transform(({ pool: options, isMultiple, low, high, typeId, ...rest }) => {
    const { hasOptions, hasEnds } = questionType(typeId);
    return {
      ...rest,
      typeId: typeId as QuestionTypeId,
      pool: hasOptions ? options : [],
      isMultiple: hasOptions ? isMultiple : false,
      low: hasEnds ? low : '',
      high: hasEnds ? high : '',
    };
  });

/** The questions of a pulse in their order; unfinished ones are kept until it is activated. */
export const questionBodies = z
  .array(question, message('pulses.fields.questions'))
  .max(QUESTIONS_MAX, message('pulses.fields.questionsMost', { most: QUESTIONS_MAX }))
  .optional();

export type QuestionBody = NonNullable<z.output<typeof questionBodies>>[number];
