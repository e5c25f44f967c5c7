import * as z from 'zod';
import { messageKinds, threadSources } from '#/lib/domain/replies/constants.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const threadRow = z.object({
  id: z.string(),
  source: z.enum(threadSources),
  companyId: z.number(),
  place: z.string(),
  reportingLink: z.string().nullable(),
  timeZone: z.string(),
  text: z.string(),
  day: z.iso.date(),
  hiddenReason: z.string().nullable(),
  /** Whether the round of a pulse's text has closed and published it. */
  isPublished: z.boolean(),
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

/** For conversations about a message of a chat box. */
const ofPosts = {
  source: 'post',
  columns: `t.name AS place, p.text, p.posted_on::text AS day, p.hidden_reason AS "hiddenReason", true AS "isPublished"`,
  from: 'reply_threads th JOIN posts p ON p.id = th.post_id JOIN teams t ON t.id = p.team_id',
  messages: 'reply_messages',
  textId: 'post_id',
  order: 'p.posted_on DESC, th.post_id',
} as const;

/** For conversations about a text of a pulse. */
const ofPulses = {
  source: 'pulse',
  columns: `q.name AS place, a.text, r.local_date::text AS day, NULL AS "hiddenReason",
      r.published_at IS NOT NULL AS "isPublished"`,
  from: `pulse_threads th JOIN pulse_answers a ON a.id = th.answer_id JOIN pulse_rounds r ON r.id = a.round_id
      JOIN pulses q ON q.id = r.pulse_id AND q.deleted_at IS NULL`,
  messages: 'pulse_thread_messages',
  textId: 'answer_id',
  order: 'th.answer_id',
} as const;

/**
 * Returns the statement for conversations with their messages in the order they become visible; $1 is the current time.
 */
const statementOf = (of: typeof ofPosts | typeof ofPulses, condition: string, messages: string) => `
SELECT th.${of.textId} AS id, '${of.source}' AS source, th.company_id AS "companyId", c.time_zone AS "timeZone",
  c.reporting_link AS "reportingLink", ${of.columns},
  th.holder_id AS "holderId", h.first_name || ' ' || h.last_name AS holder, th.signed_by_id AS "signedById",
  s.first_name || ' ' || s.last_name AS "signedBy",
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'name', u.first_name || ' ' || u.last_name,
      'text', m.text, 'day', (m.visible_at AT TIME ZONE c.time_zone)::date::text, 'isVisible', m.visible_at <= $1)
      ORDER BY m.visible_at, m.id), '[]')
    FROM ${of.messages} m LEFT JOIN users u ON u.id = m.user_id
    WHERE m.company_id = th.company_id AND m.${of.textId} = th.${of.textId} AND ${messages}) AS messages
FROM ${of.from} JOIN companies c ON c.id = th.company_id AND c.blocked_at IS NULL
  LEFT JOIN users h ON h.id = th.holder_id LEFT JOIN users s ON s.id = th.signed_by_id
WHERE ${condition}
ORDER BY ${of.order}`;

const noNotes = `m.kind <> 'note'`;
const postOfKey = statementOf(ofPosts, 'th.hash = $2', noNotes);
const textOfKey = statementOf(ofPulses, 'th.hash = $2', noNotes);
const ofTeam = statementOf(
  ofPosts,
  'th.company_id = $2 AND p.team_id = $3 AND p.is_told AND ($4::uuid IS NULL OR th.post_id = $4)',
  'm.visible_at <= $1',
);
const ofTexts = statementOf(
  ofPulses,
  'th.company_id = $2 AND th.answer_id = ANY ($3::uuid[]) AND r.published_at IS NOT NULL',
  'm.visible_at <= $1',
);

/** Returns the conversation that a key opens, without the readers' notes; null for an unknown key. */
export async function readThreadOf(hash: Uint8Array, now: Date): Promise<ThreadRow | null> {
  const values = [now, Buffer.from(hash)];
  const ofPost = await pool().query({ name: 'reply-of-key', text: postOfKey, values });
  const rows =
    ofPost.rows.length > 0 ? ofPost : await pool().query({ name: 'pulse-reply-of-key', text: textOfKey, values });
  return asRows(threadRow, rows)[0] ?? null;
}

interface ThreadsQuery {
  companyId: number;
  teamId: number;
  now: Date;
  /** Only the conversation about this message. */
  postId?: string;
}

/** Returns the conversations of a team as its leaders see them, without messages whose hour hasn't come. */
export async function readThreads({ companyId, teamId, now, postId }: ThreadsQuery): Promise<ThreadRow[]> {
  const values = [now, companyId, teamId, postId ?? null];
  return asRows(threadRow, await pool().query({ name: 'replies-of-team', text: ofTeam, values }));
}

interface TextThreadsQuery {
  companyId: number;
  textIds: readonly string[];
  now: Date;
}

/** Returns the conversations about these published texts, in no particular order, as `readThreads` does. */
export async function readTextThreads({ companyId, textIds, now }: TextThreadsQuery): Promise<ThreadRow[]> {
  const values = [now, companyId, textIds];
  return asRows(threadRow, await pool().query({ name: 'replies-of-texts', text: ofTexts, values }));
}
