import * as z from 'zod';
import { chartPlacesSql } from '#/lib/domain/chart/chart.sql.ts';
import type { ChartPart } from '#/lib/domain/chart/read-structure.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const numbers = z.array(z.number());
const texts = z.array(z.string());

const columns = z.object({
  ids: numbers,
  teamIds: numbers,
  names: texts,
  emails: texts,
  /** 0 without one. */
  seniorityIds: numbers,
  imageNames: z.array(z.string().nullable()),
  /** Days since 2000-01-01, in the company's zone. */
  since: numbers,
});
/** Memberships side by side, team by team and by name in each. */
export type MemberColumns = z.output<typeof columns>;

const names = Object.keys(columns.shape) as (keyof MemberColumns)[];

const statement = `
WITH ${chartPlacesSql}
SELECT ${names.map((name) => `coalesce(json_agg(r."${name}"), '[]') AS "${name}"`).join(', ')} FROM (
  SELECT m.user_id AS "ids", m.team_id AS "teamIds", concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) AS "names",
    u.email AS "emails", coalesce(u.seniority_id, 0) AS "seniorityIds", u.image_name AS "imageNames",
    (m.joined_at AT TIME ZONE c.time_zone)::date - '2000-01-01'::date AS "since"
  FROM companies c JOIN team_members m ON m.company_id = c.id JOIN users u ON u.id = m.user_id
  WHERE c.id = $1 AND u.suspended_at IS NULL AND m.team_id IN (SELECT id FROM asked_teams)
  ORDER BY m.team_id, ${personOrder()}
) r`;

/** Returns the members of the chart's teams, as far as this person sees them, in lists side by side. */
export async function readMembers(ctx: UserCtx, part: ChartPart): Promise<MemberColumns> {
  const { company, actor } = ctx;
  const values = [company.id, actor.role, actor.userId, part.departmentId, part.teamId];
  const [row] = asRows(columns, await pool().query({ name: 'chart-members', text: statement, values }));
  return row ?? { ids: [], teamIds: [], names: [], emails: [], seniorityIds: [], imageNames: [], since: [] };
}
