import * as z from 'zod';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import {
  leaderships,
  leadershipsColumn,
  namedDaysSql,
  relationColumns,
  teamRelations,
} from '#/lib/domain/places/places.sql.ts';
import { pool } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const person = z.tuple([z.number(), z.string()]);

const teamAndRelation = z.object({
  ...teamRelations.shape,
  name: z.string(),
  members: z.array(person),
  /** Leaders who rated someone in the range. */
  raters: z.array(person),
  /** Norms that someone answered in the range. */
  normIds: z.array(z.number()),
  /** The last day of the range that someone was asked for, YYYY-MM-DD; null if there is none. */
  lastAskedOn: z.string().nullable(),
  leaderships,
});
type TeamAndRelation = z.output<typeof teamAndRelation>;

/**
 * Returns how a person is related to a team, with its members; null if the company has no such team. On the days of a
 * range that the person reads by name, it also has the raters and norms of the team's answers.
 */
export async function readTeamRelation(query: {
  companyId: number;
  userId: number;
  teamId: number;
  range: DateRange;
}): Promise<TeamAndRelation | null> {
  const rows = asRows(
    teamAndRelation,
    await pool().query({
      name: 'team-tie',
      text: `
      SELECT t.name, ${relationColumns('$3')},
        coalesce((SELECT json_agg(json_build_array(u.id, u.first_name || ' ' || u.last_name))
          FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = t.id), '[]') AS members,
        coalesce((SELECT json_agg(json_build_array(u.id, u.first_name || ' ' || u.last_name) ORDER BY u.id)
          FROM users u WHERE u.id IN (SELECT c.user_id FROM member_ratings r JOIN check_ins c ON c.id = r.check_in_id
            WHERE r.team_id = t.id AND r.local_date BETWEEN $4 AND $5
              AND r.local_date <@ named.days AND r.value IS NOT NULL)), '[]') AS raters,
        ARRAY(SELECT DISTINCT n.norm_id::int FROM norm_answers n
          WHERE n.team_id = t.id AND n.local_date BETWEEN $4 AND $5
            AND n.local_date <@ named.days ORDER BY 1) AS "normIds",
        (SELECT max(c.local_date) FROM check_ins c
          WHERE c.team_id = t.id AND c.asks_own AND c.local_date BETWEEN $4 AND $5
            AND c.local_date <@ named.days) AS "lastAskedOn",
        ${leadershipsColumn('$3')}
      FROM teams t LEFT JOIN departments d ON d.id = t.department_id
      CROSS JOIN LATERAL (SELECT ${namedDaysSql('$3')} AS days) named
      WHERE t.id = $1 AND t.company_id = $2 AND t.completed_at IS NOT NULL`,
      values: [query.teamId, query.companyId, query.userId, query.range.from, query.range.to],
    }),
  );
  return rows[0] ?? null;
}
