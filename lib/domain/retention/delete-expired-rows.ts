import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { PAGES_PER_CHUNK, type RetainedTable, retentionSchedule } from '#/lib/domain/retention/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const DAY_MS = 24 * 3_600_000;

/** A part of a table by position on disk, which needs no index: from page $1 up to $2, with an end before $3. */
const within = 'ctid >= $1::tid AND ctid < $2::tid';

/** `least` ignores nulls. */
const statements: Record<RetainedTable, string> = {
  preview_tokens: `DELETE FROM preview_tokens WHERE ${within} AND least(ended_at, expires_at) < $3`,
  rate_limits: `DELETE FROM rate_limits WHERE ${within} AND expire < extract(epoch FROM $3::timestamptz) * 1000`,
  sessions: `DELETE FROM sessions WHERE ${within} AND least(revoked_at, idle_until, absolute_until) < $3`,
  login_tickets: `DELETE FROM login_tickets WHERE ${within} AND expires_at < $3`,
  sign_in_attempts: `DELETE FROM sign_in_attempts WHERE ${within} AND expires_at < $3`,
  saml_assertions: `DELETE FROM saml_assertions WHERE ${within} AND expires_at < $3`,
  mailed_tokens: `DELETE FROM mailed_tokens WHERE ${within} AND expires_at < $3`,
  api_keys: `DELETE FROM api_keys WHERE ${within} AND least(revoked_at, expires_at) < $3`,
  captcha_passes: `DELETE FROM captcha_passes WHERE ${within} AND expires_at < $3`,
  notifications: `DELETE FROM notifications WHERE ${within} AND created_at < $3`,
  mornings: `DELETE FROM mornings WHERE ${within} AND local_date < $3::timestamptz`,
  invitations: `DELETE FROM invitations WHERE ${within} AND least(accepted_at, revoked_at, expires_at) < $3`,
  // With everything that belongs to them.
  pulses: `DELETE FROM pulses WHERE ${within} AND deleted_at < $3`,
  pulse_recipients: `DELETE FROM pulse_recipients WHERE ${within}
    AND EXISTS (SELECT FROM pulse_rounds r WHERE r.id = round_id AND r.closed_at < $3)`,
  stripe_events: `DELETE FROM stripe_events WHERE ${within} AND received_at < $3`,
  checkout_attempts: `DELETE FROM checkout_attempts WHERE ${within} AND created_at < $3`,
  feedback: `DELETE FROM feedback WHERE ${within} AND created_at < $3`,
  // Only attachments of forms, because photos have no such row. Attachments of deleted feedback no longer have its id,
  // so they are deleted too.
  stored_images: `DELETE FROM stored_images WHERE ${within} AND EXISTS (SELECT FROM feedback_images i
    WHERE i.name = stored_images.name AND i.feedback_id IS NULL AND i.created_at < $3)`,
  coach_items: `DELETE FROM coach_items WHERE ${within} AND written_on < $3::timestamptz`,
  actions: `DELETE FROM actions WHERE ${within} AND coalesce(settled_on, due_on) < $3::timestamptz`,
  // With their topics; steps that refer to them stay.
  shares: `DELETE FROM shares WHERE ${within} AND shared_on < $3::timestamptz`,
  check_in_rounds: `DELETE FROM check_in_rounds WHERE ${within} AND send_at < $3`,
  channel_messages: `DELETE FROM channel_messages WHERE ${within} AND sent_at < $3`,
  push_subscriptions: `DELETE FROM push_subscriptions WHERE ${within} AND last_ok_at < $3`,
  webhook_deliveries: `DELETE FROM webhook_deliveries WHERE ${within} AND made_at < $3`,
  erased_companies: `DELETE FROM erased_companies WHERE ${within} AND erased_on < $3::timestamptz`,
  built_files: `DELETE FROM built_files WHERE ${within} AND offered_at < $3`,
};

/**
 * Deletes rows whose retention period is over, and returns how many of each table. Commits after each chunk and pauses
 * for as long as it took, so that half of the database's time stays with people. The next night's run finds rows that
 * moved in the meantime.
 */
export async function deleteExpiredRows(ctx: Ctx, pagesPerChunk = PAGES_PER_CHUNK): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const [table, { days }] of Object.entries(retentionSchedule) as [RetainedTable, { days: number }][]) {
    const before = new Date(ctx.clock.now().getTime() - days * DAY_MS);
    deleted[table] = 0;
    const pages = await countPages(table);
    for (let page = 0; page < pages; page += pagesPerChunk) {
      const startedMs = performance.now();
      const values = [`(${page},0)`, `(${page + pagesPerChunk},0)`, before];
      const { rowCount } = await pool().query({ name: `expired-${table}`, text: statements[table], values });
      deleted[table] += rowCount ?? 0;
      await sleep(performance.now() - startedMs);
    }
  }
  return deleted;
}

async function countPages(table: RetainedTable): Promise<number> {
  const text = `SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int AS pages`;
  const rows = asRows(z.object({ pages: z.number() }), await pool().query(text, [table]));
  return rows[0]?.pages ?? 0;
}
