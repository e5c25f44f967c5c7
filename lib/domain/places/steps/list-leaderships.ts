import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const leadership = z.object({
  teamId: z.number(),
  /** First day, in the company's zone; null where nothing earlier is kept from the person. */
  beginsOn: z.iso.date().nullable(),
  /** The day on which it ended, which is no longer part of it; null while it lasts. */
  endedOn: z.iso.date().nullable(),
});
type Leadership = z.output<typeof leadership>;

/**
 * Lists the teams that a person has led, as leader or secondary leader, with the days whose check-ins they read by name
 * as long as they lead; also teams that are gone, and leads that are over.
 */
export async function listLeaderships(query: { companyId: number; userId: number }): Promise<Leadership[]> {
  return asRows(
    leadership,
    await pool().query({
      name: 'leaderships',
      text: `
      SELECT team_id AS "teamId", begins_on::text AS "beginsOn", ended_on::text AS "endedOn"
      FROM leaderships WHERE company_id = $1 AND user_id = $2 ORDER BY team_id, begins_on NULLS FIRST, id`,
      values: [query.companyId, query.userId],
    }),
  );
}
