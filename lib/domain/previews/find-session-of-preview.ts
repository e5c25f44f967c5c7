import * as z from 'zod';
import { findSessionById } from '#/lib/domain/sessions/find-session-by-id.ts';
import { isProven } from '#/lib/domain/sessions/is-proven.ts';
import { personColumns, personOf, personRow } from '#/lib/domain/sessions/person.sql.ts';
import type { Client, FoundSession, SessionHalves } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** The token with the member it shows, and whether everything it depends on is still true, checked with every call. */
const query = `
SELECT p.session_id, p.leader_id, p.team_id, p.company_id,
  p.ended_at IS NULL AND p.expires_at > $2 AND u.blocked_at IS NULL AND t.completed_at IS NOT NULL
    AND m.user_id IS NOT NULL AS is_open,
  ${personColumns}
FROM preview_tokens p
JOIN users u ON u.company_id = p.company_id AND u.id = p.member_id
LEFT JOIN teams t ON t.company_id = p.company_id AND t.id = p.team_id
  AND p.leader_id IN (t.leader_id, t.secondary_leader_id)
LEFT JOIN team_members m ON m.team_id = t.id AND m.user_id = p.member_id
WHERE p.token_hash = $1`;

const previewRow = z.object({
  ...personRow.shape,
  session_id: z.string(),
  leader_id: z.number(),
  team_id: z.number(),
  company_id: z.number(),
  is_open: z.boolean(),
});

/** A session that shows one team. */
type PreviewSession = FoundSession & { teamId: number };

/**
 * Returns the session of a leader's preview: the member, as a mere Member, in the leader's own live session, whose
 * other half a browser must send. Null for an invented token or an ended session; throws `forbidden` when only the
 * preview has ended.
 */
export async function findSessionOfPreview(
  halves: SessionHalves,
  client: Pick<Client, 'isBrowser'>,
  now: Date,
): Promise<PreviewSession | null> {
  const values = [Buffer.from(hashSecret(halves.bearer ?? '')), now];
  const rows = asRows(previewRow, await pool().query({ name: 'find-preview', text: query, values }));
  const [row] = rows;
  const leader = row && (await findSessionById(row.session_id, now));
  if (!row || !leader || !(await isProven(leader, halves, client))) return null;
  const isSame = leader.person.userId === row.leader_id && leader.company.id === row.company_id;
  if (!row.is_open || !isSame) throw forbidden('This preview has ended.');
  return {
    kind: leader.kind,
    isWaiting: false,
    company: leader.company,
    role: 'Member',
    teamId: row.team_id,
    person: {
      ...personOf(row),
      sessionId: leader.person.sessionId,
      roles: ['Member'],
      previewedBy: row.leader_id,
    },
  };
}
