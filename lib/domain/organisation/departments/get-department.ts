import * as z from 'zod';
import { presentShareLinkTo } from '#/lib/domain/invitations/invitations.present.ts';
import { pendingRow, presentPendingLeader, presentTime } from '#/lib/domain/organisation/organisation.present.ts';
import {
  newestInvitation,
  secondaryNameSql,
  undelivered,
  waitingSql,
} from '#/lib/domain/organisation/organisation.sql.ts';
import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import { membersSql, shownSql, windowOf } from '#/lib/domain/places/places.sql.ts';
import type { UserActor, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Leaders invited to create a team in this department, then teams by name. */
const keys = `
  SELECT t.id AS team_id, NULL::int AS invitation_id, NULL::timestamptz AS invited_at, t.name
  FROM teams t WHERE t.company_id = $2 AND t.department_id = $1 AND ${shownSql('t')}
  UNION ALL
  SELECT NULL, i.id, i.created_at, '' FROM invitations i
  WHERE i.department_id = $1 AND i.kind = 'team_leader' AND i.team_id IS NULL AND ${waitingSql}`;

const statement = `
SELECT d.id, d.name, d.leader_id AS "leaderId", d.link_version AS "linkVersion",
  l.first_name || ' ' || l.last_name AS leader, l.email AS "leaderEmail",
  l.onboarding_completed_at IS NOT NULL AS "leaderOnboarding", l.suspended_at IS NOT NULL AS "leaderSuspended",
  (SELECT row_to_json(n) FROM (${newestInvitation('department_leader', 'department_id = d.id')}) n) AS "pendingLeader",
  (SELECT count(*)::int FROM teams t WHERE t.company_id = $2 AND t.department_id = $1 AND ${shownSql('t')}) AS "teamsCount",
  (SELECT count(*)::int FROM (${keys}) k) AS total,
  coalesce((
    SELECT json_agg(json_build_object('id', coalesce(t.id, -i.id), 'name', coalesce(t.name, ''),
      'membersCount', ${membersSql('t.id')},
      'leader', coalesce(u.first_name || ' ' || u.last_name, i.first_name || ' ' || i.last_name, n.first_name || ' ' || n.last_name, ''),
      'secondaryLeaderName', ${secondaryNameSql},
      'email', coalesce(u.email, i.email, n.email, ''), 'status', u.id IS NOT NULL,
      'isSuspended', u.suspended_at IS NOT NULL, 'isUndelivered', ${undelivered('u')}, 'completedAt', u.onboarding_completed_at,
      'expiresAt', CASE WHEN u.id IS NULL THEN coalesce(i.expires_at, n.expires_at) END) ORDER BY p.place)
    FROM (
      SELECT k.*, row_number() OVER () AS place FROM (
        SELECT * FROM (${keys}) every_key ORDER BY invited_at DESC NULLS LAST, name ${nameOrder}, 1, 2
        LIMIT $3 OFFSET $4
      ) k
    ) p
    LEFT JOIN teams t ON t.id = p.team_id
    LEFT JOIN users u ON u.id = t.leader_id LEFT JOIN users s ON s.id = t.secondary_leader_id
    LEFT JOIN invitations i ON i.id = p.invitation_id
    LEFT JOIN LATERAL (${newestInvitation('team_leader', 'team_id = t.id')}) n ON true
  ), '[]') AS teams
FROM departments d LEFT JOIN users l ON l.id = d.leader_id
WHERE d.id = $1 AND d.company_id = $2 AND ${shownSql('d')}`;

/**
 * Returns a department's page in one round trip. Throws `not_found` for an unknown or another company's department,
 * `forbidden` for a department of the company that someone else leads.
 */
export async function getDepartment(ctx: UserCtx, { id, page }: { id: number; page?: number | undefined }) {
  const values = [id, ctx.company.id, ...windowOf(page)];
  const rows = asRows(departmentPageRow, await pool().query({ name: 'department-page', text: statement, values }));
  const [row] = rows;
  if (!row) throw notFound();
  if (!canManageDepartment(ctx.actor, row)) throw forbidden();
  return { department: presentDepartment(row, ctx.actor) };
}

const teamRow = z.object({
  id: z.number(),
  name: z.string(),
  membersCount: z.number(),
  leader: z.string(),
  secondaryLeaderName: z.string().nullable(),
  email: z.string(),
  status: z.boolean(),
  isSuspended: z.boolean(),
  isUndelivered: z.boolean(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});
type TeamRow = z.output<typeof teamRow>;

/** The row that the page's only statement returns. */
const departmentPageRow = z.object({
  id: z.number(),
  name: z.string(),
  leaderId: z.number().nullable(),
  linkVersion: z.number(),
  leader: z.string().nullable(),
  leaderEmail: z.string().nullable(),
  leaderOnboarding: z.boolean(),
  leaderSuspended: z.boolean(),
  pendingLeader: pendingRow.nullable(),
  teamsCount: z.number(),
  total: z.number(),
  teams: z.array(teamRow),
});
type DepartmentPageRow = z.output<typeof departmentPageRow>;

/** Returns the documented form of a department's page. */
function presentDepartment(row: DepartmentPageRow, actor: Pick<UserActor, 'keyId'>) {
  const { id, name, leader, leaderEmail, leaderOnboarding, leaderSuspended, total } = row;
  return {
    id,
    name,
    leader,
    leaderEmail,
    leaderOnboarding,
    leaderSuspended,
    pendingLeader: presentPendingLeader(row.pendingLeader),
    teamscount: row.teamsCount,
    link: presentShareLinkTo(actor, { kind: 'department_team_leader', id, version: row.linkVersion }),
    teams: row.teams.map(presentTeam),
    total,
  };
}

function presentTeam({ completedAt, expiresAt, leader, ...row }: TeamRow) {
  return {
    ...row,
    leader: leader.trim(),
    onboardingCompleted: completedAt !== null,
    expiresAt: presentTime(expiresAt),
  };
}
