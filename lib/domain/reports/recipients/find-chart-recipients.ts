import * as z from 'zod';
import { CHART_RECIPIENTS_MAX } from '#/lib/domain/chart/constants.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsWords, wordPatterns } from '#/lib/platform/searched-words.ts';

const recipient = z.object({ id: z.number(), name: z.string(), email: z.string(), role: z.string() });
const recipientPage = z.object({ total: z.number(), users: z.array(recipient) });

/**
 * Administrators, and for a part those who lead each of its departments ($4). A Department Leader sees only themselves
 * and the Administrators who signed the company up.
 */
const statement = `
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
    AND ($6::text[] IS NULL OR ${holdsWords("u.first_name || ' ' || u.last_name || ' ' || u.email", '$6')})
)
SELECT (SELECT count(*)::int FROM people) AS total, coalesce((
  SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'role', p.role)) FROM (
    SELECT * FROM people ORDER BY (id = $2) DESC, ${personOrder('people')} LIMIT ${CHART_RECIPIENTS_MAX}
  ) p), '[]') AS users`;

/** Returns the people who may see all of these scopes now, so that this person may send them a chart; `ids` narrows. */
export async function findChartRecipients(
  ctx: UserCtx,
  {
    scopes,
    ids = null,
    search = '',
  }: { scopes: readonly ReportScope[]; ids?: readonly number[] | null; search?: string },
): Promise<z.output<typeof recipientPage>> {
  // A chart of the whole company is for Administrators alone.
  const isWhole = scopes.some(({ kind }) => kind === 'company');
  const departmentIds = isWhole ? [] : scopes.map(({ id }) => id);
  const { userId, role } = ctx.actor;
  const values = [ctx.company.id, userId, role, departmentIds, ids, search ? wordPatterns(search) : null];
  const [row] = asRows(recipientPage, await pool().query({ name: 'chart-recipients', text: statement, values }));
  return row ?? { total: 0, users: [] };
}
