import * as z from 'zod';
import type { PulseQuestion } from '#/generated/prisma/client.ts';
import { translationShapes } from '#/lib/domain/pulses/pulses.schema.ts';
import { bankLocale, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  bankText,
  readWords,
  type StoredQuestion,
  sameReady,
  type Wording,
} from '#/lib/domain/pulses/questions/question.present.ts';
import type { QuestionBody } from '#/lib/domain/pulses/questions/question.schema.ts';
import { languagesOf, type Translations } from '#/lib/domain/pulses/questions/question-languages.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

const translations = z.object(translationShapes);

type OwnQuestion = Omit<PulseQuestion, keyof Translations> & Translations;
type Languages = Pick<OwnQuestion, 'locale' | keyof Translations>;

/** Returns the questions that a pulse asks next, in their order, without rotation questions. */
export async function readQuestions(
  tx: Transaction,
  pulseId: number,
): Promise<(OwnQuestion & { wasAsked: boolean })[]> {
  const rows = await tx.pulseQuestion.findMany({
    where: { pulseId, retiredAt: null, position: { not: null } },
    include: { _count: { select: { rounds: true } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ _count: { rounds }, ...row }) => ({ ...row, ...translations.parse(row), wasAsked: rounds > 0 }));
}

/**
 * Replaces the questions of a pulse with those that were sent, in their order. A question that a round has asked never
 * changes for readers: it is retired, and the edited version becomes a new question. An unchanged question keeps its
 * results, even if a language is added.
 */
export async function storeQuestions(
  tx: Transaction,
  ctx: UserCtx,
  pulseId: number,
  questions: readonly QuestionBody[],
): Promise<void> {
  const oldQuestions = new Map((await readQuestions(tx, pulseId)).map((question) => [question.id, question]));
  const wording = { company: ctx.company.name, locale: ctx.locale };
  const keptIds = new Set<number>();
  for (const [index, { id = 0, ...body }] of questions.entries()) {
    const data = { ...inStoredWords(body, wording), position: index + 1 };
    const before = keptIds.has(id) ? undefined : oldQuestions.get(id);
    const isKept = before !== undefined && isSame(before, data);
    // Missing translations stay, but only with the words they translate.
    const after = isKept ? { ...data, ...languagesAfter(before, data) } : data;
    if (isKept && !(before.wasAsked && hasChanged(before, { ...before, ...after }, wording.company))) {
      keptIds.add(id);
      await tx.pulseQuestion.update({ where: { id }, data: after });
    } else {
      await tx.pulseQuestion.create({ data: { ...after, pulseId, companyId: ctx.company.id } });
    }
  }
  const removedIds = [...oldQuestions.keys()].filter((id) => !keptIds.has(id));
  await tx.pulseQuestion.deleteMany({ where: { id: { in: removedIds }, rounds: { none: {} } } });
  await tx.pulseQuestion.updateMany({ where: { id: { in: removedIds } }, data: { retiredAt: ctx.clock.now() } });
}

function languagesAfter({ locale, texts, pools, ends }: OwnQuestion, body: Partial<Languages>): Languages {
  return {
    locale: body.locale === undefined ? locale : body.locale,
    texts: body.texts ?? texts,
    pools: body.pools ?? pools,
    ends: body.ends ?? ends,
  };
}

/** Returns whether people asked in another language would read something different. */
function hasChanged(before: StoredQuestion, after: StoredQuestion, company: string): boolean {
  return languagesOf(before).some((locale) => {
    const words = locale === before.locale ? null : readWords(before, { company, locale });
    return words !== null && JSON.stringify(words) !== JSON.stringify(readWords(after, { company, locale }));
  });
}

/**
 * Returns a question as rows store it, with texts of the bank and of ready-made surveys in one language. It keeps its
 * item of the question bank unless its words were changed.
 */
function inStoredWords<Q extends Omit<QuestionBody, 'id'>>(question: Q, wording: Wording): Q {
  const item = questionBank.find(({ id, typeId }) => id === question.bankItemId && typeId === question.typeId);
  if (item) {
    const text = bankText(item.id, { ...wording, locale: bankLocale });
    const isItem = [text, bankText(item.id, wording)].includes(question.text);
    if (isItem) return { ...question, text, locale: bankLocale };
  }
  const ready = sameReady(question, { from: wording.locale, to: bankLocale });
  const own = { ...question, bankItemId: null };
  return ready ? { ...own, text: ready.text, pool: [...ready.pool], locale: bankLocale } : own;
}

function isSame(before: OwnQuestion, body: Omit<QuestionBody, 'id'>): boolean {
  const { text, typeId, isMultiple, low, high, bankItemId, pool } = body;
  const isAlike = before.text === text && before.typeId === typeId && before.isMultiple === isMultiple;
  const hasSameEnds = before.low === low && before.high === high && before.bankItemId === bankItemId;
  return isAlike && hasSameEnds && before.pool.join('\n') === pool.join('\n');
}

/** What decides whether two questions are the same. */
export interface WordedQuestion {
  readonly text: string;
  readonly typeId: number;
  /** Its item of the question bank. */
  readonly bankItemId: number | null;
  /** Its text in other languages. */
  readonly texts?: Readonly<Record<string, string>>;
}

/**
 * Returns whether two questions ask the same: one item of the question bank, or the same words for the same type in any
 * language, ignoring case, spaces and punctuation. Options and labels don't matter.
 * @example isSameQuestion({ text: 'All well?', typeId: 4, bankItemId: null }, { text: 'all well', typeId: 4, bankItemId: null }) // true
 */
export function isSameQuestion(one: WordedQuestion, other: WordedQuestion): boolean {
  if (one.bankItemId !== null && one.bankItemId === other.bankItemId) return true;
  const texts = plainTexts(other);
  return one.typeId === other.typeId && plainTexts(one).some((text) => texts.includes(text));
}

function plainTexts({ text, texts = {} }: WordedQuestion): string[] {
  return [text, ...Object.values(texts)].map(plainWords);
}

/** Returns the letters and digits of a text, or the text itself if it has none. */
function plainWords(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain;
}
