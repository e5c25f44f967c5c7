import * as z from 'zod';
import { messageKinds } from '#/lib/domain/replies/constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const threadRow = z.object({
  id: z.string(),
  companyId: z.number(),
  place: z.string(),
  timeZone: z.string(),
  text: z.string(),
  day: z.iso.date(),
  hiddenReason: z.string().nullable(),
  holderId: z.number().nullable(),
  holder: z.string().nullable(),
  signedById: z.number().nullable(),
  signedBy: z.string().nullable(),
  messages: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(messageKinds),
      name: z.string().nullable(),
      text: z.string(),
      day: z.iso.date(),
      isVisible: z.boolean(),
    }),
  ),
});
export type ThreadRow = z.output<typeof threadRow>;

/** Conversations with their messages in the order in which these are seen; $1 is now. */
const statementOf = (condition: string, messages: string) => `
SELECT th.post_id AS id, th.company_id AS "companyId", t.name AS place, c.time_zone AS "timeZone", p.text,
  p.posted_on::text AS day, p.hidden_reason AS "hiddenReason", th.holder_id AS "holderId",
  h.first_name || ' ' || h.last_name AS holder, th.signed_by_id AS "signedById",
  s.first_name || ' ' || s.last_name AS "signedBy",
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'name', u.first_name || ' ' || u.last_name,
      'text', m.text, 'day', (m.visible_at AT TIME ZONE c.time_zone)::date::text, 'isVisible', m.visible_at <= $1)
      ORDER BY m.visible_at, m.id), '[]')
    FROM reply_messages m LEFT JOIN users u ON u.id = m.user_id
    WHERE m.company_id = th.company_id AND m.post_id = th.post_id AND ${messages}) AS messages
FROM reply_threads th JOIN posts p ON p.id = th.post_id JOIN teams t ON t.id = p.team_id
  JOIN companies c ON c.id = th.company_id AND c.blocked_at IS NULL
  LEFT JOIN users h ON h.id = th.holder_id LEFT JOIN users s ON s.id = th.signed_by_id
WHERE ${condition}
ORDER BY p.posted_on DESC, th.post_id`;

const ofKey = statementOf('th.hash = $2', `m.kind <> 'note'`);
const ofTeam = statementOf(
  'th.company_id = $2 AND p.team_id = $3 AND p.is_told AND ($4::uuid IS NULL OR th.post_id = $4)',
  'm.visible_at <= $1',
);

/** Returns the conversation that a key opens, without the notes of leaders; null for none. */
export async function readThreadOf(hash: Uint8Array, now: Date): Promise<ThreadRow | null> {
  const values = [now, Buffer.from(hash)];
  const [thread] = asRows(threadRow, await pool().query({ name: 'reply-of-key', text: ofKey, values }));
  return thread ?? null;
}

interface ThreadsQuery {
  companyId: number;
  teamId: number;
  now: Date;
  /** Only that about this message. */
  postId?: string;
}

/** Reads the conversations of a team as its leaders see them: nothing of an author whose hour has not come. */
export async function readThreads({ companyId, teamId, now, postId }: ThreadsQuery): Promise<ThreadRow[]> {
  const values = [now, companyId, teamId, postId ?? null];
  return asRows(threadRow, await pool().query({ name: 'replies-of-team', text: ofTeam, values }));
}
