import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import { questionBank } from '#/lib/domain/pulses/bank-constants.ts';
import {
  ANCHOR_LENGTH_MAX,
  DEFAULT_TYPE_ID,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  QUESTION_LENGTH_MAX,
  QUESTIONS_MAX,
  type QuestionTypeId,
  questionTypes,
  TYPE,
} from '#/lib/domain/pulses/constants.ts';

const typeMessage = `Question type must be one of ${questionTypes.map((type) => `${type.id} (${type.name})`).join(', ')}.`;
const isType = (type: number): type is QuestionTypeId => questionTypes.some((known) => known.id === type);

const optionText = z
  .string('Options must be texts.')
  .transform((text) => text.trim().replace(/ {2,}/g, ' '))
  .pipe(z.string().max(OPTION_LENGTH_MAX, `An option of a question may have at most ${OPTION_LENGTH_MAX} characters.`));

/** Options as texts, or as things with a text. */
const pool = z
  .array(z.union([optionText, z.object({ text: optionText })]), 'Options of a question must be a list.')
  .transform((options) => options.map((option) => (typeof option === 'string' ? option : option.text)))
  .transform((options) => options.filter((option) => option !== ''))
  .pipe(z.array(z.string()).max(OPTIONS_MAX, `A question has at most ${OPTIONS_MAX} options.`))
  .default([])
  .describe('Options of a multiple choice; other types have none.');

const anchor = z
  .string('What stands at an end of a question’s scale must be a text.')
  .trim()
  .max(
    ANCHOR_LENGTH_MAX,
    `What stands at an end of a question’s scale may have at most ${ANCHOR_LENGTH_MAX} characters.`,
  )
  .default('');

const question = z
  .object({
    id: id.optional().describe('Of a question that is there already: it stays, and with it its results.'),
    text: z
      .string('The text of a question must be a text.')
      .trim()
      .max(QUESTION_LENGTH_MAX, `A question may have at most ${QUESTION_LENGTH_MAX} characters.`)
      .default(''),
    typeId: z.int(typeMessage).refine(isType, typeMessage).default(DEFAULT_TYPE_ID),
    pool,
    isMultiple: z.boolean().default(false).describe('Several options may be chosen.'),
    low: anchor.describe('What stands at 0 of a rating.'),
    high: anchor.describe('What stands at 10 of a rating.'),
    bankItemId: z.int().min(1).max(questionBank.length).nullable().default(null),
  })
  .transform(({ pool: options, isMultiple, low, high, typeId, ...rest }) => ({
    ...rest,
    typeId: typeId as QuestionTypeId,
    pool: typeId === TYPE.choice ? options : [],
    isMultiple: typeId === TYPE.choice && isMultiple,
    low: typeId === TYPE.rating ? low : '',
    high: typeId === TYPE.rating ? high : '',
  }));

/** The questions of a pulse in their order; unfinished ones are kept until it is activated. */
export const questionBodies = z
  .array(question, 'Questions must be a list.')
  .max(QUESTIONS_MAX, `A pulse has at most ${QUESTIONS_MAX} questions.`)
  .optional();

export type QuestionBody = NonNullable<z.output<typeof questionBodies>>[number];
