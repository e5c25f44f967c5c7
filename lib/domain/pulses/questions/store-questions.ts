import type { PulseQuestion } from '#/generated/prisma/client.ts';
import { bankLocale, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import { bankText, type Wording } from '#/lib/domain/pulses/questions/question.present.ts';
import type { QuestionBody } from '#/lib/domain/pulses/questions/question.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Returns the questions that a pulse asks next, in their order; those of a rotation are no part of them. */
export function readQuestions(tx: Transaction, pulseId: number): Promise<PulseQuestion[]> {
  return tx.pulseQuestion.findMany({
    where: { pulseId, retiredAt: null, position: { not: null } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Makes the questions of a pulse those that were sent, in their order. One that a round has asked never changes: it is
 * retired, and what was made of it is another question. One that stays as it is keeps its results.
 */
export async function storeQuestions(
  tx: Transaction,
  ctx: UserCtx,
  pulseId: number,
  questions: readonly QuestionBody[],
): Promise<void> {
  const oldQuestions = new Map((await readQuestions(tx, pulseId)).map((question) => [question.id, question]));
  const keptIds = new Set<number>();
  for (const [index, { id = 0, ...body }] of questions.entries()) {
    const position = index + 1;
    const data = { ...inBankWords(body, { company: ctx.company.name, locale: ctx.locale }), position };
    const before = keptIds.has(id) ? undefined : oldQuestions.get(id);
    if (before && isSame(before, data)) {
      keptIds.add(id);
      if (before.position !== position) await tx.pulseQuestion.update({ where: { id }, data: { position } });
    } else {
      await tx.pulseQuestion.create({ data: { ...data, pulseId, companyId: ctx.company.id } });
    }
  }
  const removedIds = [...oldQuestions.keys()].filter((id) => !keptIds.has(id));
  await tx.pulseQuestion.deleteMany({ where: { id: { in: removedIds }, rounds: { none: {} } } });
  await tx.pulseQuestion.updateMany({ where: { id: { in: removedIds } }, data: { retiredAt: ctx.clock.now() } });
}

/**
 * Returns a question with the item of the question bank that it is, and in the language in which rows keep the bank's
 * texts; without an item once its words were changed.
 */
function inBankWords<Q extends Omit<QuestionBody, 'id'>>(question: Q, wording: Wording): Q {
  const item = questionBank.find(({ id, typeId }) => id === question.bankItemId && typeId === question.typeId);
  if (!item) return { ...question, bankItemId: null };
  const storedText = bankText(item.id, { ...wording, locale: bankLocale });
  const isItem = [storedText, bankText(item.id, wording)].includes(question.text);
  return isItem ? { ...question, text: storedText } : { ...question, bankItemId: null };
}

function isSame(before: PulseQuestion, body: Omit<QuestionBody, 'id'>): boolean {
  const { text, typeId, isMultiple, low, high, bankItemId, pool } = body;
  const isAlike = before.text === text && before.typeId === typeId && before.isMultiple === isMultiple;
  const hasSameEnds = before.low === low && before.high === high && before.bankItemId === bankItemId;
  return isAlike && hasSameEnds && before.pool.join('\n') === pool.join('\n');
}

/** What tells whether two questions are the same. */
export interface WordedQuestion {
  readonly text: string;
  readonly typeId: number;
  /** The item of the question bank that it is. */
  readonly bankItemId: number | null;
}

/**
 * Tells whether two questions ask the same: one item of the question bank, or the same words for the same type, whatever
 * their case, spaces and signs are. Options and labels make no difference.
 * @example isSameQuestion({ text: 'All well?', typeId: 4, bankItemId: null }, { text: 'all well', typeId: 4, bankItemId: null }) // true
 */
export function isSameQuestion(one: WordedQuestion, other: WordedQuestion): boolean {
  if (one.bankItemId !== null && one.bankItemId === other.bankItemId) return true;
  return one.typeId === other.typeId && plainWords(one.text) === plainWords(other.text);
}

/** The letters and digits of a text; of one without any, the text itself. */
function plainWords(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}
