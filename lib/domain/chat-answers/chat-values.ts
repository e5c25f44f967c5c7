import type { ChatField, Questionnaire } from '#/lib/domain/chat-answers/chat-form.present.ts';
import {
  type BlockName,
  blockNames,
  EMOTION_INITIAL_ID,
  type itemFields,
  WORK_ENVIRONMENT_INITIAL_ID,
} from '#/lib/domain/check-ins/constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

/** The values by field: an id or value, several, or a text, without empty ones. */
export type ChatValues = Readonly<Record<string, number | readonly number[] | string>>;

/** Returns the submitted values that fit their fields and that the form offered. */
export function readValues(
  fields: readonly ChatField[],
  filledIn: (field: ChatField) => readonly string[],
): ChatValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueFor(field, filledIn(field));
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
}

function valueFor({ kind, options, most }: ChatField, filled: readonly string[]) {
  const [first = ''] = filled;
  if (kind === 'text') return first === '' ? undefined : first.slice(0, most);
  const offered = new Set(options.map(({ value }) => String(value)));
  if (kind === 'choice') return offered.has(first) ? Number(first) : undefined;
  const choices = filled.filter((value) => offered.has(value));
  return choices.length > 0 ? choices.slice(0, most).map(Number) : undefined;
}

/** Blocks whose questions are all answered or none, as on the page. */
const wholeBlocks = ['norms', 'monthQuestions'] as const;

/** Returns the empty fields of partly answered blocks. */
export function missingFields(fields: readonly ChatField[], values: ChatValues): string[] {
  return wholeBlocks.flatMap((block) => {
    const ids = fields.map(({ id }) => id).filter((id) => id.startsWith(`${block}.`));
    const empty = ids.filter((id) => values[id] === undefined);
    return empty.length < ids.length ? empty : [];
  });
}

/** Returns whether there is nothing that counts as an answer. */
export function isEmpty(values: ChatValues): boolean {
  return Object.keys(values).every((id) => id === 'factors' || id === 'note');
}

/** Returns the values in the form the questionnaire's page sends; empty fields are skipped. */
export function answersOf(questions: Questionnaire, values: ChatValues): CheckInAnswers {
  const numberAt = (id: string) => (typeof values[id] === 'number' ? values[id] : undefined);
  const itemsOf = (block: keyof typeof itemFields) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) =>
        id.startsWith(`${block}.`) && typeof value === 'number' ? [[id.slice(block.length + 1), value]] : [],
      ),
    );
  const touched = Object.keys(values).filter((id) => id !== 'factors' && id !== 'note');
  const applies = (block: BlockName) => touched.some((id) => id.split('.', 1)[0] === block);
  const { factors, note } = values;
  const question = questions.motivatorQuestion;
  return {
    emotion: numberAt('emotions') ?? EMOTION_INITIAL_ID,
    affectingFactors: Array.isArray(factors) ? [...factors] : [],
    elaborateField: typeof note === 'string' ? note : '',
    todayProductivity: numberAt('selfProductivity') ?? 0,
    motivatorQuestion: question && { id: question.id, type: question.type },
    motivator: numberAt('motivator') ?? null,
    norms: itemsOf('norms'),
    workEnvironment: numberAt('workEnvironment') ?? WORK_ENVIRONMENT_INITIAL_ID,
    monthQuestionsAnswers: itemsOf('monthQuestions'),
    answers: itemsOf('ratings'),
    isApplicable: Object.fromEntries(blockNames.map((block) => [block, applies(block)])) as Record<BlockName, boolean>,
    touched,
  };
}
