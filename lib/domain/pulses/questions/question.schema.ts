import * as z from 'zod';
import { id } from '#/lib/api/fields.ts';
import {
  ANCHOR_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  QUESTION_LENGTH_MAX,
  QUESTIONS_MAX,
  questionLanguages,
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

/** Options as texts, or as objects with a text. */
const options = z
  .array(
    z.union([optionText, z.object({ text: optionText })]).meta({ id: 'PulseOption' }),
    message('pulses.fields.options'),
  )
  .transform((entries) => entries.map((option) => (typeof option === 'string' ? option : option.text)));

const questionText = z
  .string(message('pulses.fields.questionText'))
  .overwrite(trimText)
  .max(QUESTION_LENGTH_MAX, message('pulses.fields.questionLength', { most: QUESTION_LENGTH_MAX }));

const anchor = z
  .string(message('pulses.fields.anchor'))
  .overwrite(trimText)
  .max(ANCHOR_LENGTH_MAX, message('pulses.fields.anchorLength', { most: ANCHOR_LENGTH_MAX }))
  .default('');

const languageList = questionLanguages.join(', ');

/** Returns the schema of a map by language; languages that questions can't have are refused. */
function byLanguage<Value extends z.ZodType>(value: Value, field: 'texts' | 'pools' | 'ends') {
  const fields = Object.fromEntries(questionLanguages.map((language) => [language, value.optional()]));
  return z.strictObject(fields, message(`pulses.fields.${field}`, { languages: languageList })).optional();
}

const question = z
  .object({
    id: id.optional().describe('The id of an existing question, which then keeps its results.'),
    text: questionText.default(''),
    typeId: z.int(typeMessage).refine(isQuestionType, typeMessage).default(DEFAULT_TYPE_ID),
    pool: options.default([]).describe('Options of a multiple choice; other types have none.'),
    isMultiple: z.boolean().default(false).describe('Several options may be chosen.'),
    low: anchor.describe('The label at 0 of a rating.'),
    high: anchor.describe('The label at 10 of a rating.'),
    bankItemId: z.int().min(1).max(questionBank.length).nullable().default(null),
    locale: z
      .enum(questionLanguages, message('pulses.fields.locale', { languages: languageList }))
      .nullable()
      .optional()
      .describe('The language of these words.'),
    texts: byLanguage(questionText, 'texts').describe('The text in other languages, by language.'),
    pools: byLanguage(options, 'pools').describe(
      'The options in other languages, in the order of the originals; empty if a translation is missing.',
    ),
    ends: byLanguage(
      z
        .object({ low: anchor, high: anchor }, message('pulses.fields.ends', { languages: languageList }))
        .meta({ id: 'ScaleEnds' }),
      'ends',
    ).describe('`low` and `high` in other languages.'),
  })
  .meta({ id: 'PulseQuestionBody' })
  .transform(({ pool, isMultiple, low, high, typeId, texts, pools, ends, ...rest }, check) => {
    const { hasOptions, hasEnds } = questionType(typeId);
    const places = hasOptions ? pool.flatMap((option, place) => (option === '' ? [] : [place])) : [];
    const refuse = (refusal: string) => check.addIssue({ code: 'custom', message: refusal });
    if (places.length > OPTIONS_MAX) refuse(message('pulses.fields.optionsMost', { most: OPTIONS_MAX }));
    const isUneven = Object.values(pools ?? {}).some((entries) => entries?.length !== pool.length);
    if (hasOptions && isUneven) refuse(message('pulses.fields.poolsLength'));
    return {
      ...rest,
      typeId: typeId as QuestionTypeId,
      pool: places.map((place) => pool[place] ?? ''),
      isMultiple: hasOptions ? isMultiple : false,
      low: hasEnds ? low : '',
      high: hasEnds ? high : '',
      // Missing fields stay as they are.
      ...(texts && { texts: filled(texts, (text) => text, isGiven) }),
      ...(pools && {
        pools: filled(
          hasOptions ? pools : {},
          (entries) => places.map((place) => entries[place] ?? ''),
          (entries) => entries.some(isGiven),
        ),
      }),
      ...(ends && {
        ends: filled(
          hasEnds ? ends : {},
          (both) => both,
          (both) => isGiven(both.low) || isGiven(both.high),
        ),
      }),
    };
  });

const isGiven = (text: string) => text !== '';

/** Returns converted entries by language, without languages that have nothing. */
function filled<Value>(
  values: Readonly<Record<string, Value | undefined>>,
  make: (value: Value) => Value,
  hasSomething: (value: Value) => boolean,
): Record<string, Value> {
  const entries = Object.entries(values).flatMap(([language, value]) =>
    value === undefined ? [] : [[language, make(value)] as const],
  );
  return Object.fromEntries(entries.filter(([, value]) => hasSomething(value)));
}

/** The questions of a pulse in their order; unfinished ones are kept until it is activated. */
export const questionBodies = z
  .array(question, message('pulses.fields.questions'))
  .max(QUESTIONS_MAX, message('pulses.fields.questionsMost', { most: QUESTIONS_MAX }))
  .optional();

export type QuestionBody = NonNullable<z.output<typeof questionBodies>>[number];
