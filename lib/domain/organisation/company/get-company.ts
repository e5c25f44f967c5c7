import type { output } from 'zod';
import type { getCompanyContract } from '#/lib/domain/organisation/company/company.contract.ts';
import { companyRow, presentCompany } from '#/lib/domain/organisation/company/company.present.ts';
import {
  newestInvitation,
  secondaryNameSql,
  undelivered,
  waitingSql,
} from '#/lib/domain/organisation/organisation.sql.ts';
import { isThereSql, shownSql, windowOf } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

type Query = output<NonNullable<(typeof getCompanyContract)['query']>>;

/** The parameters for limit and offset. */
interface Window {
  limit: `$${number}`;
  offset: `$${number}`;
}

/** Invited administrators, newest invitation first, then administrators by name. $1 is the company. */
const administratorKeys = `
  SELECT a.user_id, NULL::int AS invitation_id, NULL::timestamptz AS invited_at, u.first_name || ' ' || u.last_name AS name
  FROM administrators a JOIN users u ON u.id = a.user_id WHERE a.company_id = $1
  UNION ALL
  SELECT NULL, i.id, i.created_at, '' FROM invitations i
  WHERE i.company_id = $1 AND i.kind = 'company_administrator' AND ${waitingSql}`;

/**
 * Leaders invited to create a team, then teams by name: of one department ($2), without a department (0), or all
 * (null).
 */
const leaderKeys = `
  SELECT t.id AS team_id, NULL::int AS invitation_id, NULL::timestamptz AS invited_at, t.name
  FROM teams t WHERE t.company_id = $1 AND ${shownSql('t')} AND ($2::int IS NULL OR coalesce(t.department_id, 0) = $2)
  UNION ALL
  SELECT NULL, i.id, i.created_at, '' FROM invitations i
  WHERE i.company_id = $1 AND i.kind = 'team_leader' AND i.team_id IS NULL AND ${waitingSql}
    AND ($2::int IS NULL OR coalesce(i.department_id, 0) = $2)`;

/** Leaders invited to create a department, then departments by name. */
const departmentKeys = `
  SELECT d.id AS department_id, NULL::int AS invitation_id, NULL::timestamptz AS invited_at, d.name
  FROM departments d WHERE d.company_id = $1 AND ${shownSql('d')}
  UNION ALL
  SELECT NULL, i.id, i.created_at, '' FROM invitations i
  WHERE i.company_id = $1 AND i.kind = 'department_leader' AND i.department_id IS NULL AND ${waitingSql}`;

/** Returns one page of keys, numbered in their order; details are only looked up for these. */
const pageOf = (keys: string, { limit, offset }: Window) => `
  SELECT k.*, row_number() OVER () AS place FROM (
    SELECT * FROM (${keys}) every_key ORDER BY invited_at DESC NULLS LAST, name ${nameOrder}, 1, 2 LIMIT ${limit} OFFSET ${offset}
  ) k`;

/** Returns a page of administrators as JSON. */
const administratorRows = (window: Window) => `
  SELECT json_agg(json_build_object('id', coalesce(u.id, -i.id), 'firstName', coalesce(u.first_name, i.first_name),
    'lastName', coalesce(u.last_name, i.last_name), 'email', coalesce(u.email, i.email), 'status', u.id IS NOT NULL,
    'isSuspended', u.suspended_at IS NOT NULL,
    'isUndelivered', coalesce(u.mail_refused_at, i.mail_refused_at) IS NOT NULL, 'completedAt', u.onboarding_completed_at, 'expiresAt', i.expires_at) ORDER BY p.place)
  FROM (${pageOf(administratorKeys, window)}) p
  LEFT JOIN users u ON u.id = p.user_id LEFT JOIN invitations i ON i.id = p.invitation_id`;

/** Returns a page of leaders as JSON; a team without a leader shows the person invited to lead it. */
const leaderRows = (window: Window) => `
  SELECT json_agg(json_build_object('id', coalesce(l.id, -i.id, -n.id), 'firstName', coalesce(l.first_name, i.first_name, n.first_name, ''),
    'lastName', coalesce(l.last_name, i.last_name, n.last_name, ''), 'email', coalesce(l.email, i.email, n.email, ''),
    'status', l.id IS NOT NULL, 'isSuspended', l.suspended_at IS NOT NULL, 'completedAt', l.onboarding_completed_at,
    'isUndelivered', ${undelivered('l')}, 'expiresAt', CASE WHEN l.id IS NULL THEN coalesce(i.expires_at, n.expires_at) END,
    'teamId', t.id, 'teamName', coalesce(t.name, ''), 'departmentId', d.id, 'departmentName', d.name,
    'secondaryLeaderName', ${secondaryNameSql}) ORDER BY p.place)
  FROM (${pageOf(leaderKeys, window)}) p
  LEFT JOIN teams t ON t.id = p.team_id
  LEFT JOIN users l ON l.id = t.leader_id LEFT JOIN users s ON s.id = t.secondary_leader_id
  LEFT JOIN invitations i ON i.id = p.invitation_id
  LEFT JOIN departments d ON d.id = coalesce(t.department_id, i.department_id)
  LEFT JOIN LATERAL (${newestInvitation('team_leader', 'team_id = t.id')}) n ON true`;

const teamsOf = (department: string) =>
  `SELECT t.id FROM teams t WHERE t.company_id = $1 AND t.department_id = ${department} AND ${shownSql('t')}`;

/** Returns a page of departments as JSON. */
const departmentRows = (window: Window) => `
  SELECT json_agg(json_build_object('id', coalesce(d.id, -i.id), 'name', coalesce(d.name, ''), 'linkVersion', d.link_version,
    'leader', coalesce(l.first_name || ' ' || l.last_name, i.first_name || ' ' || i.last_name, n.first_name || ' ' || n.last_name, ''),
    'email', coalesce(l.email, i.email, n.email, ''), 'status', l.id IS NOT NULL,
    'isSuspended', l.suspended_at IS NOT NULL, 'completedAt', l.onboarding_completed_at,
    'isUndelivered', ${undelivered('l')}, 'expiresAt', CASE WHEN l.id IS NULL THEN coalesce(i.expires_at, n.expires_at) END,
    'teamsCount', counted.teams, 'membersCount', counted.members) ORDER BY p.place)
  FROM (${pageOf(departmentKeys, window)}) p
  LEFT JOIN departments d ON d.id = p.department_id LEFT JOIN users l ON l.id = d.leader_id
  LEFT JOIN invitations i ON i.id = p.invitation_id
  LEFT JOIN LATERAL (${newestInvitation('department_leader', 'department_id = d.id')}) n ON true
  LEFT JOIN LATERAL (
    SELECT (SELECT count(*)::int FROM (${teamsOf('d.id')}) every_team) AS teams,
      (SELECT count(*)::int FROM (
        SELECT DISTINCT m.user_id FROM (${teamsOf('d.id')}) every_team JOIN team_members m ON m.team_id = every_team.id
        WHERE ${isThereSql('m.user_id')}
      ) everybody) AS members
  ) counted ON true`;

const statement = `
SELECT c.id, c.name, c.reporting_link AS "reportingLink", c.deletes_at AS "deletesAt",
  c.administrator_link_version AS "administratorLinkVersion",
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
 * Returns the company page in one round trip, however large the company. Without page numbers, all lists are complete;
 * with one, the other lists show their first page. Throws `not_found` for a company that no longer exists.
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
  return { company: presentCompany(rows[0], ctx.actor) };
}
