import type { output } from 'zod';
import type { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { companyRow, presentCompany } from '#/lib/domain/organisation/company/company.present.ts';
import {
  administratorKeys,
  administratorRows,
  departmentKeys,
  departmentRows,
  leaderKeys,
  leaderRows,
} from '#/lib/domain/organisation/company/company.sql.ts';
import { windowOf } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

type Query = output<NonNullable<(typeof getCompanyContract)['query']>>;

const statement = `
SELECT c.id, c.name, c.administrator_link_version AS "administratorLinkVersion",
  c.administrator_link_expires_at AS "administratorLinkExpiresAt",
  c.department_link_version AS "departmentLinkVersion", c.team_leader_link_version AS "teamLeaderLinkVersion",
  coalesce((${administratorRows({ limit: '$3', offset: '$4' })}), '[]') AS admins,
  coalesce((${leaderRows({ limit: '$5', offset: '$6' })}), '[]') AS leaders,
  coalesce((${departmentRows({ limit: '$7', offset: '$8' })}), '[]') AS departments,
  json_build_object(
    'admins', (SELECT count(*) FROM (${administratorKeys}) k),
    'leaders', (SELECT count(*) FROM (${leaderKeys}) k),
    'departments', (SELECT count(*) FROM (${departmentKeys}) k)) AS totals
FROM companies c WHERE c.id = $1`;

/**
 * Returns the company page in one round trip, however large the company. Without page numbers the lists come whole;
 * with one, the other lists are at their first page.
 */
export async function getCompany(ctx: UserCtx, query: Query) {
  const { adminsPage, leadersPage, departmentsPage } = query;
  const others = (adminsPage ?? leadersPage ?? departmentsPage) === undefined ? undefined : 1;
  const rows = asRows(
    companyRow,
    await pool().query({
      name: 'company-page',
      text: statement,
      values: [
        ctx.company.id,
        query.department ?? null,
        ...[adminsPage, leadersPage, departmentsPage].flatMap((page) => windowOf(page ?? others)),
      ],
    }),
  );
  if (!rows[0]) throw notFound();
  return { company: presentCompany(rows[0]) };
}
