interface QuestionType {
  /** Whether its answers are options, which its author writes. */
  readonly hasOptions?: true;
  /** Whether its author names the two ends of its scale. */
  readonly hasEnds?: true;
  /** Whether its answers are texts. */
  readonly isText?: true;
  readonly scale?: Scale;
}

/** Numbers from `low` to `high`, in three groups: negative up to one of them, positive from another. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly negativeMax: number;
  readonly positiveMin: number;
}

/**
 * Every type of question, by the id that the API documents for it; `pulses.typeNames` of lib/words names them. What else
 * a type does stands in the tables of answers, figures, mails and screens, one each; a new type does not compile before
 * it is in all of them. Source: docs/decisions.md, Question types have the ids 2 to 6.
 */
export const questionTypes = {
  2: { hasOptions: true },
  3: { isText: true },
  4: {},
  5: { scale: { low: 1, high: 5, negativeMax: 2, positiveMin: 4 } },
  6: { hasEnds: true, scale: { low: 0, high: 10, negativeMax: 3, positiveMin: 7 } },
} as const satisfies Readonly<Record<number, QuestionType>>;

export type QuestionTypeId = keyof typeof questionTypes;
/** Something for every type of question. */
export type ByQuestionType<Thing> = Readonly<Record<QuestionTypeId, Thing>>;

export const questionTypeIds = Object.keys(questionTypes).map(Number) as QuestionTypeId[];

export const isQuestionType = (id: number): id is QuestionTypeId => id in questionTypes;

/** Returns a type of question, whose id may come from a row or a call. Throws `RangeError` for an id that no type has. */
export function questionType(id: number): QuestionType {
  if (isQuestionType(id)) return questionTypes[id];
  throw new RangeError(`No type of question has the id ${id}.`);
}

/**
 * What a new question is: an agreement, whose results compare over time.
 * Source: docs/decisions.md, A new question is an agreement.
 */
export const DEFAULT_TYPE_ID: QuestionTypeId = 5;
