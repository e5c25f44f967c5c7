import type { output } from 'zod';
import type { getCompanyContract } from '#/lib/domain/organisation/company-contract.ts';
import { type CompanyRow, presentCompany } from '#/lib/domain/organisation/company-present.ts';
import {
  administratorKeys,
  administratorRows,
  departmentKeys,
  departmentRows,
  leaderKeys,
  leaderRows,
} from '#/lib/domain/organisation/queries/read-company-rows.ts';
import { offsetOf } from '#/lib/domain/organisation/queries/read-shown-rows.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';

type Wanted = output<NonNullable<(typeof getCompanyContract)['query']>>;

const statement = `
SELECT c.id, c.name, c.administrator_link_version AS "administratorLinkVersion",
  c.administrator_link_expires_at AS "administratorLinkExpiresAt",
  c.department_link_version AS "departmentLinkVersion", c.team_leader_link_version AS "teamLeaderLinkVersion",
  coalesce((${administratorRows('$3')}), '[]') AS admins,
  coalesce((${leaderRows('$4')}), '[]') AS leaders,
  coalesce((${departmentRows('$5')}), '[]') AS departments,
  json_build_object(
    'admins', (SELECT count(*) FROM (${administratorKeys}) k),
    'leaders', (SELECT count(*) FROM (${leaderKeys}) k),
    'departments', (SELECT count(*) FROM (${departmentKeys}) k)) AS totals
FROM companies c WHERE c.id = $1`;

/** The company page in one round trip, whatever the number of people and teams. */
export async function getCompany(ctx: UserCtx, wanted: Wanted) {
  const { rows } = await pool().query<CompanyRow>({
    name: 'company-page',
    text: statement,
    values: [
      ctx.company.id,
      wanted.department ?? null,
      offsetOf(wanted.adminsPage),
      offsetOf(wanted.leadersPage),
      offsetOf(wanted.departmentsPage),
    ],
  });
  if (!rows[0]) throw notFound();
  return { company: presentCompany(rows[0]) };
}
