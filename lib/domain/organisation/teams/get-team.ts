import * as z from 'zod';
import { presentShareLinkTo } from '#/lib/domain/invitations/invitations.present.ts';
import { pendingName } from '#/lib/domain/organisation/constants.ts';
import {
  pendingRow,
  personRow,
  presentDepartmentName,
  presentPendingLeader,
  presentPerson,
} from '#/lib/domain/organisation/organisation.present.ts';
import { newestInvitation, waitingSql } from '#/lib/domain/organisation/organisation.sql.ts';
import { canChangeLeaders, canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import { shownSql, windowOf } from '#/lib/domain/places/places.sql.ts';
import type { UserActor, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Invited people, newest invitation first, then members by name. */
const people = `
  SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, true AS status,
    u.suspended_at IS NOT NULL AS "isSuspended", u.mail_refused_at IS NOT NULL AS "isUndelivered",
    u.onboarding_completed_at AS "completedAt", NULL::timestamptz AS "expiresAt",
    NULL::timestamptz AS invited_at, u.first_name, u.last_name, u.id AS place
  FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = $1
  UNION ALL
  SELECT -i.id, i.first_name, i.last_name, i.email, false, false, i.mail_refused_at IS NOT NULL, NULL, i.expires_at,
    i.created_at, '', '', i.id FROM invitations i
  WHERE i.team_id = $1 AND i.kind = 'team_member' AND ${waitingSql}`;

const order = `invited_at DESC NULLS LAST, first_name ${nameOrder}, last_name ${nameOrder}, place DESC`;

const statement = `
SELECT t.id, t.name, t.department_id AS "departmentId", d.name AS "departmentName", d.leader_id AS "departmentLeaderId",
  t.leader_id AS "leaderId", t.secondary_leader_id AS "secondaryLeaderId", t.link_version AS "linkVersion",
  l.first_name || ' ' || l.last_name AS "leaderName", l.email AS "leaderEmail",
  l.onboarding_completed_at IS NOT NULL AS "leaderOnboarding", l.suspended_at IS NOT NULL AS "leaderSuspended",
  s.onboarding_completed_at IS NOT NULL AS "secondaryLeaderOnboarding",
  s.suspended_at IS NOT NULL AS "secondaryLeaderSuspended",
  s.first_name || ' ' || s.last_name AS "secondaryLeaderName", s.email AS "secondaryLeaderEmail",
  (SELECT row_to_json(n) FROM (${newestInvitation('team_leader', 'team_id = t.id')}) n) AS "pendingLeader",
  (SELECT row_to_json(n) FROM (${newestInvitation('secondary_leader', 'team_id = t.id')}) n) AS "pendingSecondary",
  t.surveys_time_send AS "surveysTimeSend", t.checkin_day AS "checkinDay", t.frequency_id AS "frequencyId",
  t.working_days AS "workingDays", t.asks_on_joining AS "asksOnJoining",
  (SELECT count(*)::int FROM team_members m WHERE m.team_id = $1)
    + (SELECT count(*)::int FROM invitations i WHERE i.team_id = $1 AND i.kind = 'team_member' AND ${waitingSql})
    AS "membersTotal",
  coalesce((
    SELECT json_agg(p ORDER BY p.row)
    FROM (
      SELECT k.*, row_number() OVER () AS row FROM (
        SELECT * FROM (${people}) every_person ORDER BY ${order} LIMIT $3 OFFSET $4
      ) k
    ) p
  ), '[]') AS members
FROM teams t LEFT JOIN departments d ON d.id = t.department_id
LEFT JOIN users l ON l.id = t.leader_id LEFT JOIN users s ON s.id = t.secondary_leader_id
WHERE t.id = $1 AND t.company_id = $2 AND ${shownSql('t')}`;

/**
 * Returns a team's page in one round trip. Throws `not_found` for an unknown or another company's team, `forbidden` for
 * a team of the company that this person may not manage.
 */
export async function getTeam(ctx: UserCtx, { id, page }: { id: number; page?: number | undefined }) {
  const values = [id, ctx.company.id, ...windowOf(page)];
  const rows = asRows(teamPageRow, await pool().query({ name: 'team-page', text: statement, values }));
  const [row] = rows;
  if (!row) throw notFound();
  if (!canManageTeam(ctx.actor, managedOf(row))) throw forbidden();
  return { team: presentTeam(row, ctx.actor) };
}

/** A team's page as its one statement returns it. */
const teamPageRow = z.object({
  id: z.number(),
  name: z.string(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
  departmentLeaderId: z.number().nullable(),
  leaderId: z.number().nullable(),
  secondaryLeaderId: z.number().nullable(),
  linkVersion: z.number(),
  leaderName: z.string().nullable(),
  leaderEmail: z.string().nullable(),
  leaderOnboarding: z.boolean(),
  leaderSuspended: z.boolean(),
  secondaryLeaderOnboarding: z.boolean(),
  secondaryLeaderSuspended: z.boolean(),
  secondaryLeaderName: z.string().nullable(),
  secondaryLeaderEmail: z.string().nullable(),
  pendingLeader: pendingRow.nullable(),
  pendingSecondary: pendingRow.nullable(),
  surveysTimeSend: z.string(),
  checkinDay: z.number(),
  frequencyId: z.number(),
  workingDays: z.array(z.number()),
  asksOnJoining: z.boolean(),
  membersTotal: z.number(),
  members: z.array(personRow),
});
type TeamPageRow = z.output<typeof teamPageRow>;

/** Returns the leaders above a team, in the form the policy takes. */
function managedOf({ leaderId, secondaryLeaderId, departmentLeaderId }: TeamPageRow): ManagedTeam {
  return { leaderId, secondaryLeaderId, department: { leaderId: departmentLeaderId } };
}

/** Returns the documented form of a team's page, with what this person may do there. */
function presentTeam(row: TeamPageRow, actor: Pick<UserActor, 'userId' | 'role' | 'keyId'>) {
  const { id, name, departmentId, leaderName, leaderEmail, leaderOnboarding, pendingSecondary, membersTotal } = row;
  const { surveysTimeSend, checkinDay, frequencyId, workingDays, asksOnJoining } = row;
  const manage = canManageTeam(actor, managedOf(row));
  const changeLeaders = canChangeLeaders(actor, managedOf(row));
  return {
    id,
    name,
    departmentId,
    departmentName: presentDepartmentName(row.departmentName),
    leaderName,
    leaderEmail,
    leaderOnboarding,
    leaderSuspended: row.leaderSuspended,
    secondaryLeaderOnboarding: !pendingSecondary && row.secondaryLeaderOnboarding,
    secondaryLeaderSuspended: !pendingSecondary && row.secondaryLeaderSuspended,
    pendingLeader: presentPendingLeader(row.pendingLeader),
    pendingSecondary: presentPendingLeader(pendingSecondary),
    secondaryLeaderName: pendingSecondary ? pendingName : row.secondaryLeaderName,
    secondaryLeaderEmail: pendingSecondary ? pendingSecondary.email : row.secondaryLeaderEmail,
    link: manage ? presentShareLinkTo(actor, { kind: 'team_member', id, version: row.linkVersion }) : null,
    members: row.members.map(presentPerson),
    membersTotal,
    surveysTimeSend,
    checkinDay,
    frequencyId,
    workingDays,
    asksOnJoining,
    may: { manage, changeLeaders, delete: changeLeaders },
  };
}
