import * as z from 'zod';
import { CHART_RECIPIENTS_MAX } from '#/lib/domain/chart/constants.ts';
import { REPORT_PAGE_SIZE } from '#/lib/domain/reports/constants.ts';
import { type ReportScope, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';

const reportUser = z.object({
  id: z.number(),
  name: z.string(),
  /** The scopes of this person's report that the requester also leads. */
  scopes: z.array(reportScope),
});
export type ReportUser = z.output<typeof reportUser>;

/** The scopes that a person ($2) of a company ($1) leads in their role ($3), with everyone who leads them. */
export const ledScopes = `
  SELECT a.user_id, 1 AS rank, 'company' AS kind, c.id, c.name
  FROM administrators a JOIN companies c ON c.id = a.company_id
  WHERE a.company_id = $1 AND $3 = 'Administrator'
  UNION ALL
  SELECT d.leader_id, 2, 'department', d.id, d.name
  FROM departments d
  WHERE d.company_id = $1 AND d.completed_at IS NOT NULL
    AND ($3 = 'Administrator' OR ($3 = 'Department Leader' AND d.leader_id = $2))
  UNION ALL
  SELECT DISTINCT l.user_id, 3, 'team', t.id, t.name
  FROM teams t
  CROSS JOIN LATERAL (VALUES (t.leader_id), (t.secondary_leader_id)) l (user_id)
  LEFT JOIN departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL
    AND ($3 = 'Administrator' OR ($3 = 'Department Leader' AND d.leader_id = $2 AND d.completed_at IS NOT NULL)
      OR ($3 = 'Team Leader' AND l.user_id = $2))`;

const statement = (search: string) => `
WITH scopes AS (${ledScopes}), people AS (
  SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.last_name, u.first_name,
    json_agg(json_build_object('kind', s.kind, 'id', s.id, 'name', coalesce(nullif(s.name, ''), 'N/A'))
      ORDER BY s.rank, s.name, s.id) AS scopes
  FROM scopes s JOIN users u ON u.id = s.user_id AND u.company_id = $1
  WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
    AND ($4::int[] IS NULL OR u.id = ANY ($4))
    AND ${search}
  GROUP BY u.id
)
SELECT (SELECT count(*)::int FROM people) AS total, coalesce((
  SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'scopes', p.scopes)) FROM (
    SELECT * FROM people ORDER BY (id = $2) DESC, ${personOrder('people')} LIMIT $6 OFFSET $7
  ) p), '[]'::json) AS users`;
const statements = {
  everybody: { name: 'report-users', text: statement('$5::text[] IS NULL') },
  found: { name: 'report-users-found', text: statement(holdsPerson('u.', '$5', 'name')) },
};

/**
 * Lists the people the requester can have a report made for, the requester first, then by name; `ids` limits them.
 */
export async function listReportUsers(
  ctx: UserCtx,
  { search = '', page = 1, ids = null }: { search?: string; page?: number; ids?: readonly number[] | null },
): Promise<{ total: number; users: ReportUser[] }> {
  const { userId, role } = ctx.actor;
  const patterns = search ? personPatterns(search, 'name') : null;
  const values = [ctx.company.id, userId, role, ids, patterns, REPORT_PAGE_SIZE, (page - 1) * REPORT_PAGE_SIZE];
  const rows = asRows(
    z.object({ total: z.number(), users: z.array(reportUser) }),
    await pool().query({
      ...(search ? statements.found : statements.everybody),
      values,
    }),
  );
  return rows[0] ?? { total: 0, users: [] };
}

const recipient = z.object({ id: z.number(), name: z.string(), email: z.string(), role: z.string() });
const recipientPage = z.object({ total: z.number(), users: z.array(recipient) });

/**
 * Administrators and, for a part of the chart, people who lead each of its departments ($4). A department leader only
 * sees themselves and the administrators who signed the company up.
 */
const recipientsStatement = `
WITH people AS (
  SELECT u.id, u.first_name, u.last_name, u.email, u.first_name || ' ' || u.last_name AS name,
    CASE WHEN a.user_id IS NOT NULL THEN 'Administrator' ELSE 'Department Leader' END AS role
  FROM users u LEFT JOIN administrators a ON a.user_id = u.id
  WHERE u.company_id = $1 AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
    AND (a.user_id IS NOT NULL OR (cardinality($4::int[]) > 0 AND NOT EXISTS (
      SELECT FROM unnest($4::int[]) AS part (id) WHERE NOT EXISTS (
        SELECT FROM departments d WHERE d.id = part.id AND d.company_id = $1 AND d.leader_id = u.id
          AND d.completed_at IS NOT NULL))))
    AND ($3 = 'Administrator' OR u.id = $2 OR a.is_creator)
    AND ($5::int[] IS NULL OR u.id = ANY ($5))
    AND ($6::text[] IS NULL OR ${holdsPerson('u.', '$6')})
)
SELECT (SELECT count(*)::int FROM people) AS total, coalesce((
  SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'role', p.role)) FROM (
    SELECT * FROM people ORDER BY (id = $2) DESC, ${personOrder('people')} LIMIT ${CHART_RECIPIENTS_MAX}
  ) p), '[]') AS users`;

/** Returns the people who may see all of these scopes, so that this person may send them a chart; `ids` limits them. */
export async function findChartRecipients(
  ctx: UserCtx,
  {
    scopes,
    ids = null,
    search = '',
  }: { scopes: readonly ReportScope[]; ids?: readonly number[] | null; search?: string },
): Promise<z.output<typeof recipientPage>> {
  // Only administrators may get a chart of the whole company.
  const isWhole = scopes.some(({ kind }) => kind === 'company');
  const departmentIds = isWhole ? [] : scopes.map(({ id }) => id);
  const { userId, role } = ctx.actor;
  const values = [ctx.company.id, userId, role, departmentIds, ids, search ? personPatterns(search) : null];
  const [row] = asRows(
    recipientPage,
    await pool().query({ name: 'chart-recipients', text: recipientsStatement, values }),
  );
  return row ?? { total: 0, users: [] };
}

const text = `
SELECT s.kind, s.id, coalesce(nullif(s.name, ''), 'N/A') AS name
FROM (${ledScopes}) s WHERE s.kind = 'team' AND s.id = $4 LIMIT 1`;

/** Returns a team that the requester leads now in their current role; null for any other team. */
export async function findLedTeam(ctx: UserCtx, teamId: number): Promise<ReportScope | null> {
  const values = [ctx.company.id, ctx.actor.userId, ctx.actor.role, teamId];
  const rows = asRows(reportScope, await pool().query({ name: 'report-led-team', text, values }));
  return rows[0] ?? null;
}
