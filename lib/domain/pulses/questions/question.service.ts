import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { bankLocale, questionBank } from '#/lib/domain/pulses/questions/bank.constants.ts';
import {
  bankText,
  presentConstruct,
  presentReadySurvey,
  presentTypeName,
  type StoredQuestion,
} from '#/lib/domain/pulses/questions/question.present.ts';
import { questionTypeIds } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { readySurveys } from '#/lib/domain/pulses/questions/surveys.constants.ts';
import type { AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { message } from '#/lib/words/message.ts';

/** The documented dates of a type; all types were introduced then. */
const introducedAt = '2026-11-22T00:00:00.000Z';

/** Returns the question types, by id. */
export async function listQuestionTypes({ locale }: Ctx) {
  const dates = { createdAt: introducedAt, updatedAt: introducedAt };
  return { types: questionTypeIds.map((id) => ({ id, name: presentTypeName(id, locale), ...dates })) };
}

/** Returns the ready-made surveys and the question bank, with the company's name in their texts. */
export async function listReadySurveys({ company, locale }: UserCtx) {
  const wording = { company: company.name, locale };
  return {
    pulses: readySurveys.map((ready) => {
      const { questions, ...survey } = presentReadySurvey(ready, wording);
      const plain = { isMultiple: false, low: '', high: '' };
      return {
        ...survey,
        questions: questions.map((question) => ({
          ...plain,
          ...question,
          typeName: presentTypeName(question.typeId, locale),
        })),
      };
    }),
    bank: questionBank.map(({ id, construct, typeId }) => {
      const name = presentConstruct(construct, locale);
      return { id, construct: name, text: bankText(id, wording), typeId, typeName: presentTypeName(typeId, locale) };
    }),
  };
}

/** Throws `invalid`, with a message per field, if a leader typed an offensive word into a pulse. */
export async function requireInoffensive(
  tx: Transaction,
  { company, locale: typedIn }: UserCtx,
  { name = '', questions = [] }: Pick<PulseBody, 'name' | 'questions'>,
): Promise<void> {
  const fields = questions.flatMap(({ text, pool, low, high, texts, pools, ends, locale }, index) => {
    const number = index + 1;
    const { [bankLocale]: englishText = '' } = texts ?? {};
    const { [bankLocale]: englishPool = [] } = pools ?? {};
    const { [bankLocale]: englishEnds = { low: '', high: '' } } = ends ?? {};
    const typed = (own: string, english: string, describe: (word: string) => string) => [
      { text: own, locale: locale ?? typedIn, describe },
      { text: english, locale: bankLocale, describe },
    ];
    return [
      ...typed(text, englishText, (word) => message('pulses.offensive.question', { number, word })),
      ...typed(pool.join('\n'), englishPool.join('\n'), (word) =>
        message('pulses.offensive.options', { number, word }),
      ),
      ...typed([low, high].join('\n'), Object.values(englishEnds).join('\n'), (word) =>
        message('pulses.offensive.ends', { number, word }),
      ),
    ];
  });
  const refusals: string[] = [];
  for (const { describe, ...typed } of [{ text: name, locale: typedIn, describe: wordsOfName }, ...fields]) {
    const word = await findOffensiveWord(tx, { companyId: company.id, ...typed });
    if (word !== null) refusals.push(describe(word));
  }
  const [first, ...others] = refusals;
  if (first !== undefined) throw invalid(first, ...others);
}

function wordsOfName(word: string): string {
  return message('pulses.offensive.name', { word });
}

/** Enough for some thousand rounds. */
const MOST_KNOWN = 10_000;

type KnownQuestion = AskedQuestion & StoredQuestion;

const questionCache = () => singleton('pulses.questions', () => new Map<number, KnownQuestion>());

/**
 * Caches questions of a round. What a round asks never changes, so nothing gets out of date except that a language can
 * be added, which `storePulseAnswers` checks.
 */
export function rememberQuestions(questions: readonly KnownQuestion[]): void {
  const cache = questionCache();
  if (cache.size > MOST_KNOWN) cache.clear();
  for (const question of questions) cache.set(question.id, question);
}

/** Returns the questions of these ids without a query; null if this process hasn't cached one of them yet. */
export function recallQuestions(ids: readonly number[]): KnownQuestion[] | null {
  const questions = ids.map((id) => questionCache().get(id));
  return questions.every((question) => question !== undefined) ? questions : null;
}

const askedItem = z.object({ itemId: z.number(), localDate: z.string() });

interface AskedTeams {
  companyId: number;
  teamIds: readonly number[];
}

/** Returns which measures of the question bank steps of these teams were about, and when the steps were done. */
export async function listWorkedConstructs(tx: Transaction, { companyId, teamIds }: AskedTeams) {
  return asRows(
    z.object({ construct: z.string(), doneOn: z.iso.date() }),
    await tx.$queryRaw`
    SELECT substr(topic, 11) AS construct, max(coalesce(done_on, settled_on))::text AS "doneOn" FROM actions
    WHERE company_id = ${companyId} AND team_id = ANY(${teamIds}) AND topic LIKE 'construct:%' AND state IN ('done', 'kept') GROUP BY topic ORDER BY topic`,
  );
}

/** Returns when any of these teams was last asked each item of the question bank, by any pulse. */
export async function readLastAskedDates(
  tx: Transaction,
  { companyId, teamIds }: AskedTeams,
): Promise<Map<number, LocalDate>> {
  const rows = asRows(
    askedItem,
    await tx.$queryRaw`
    SELECT q.bank_item_id::int AS "itemId", max(r.local_date)::text AS "localDate"
    FROM pulse_questions q
    JOIN pulse_round_questions rq ON rq.question_id = q.id
    JOIN pulse_rounds r ON r.id = rq.round_id AND r.skipped_at IS NULL
    WHERE q.company_id = ${companyId} AND q.bank_item_id IS NOT NULL
      AND EXISTS (SELECT FROM pulse_teams pt WHERE pt.pulse_id = r.pulse_id AND pt.team_id = ANY(${teamIds}))
    GROUP BY q.bank_item_id`,
  );
  return new Map(rows.map(({ itemId, localDate }) => [itemId, localDate]));
}
