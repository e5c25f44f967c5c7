import * as z from 'zod';
import type { ReadAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import type { Locale } from '#/lib/words/locales.ts';

const roundRow = z.object({ roundId: z.number() });

/** The stored part of the key that opens the conversation about a text for its author. */
export interface ReplyKey {
  questionId: number;
  hash: Buffer;
}

interface Sending extends Pick<ReadAnswers, 'values' | 'texts'> {
  recipientId: number;
  /** All questions of the submission, including skipped ones. */
  questionIds: readonly number[];
  submissionId: string | null;
  now: Date;
  /** Questions that aren't known to have options in the sender's language. */
  unknownPools: readonly number[];
  locale: Locale;
  /** For texts whose author wants a reply. */
  replyKeys: readonly ReplyKey[];
}

/**
 * One statement, so that of two parallel submissions exactly one finds the recipient unanswered, and only that one is
 * counted. Nothing is counted for a question that the round doesn't ask, or whose options got another language since
 * they were read. The round is locked, so it can't close between an answer and its count. Tallies are updated in a
 * fixed order, so two people never deadlock. A key that is already taken fails the statement.
 */
const statement = `
WITH asked AS (
  SELECT p.id FROM pulse_recipients p JOIN users u ON u.id = p.user_id
  JOIN pulse_rounds r ON r.id = p.round_id JOIN pulses s ON s.id = r.pulse_id
  JOIN companies c ON c.id = p.company_id AND c.blocked_at IS NULL
  WHERE p.id = $1 AND NOT p.answered AND u.blocked_at IS NULL AND s.deleted_at IS NULL
    AND r.closed_at IS NULL AND r.skipped_at IS NULL AND r.closes_at > $2
    AND $8::int[] <@ ARRAY(SELECT question_id FROM pulse_round_questions WHERE round_id = p.round_id)
    AND NOT EXISTS (SELECT FROM pulse_questions WHERE id = ANY ($9::int[]) AND pools ? $10)
  FOR SHARE OF r
), spent AS (
  UPDATE pulse_recipients p SET answered = true, submission_id = $3, remind_at = NULL
  FROM asked WHERE p.id = asked.id AND NOT p.answered
  RETURNING p.company_id, p.round_id, CASE WHEN p.is_new THEN -p.team_id ELSE p.team_id END AS team_id
), counted AS (
  INSERT INTO pulse_tallies AS known (company_id, round_id, question_id, team_id, value, n)
  SELECT company_id, round_id, sent.question_id, team_id, sent.value, 1
  FROM spent CROSS JOIN unnest($4::int[], $5::smallint[]) AS sent (question_id, value)
  ORDER BY sent.question_id, sent.value
  ON CONFLICT (round_id, question_id, team_id, value) DO UPDATE SET n = known.n + 1
), written AS (
  INSERT INTO pulse_answers (company_id, round_id, question_id, team_id, text)
  SELECT company_id, round_id, sent.question_id, team_id, sent.text
  FROM spent CROSS JOIN unnest($6::int[], $7::text[]) AS sent (question_id, text)
  RETURNING id, company_id, question_id
), keyed AS (
  INSERT INTO pulse_threads (answer_id, company_id, hash)
  SELECT written.id, written.company_id, sent.hash
  FROM written JOIN unnest($11::int[], $12::bytea[]) AS sent (question_id, hash) ON sent.question_id = written.question_id
)
SELECT round_id AS "roundId" FROM spent`;

/**
 * Stores someone's answers without their name. Returns the round; null if they have answered, may no longer answer, or
 * answered questions that the round doesn't ask.
 */
export async function storePulseAnswers(sending: Sending): Promise<number | null> {
  const { recipientId, now, submissionId, values, texts, questionIds, unknownPools, locale, replyKeys } = sending;
  const result = await pool().query({
    name: 'store-pulse-answers',
    text: statement,
    values: [
      recipientId,
      now,
      submissionId,
      values.map(({ questionId }) => questionId),
      values.map(({ value }) => value),
      texts.map(({ questionId }) => questionId),
      texts.map(({ text }) => text),
      questionIds,
      unknownPools,
      locale,
      replyKeys.map(({ questionId }) => questionId),
      replyKeys.map(({ hash }) => hash),
    ],
  });
  return asRows(roundRow, result)[0]?.roundId ?? null;
}
