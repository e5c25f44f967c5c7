import * as z from 'zod';
import type { Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const seatRow = z.object({ people: z.number(), taken: z.number(), more: z.number() });

/**
 * Returns how many seats of a company are taken, each address once: by people, by open invitations, and by newcomers of
 * a running import; also how many of them are people, and how many more these addresses would take.
 */
export async function countSeats(
  db: Pick<Statements, '$queryRaw'>,
  companyId: number,
  now: Date,
  addresses: readonly string[] = [],
): Promise<z.output<typeof seatRow>> {
  const rows = asRows(
    seatRow,
    await db.$queryRaw`
    WITH people AS (
      SELECT email FROM users WHERE company_id = ${companyId} AND confirmed_at IS NOT NULL AND blocked_at IS NULL
    ), taken AS (
      SELECT email FROM people
      UNION
      SELECT email FROM invitations
      WHERE company_id = ${companyId} AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > ${now}
      UNION
      SELECT position ->> 'email' FROM people_imports i JOIN people_import_rows r ON r.import_id = i.id,
        jsonb_array_elements(r.positions) AS position
      WHERE i.company_id = ${companyId} AND i.state = 'applying' AND NOT r.is_done AND r.errors = '[]'::jsonb
    )
    SELECT (SELECT count(*) FROM people)::int AS people, (SELECT count(*) FROM taken)::int AS taken,
      (SELECT count(DISTINCT email) FROM unnest(${addresses}::text[]) AS email
       WHERE email NOT IN (SELECT t.email FROM taken t))::int AS more`,
  );
  return rows[0] ?? { people: 0, taken: 0, more: 0 };
}
