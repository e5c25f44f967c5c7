import * as z from 'zod';
import { nextRoundAt, type TeamZone } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const DAY_MS = 24 * 3_600_000;
/** A team is checked at least this often, because zones change their rules and a note may get lost. */
const LOOK_DAYS_MAX = 7;

const look = z.object({ teamId: z.number(), hasChanged: z.boolean() });

/**
 * Takes and returns the due looks of some teams, with all looks of these teams; parallel processes take different ones.
 * Looks that triggers have noted come first, and mean that the team has changed.
 */
export async function takeLooks(tx: Transaction, now: Date, most: number): Promise<z.output<typeof look>[]> {
  return asRows(
    look,
    await tx.$queryRaw`
    WITH due AS (
      SELECT team_id FROM check_in_looks WHERE due_at <= ${now} ORDER BY due_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    DELETE FROM check_in_looks WHERE team_id IN (SELECT team_id FROM due)
    RETURNING team_id AS "teamId", due_at = '-infinity' AS "hasChanged"`,
  );
}

/** Stores when each team must be checked next: at its next send time, in the zone where that comes first. */
export async function noteNextLooks(tx: Transaction, schedules: readonly TeamZone[], now: Date): Promise<void> {
  const latest = now.getTime() + LOOK_DAYS_MAX * DAY_MS;
  const looks = Array.from(
    Map.groupBy(schedules, ({ teamId }) => teamId),
    ([teamId, zones]) => {
      const instants = zones.flatMap((zone) => nextRoundAt(zone, now)?.getTime() ?? []);
      return { teamId, companyId: zones[0]?.companyId, dueAt: new Date(Math.min(latest, ...instants)) };
    },
  );
  if (looks.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO check_in_looks (company_id, team_id, due_at)
    SELECT "companyId", "teamId", "dueAt"
    FROM jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) AS look ("companyId" int, "teamId" int, "dueAt" timestamptz)`;
}
