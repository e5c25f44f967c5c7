import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** More ids than a lost database can have assigned between a backup and its end; or a tenth of all, if that is more. */
const GAP = 1_000_000;

const sequences = `
SELECT format('%I.%I', schemaname, sequencename)::regclass AS sequence, coalesce(last_value, 0) AS last,
  least(coalesce(last_value, 0) + greatest(${GAP}, coalesce(last_value, 0) / 10), max_value - ${GAP}) AS target
FROM pg_sequences WHERE schemaname = 'public'`;

/**
 * Increases the next ids beyond those in emailed links. Links name a row only by its id, so a link emailed after the
 * backup would open the row that gets its id next. Returns how many sequences were increased.
 */
export async function moveIdsOn(): Promise<number> {
  const { rowCount } = await pool().query(
    `SELECT setval(sequence, target) FROM (${sequences}) AS s WHERE target > last`,
  );
  return rowCount ?? 0;
}

/** Returns whether `moveIdsOn` has run since the newest link was emailed. */
export async function haveIdsMovedOn(): Promise<boolean> {
  const [state] = asRows(
    z.object({ hasMoved: z.boolean() }),
    await pool().query(`
      SELECT coalesce(last_value, 0) - (SELECT coalesce(max(id), 0) FROM mailed_tokens) >= ${GAP} AS "hasMoved"
      FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence('mailed_tokens', 'id')`),
  );
  return state?.hasMoved ?? false;
}
