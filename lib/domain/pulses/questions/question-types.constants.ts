interface QuestionType {
  /** Whether its answers are options, written by its author. */
  readonly hasOptions?: true;
  /** Whether its author can label the two ends of its scale. */
  readonly hasEnds?: true;
  /** Whether its answers are texts. */
  readonly isText?: true;
  readonly scale?: Scale;
}

/** Numbers from `low` to `high` in three groups: negative up to one number, positive from another. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly negativeMax: number;
  readonly positiveMin: number;
}

/**
 * Every question type by its documented id; `pulses.typeNames` of lib/words has the names. What else differs by type is
 * in one table each for answers, results, emails and screens. A new type only compiles once it is in all of them.
 * Source: docs/decisions.md, Question types have the ids 2 to 6.
 */
export const questionTypes = {
  2: { hasOptions: true },
  3: { isText: true },
  4: {},
  5: { scale: { low: 1, high: 5, negativeMax: 2, positiveMin: 4 } },
  6: { hasEnds: true, scale: { low: 0, high: 10, negativeMax: 3, positiveMin: 7 } },
} as const satisfies Readonly<Record<number, QuestionType>>;

export type QuestionTypeId = keyof typeof questionTypes;
/** One thing for every question type. */
export type ByQuestionType<Thing> = Readonly<Record<QuestionTypeId, Thing>>;

export const questionTypeIds = Object.keys(questionTypes).map(Number) as QuestionTypeId[];

export const isQuestionType = (id: number): id is QuestionTypeId => id in questionTypes;

/** Returns the question type of an id from a row or a call. Throws `RangeError` for an unknown id. */
export function questionType(id: number): QuestionType {
  if (isQuestionType(id)) return questionTypes[id];
  throw new RangeError(`No type of question has the id ${id}.`);
}

/**
 * The type of a new question: an agreement, because its results can be compared over time. Source: docs/decisions.md, A
 * new question of a pulse starts as type Agreement.
 */
export const DEFAULT_TYPE_ID: QuestionTypeId = 5;
