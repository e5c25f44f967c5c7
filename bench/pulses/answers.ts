import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { QueryConfig } from 'pg';
import { requestBytes } from '#/bench/measure/connection.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { storePulseAnswers } from '#/lib/domain/pulses/respond/store-pulse-answers.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** A person who hasn't answered, and their questions: scales first, the open question last. */
export interface OpenRecipient {
  id: number;
  questionIds: number[];
}

const WORDS = 'The release went out in time, and the retrospective was worth it.';
const VALUE = 4;

/** Returns everyone who can still answer some rounds; consecutive people are from different teams. */
export async function listOpenRecipients(pool: pg.Pool, roundIds: readonly number[]): Promise<OpenRecipient[]> {
  const { rows } = await pool.query<OpenRecipient>(
    `SELECT p.id, (SELECT array_agg(question_id ORDER BY position) FROM pulse_round_questions WHERE round_id = p.round_id) AS "questionIds"
     FROM pulse_recipients p WHERE p.round_id = ANY($1) AND NOT p.answered ORDER BY hashint4(p.id)`,
    [roundIds],
  );
  return rows;
}

/** Returns the request that a pulse's page sends. */
export function answerRequest(port: number, { id, questionIds }: OpenRecipient): Buffer {
  const last = questionIds.length - 1;
  const answers = questionIds.map((questionId, at) => ({ questionId, answer: at === last ? WORDS : VALUE }));
  const body = { answers, submissionId: randomUUID() };
  return requestBytes(port, `POST /api/pulse/${mailedToken('pls_', id)}/answers`, { body });
}

/** Returns the product's statement that stores an answer. */
export async function storingStatement(): Promise<QueryConfig> {
  const none = { values: [], texts: [], questionIds: [], unknownPools: [], replyKeys: [] };
  const nothing = { recipientId: 0, submissionId: null, now: new Date(), ...none, locale: defaultLocale };
  const [query] = await recordQueries(() => storePulseAnswers(nothing));
  if (!query) throw new Error('An answer is expected to be stored by one statement.');
  return query;
}

/** Returns the values of that statement for this answer. */
export function storedValues({ id, questionIds }: OpenRecipient): unknown[] {
  const [text, ...scales] = questionIds.toReversed();
  return [
    id,
    new Date(),
    randomUUID(),
    scales,
    scales.map(() => VALUE),
    [text],
    [WORDS],
    questionIds,
    [],
    defaultLocale,
    [],
    [],
  ];
}
