import type { OwnFile } from '#/lib/domain/profile/own-data/own-files.constants.ts';

/** The text's row without the text. */
const ofAnswer = `JOIN pulse_rounds r ON r.company_id = $1 JOIN pulses p ON p.id = r.pulse_id
      JOIN pulse_answers a ON a.round_id = r.id AND a.id =`;

/**
 * Which pulses asked someone, what they did with their name about others' texts, and their own texts in conversations
 * that they signed, but no other answers.
 */
export const pulseFiles = {
  pulses: {
    columns: ['pulse_recipients.user_id'],
    text: `SELECT p.name AS pulse, r.local_date::text AS day, x.send_at AS "sendAt", x.answered, x.nudged_at AS "remindedAt"
      FROM pulse_recipients x JOIN pulse_rounds r ON r.company_id = $1 AND r.id = x.round_id
      JOIN pulses p ON p.company_id = $1 AND p.id = r.pulse_id
      WHERE x.company_id = $1 AND x.user_id = $2 ORDER BY r.local_date, x.id`,
  },
  pulseReactions: {
    columns: ['pulse_acknowledgements.user_id'],
    text: `SELECT r.local_date::text AS day, p.name AS pulse, k.word AS reaction FROM pulse_acknowledgements k ${ofAnswer} k.answer_id
      WHERE k.company_id = $1 AND k.user_id = $2 ORDER BY r.local_date, a.id`,
  },
  pulseReplies: {
    columns: ['pulse_thread_messages.user_id'],
    text: `SELECT m.kind, m.text, m.visible_at AS "visibleAt", p.name AS pulse FROM pulse_thread_messages m ${ofAnswer} m.answer_id
      WHERE m.company_id = $1 AND (m.user_id = $2 OR m.kind = 'author' AND m.answer_id IN (
        SELECT answer_id FROM pulse_threads WHERE company_id = $1 AND signed_by_id = $2)) ORDER BY m.visible_at, m.id`,
  },
  pulseConversations: {
    columns: ['pulse_threads.holder_id', 'pulse_threads.signed_by_id'],
    text: `SELECT r.local_date::text AS day, p.name AS pulse, h.holder_id IS NOT DISTINCT FROM $2 AS "isHeld",
      h.signed_by_id IS NOT DISTINCT FROM $2 AS "isSigned", CASE WHEN h.signed_by_id = $2 THEN a.text END AS text
      FROM pulse_threads h ${ofAnswer} h.answer_id
      WHERE h.company_id = $1 AND $2 IN (h.holder_id, h.signed_by_id) ORDER BY r.local_date, a.id`,
  },
} as const satisfies Readonly<Record<string, OwnFile>>;
