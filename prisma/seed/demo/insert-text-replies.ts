import type { PoolClient } from 'pg';
import { newSecret } from '#/lib/platform/tokens.ts';

/** The texts that a leader reads first, from the last rounds with a visible result of a team. */
const shownTexts = `
shown AS (
  SELECT a.id, a.company_id, t.leader_id, r.closed_at, row_number() OVER (ORDER BY r.local_date DESC, t.id, a.id) AS place
  FROM pulse_answers a JOIN pulse_rounds r ON r.id = a.round_id AND r.published_at IS NOT NULL
    JOIN teams t ON t.id = a.team_id AND t.leader_id IS NOT NULL
  WHERE a.company_id = $1
)`;

const insertThread = `
WITH ${shownTexts}, thread AS (
  INSERT INTO pulse_threads (answer_id, company_id, hash, holder_id)
  SELECT id, company_id, $2, leader_id FROM shown WHERE place = 1
)
INSERT INTO pulse_thread_messages (id, company_id, answer_id, user_id, kind, text, visible_at, is_notified)
SELECT gen_random_uuid(), company_id, id, leader_id, 'reply', $3, closed_at + interval '4 hours', true FROM shown WHERE place = 1`;

const insertReaction = `
WITH ${shownTexts}
INSERT INTO pulse_acknowledgements (company_id, answer_id, user_id, word)
SELECT company_id, id, leader_id, 2 FROM shown WHERE place = 2`;

/** Stores what a leader did about texts of the last round: one that wants a reply is assigned, one has a reaction. */
export async function insertTextReplies(client: PoolClient, companyId: number): Promise<void> {
  const reply = 'Thank you for saying this. What would help you first?';
  await client.query(insertThread, [companyId, newSecret('rpl_').hash, reply]);
  await client.query(insertReaction, [companyId]);
}
