import * as z from 'zod';
import { CATCH_UP_MS } from '#/lib/domain/calendar/catch-up.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Lists the rounds of changed teams that missed someone. They moved into the zone after the sending and weren't asked
 * elsewhere, were blocked at the time, or joined later that day in a team that asks on joining. They are asked on the
 * same local day, or within six hours. A round that is still being sent is included, because it may have skipped
 * someone before. Each round is queried separately (`OFFSET 0`), because right after an import PostgreSQL would join
 * all people with all rounds.
 */
export async function listRoundsOfLatecomers(
  tx: Transaction,
  teamIds: readonly number[],
  now: Date,
): Promise<number[]> {
  if (teamIds.length === 0) return [];
  const recently = new Date(now.getTime() - CATCH_UP_MS);
  // Somewhere it may be the day before or after the current day in UTC.
  const days = [-1, 0, 1].map((offset) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10));
  const rounds = asRows(
    z.object({ id: z.number() }),
    await tx.$queryRaw`
    SELECT r.id
    FROM check_in_rounds r JOIN teams t ON t.id = r.team_id
    JOIN companies c ON c.id = r.company_id AND c.blocked_at IS NULL
    WHERE r.team_id = ANY(${teamIds}::int[]) AND r.local_date = ANY(${days}::date[]) AND r.skipped_at IS NULL
      AND (r.send_at > ${recently} OR (${now}::timestamptz AT TIME ZONE r.time_zone)::date = r.local_date)
      AND EXISTS (
        SELECT FROM team_members m JOIN users u ON u.id = m.user_id
        WHERE m.team_id = r.team_id AND u.time_zone = r.time_zone AND u.blocked_at IS NULL
          AND (
            (m.joined_at <= r.send_at AND u.confirmed_at <= r.send_at)
            OR (t.asks_on_joining
              AND (greatest(m.joined_at, u.confirmed_at) AT TIME ZONE r.time_zone)::date <= r.local_date
              AND NOT EXISTS (
                SELECT FROM check_ins other
                WHERE other.company_id = r.company_id AND other.user_id = m.user_id AND other.local_date = r.local_date
              ))
          )
          AND NOT EXISTS (
            SELECT FROM check_ins c
            WHERE c.team_id = r.team_id AND c.user_id = m.user_id AND c.local_date = r.local_date
          )
        OFFSET 0
      )`,
  );
  return rounds.map(({ id }) => id);
}
