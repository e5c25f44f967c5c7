import * as z from 'zod';
import { chartPlacesSql, seenAdministrators } from '#/lib/domain/chart/chart.sql.ts';
import { placeRoles } from '#/lib/domain/chart/constants.ts';
import { reachColumns } from '#/lib/domain/dashboards/company/company.sql.ts';
import { reachRow } from '#/lib/domain/dashboards/published/published.present.ts';
import { waitingSql } from '#/lib/domain/organisation/organisation.sql.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { nameOrder, personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The requested part of the chart; null for everything the person may see. */
export interface ChartPart {
  departmentId: number | null;
  teamId: number | null;
}

const person = z.object({
  /** Null for an invited person. */
  id: z.number().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  seniorityId: z.number().nullable(),
  imageName: z.string().nullable(),
});
export type PersonRow = z.output<typeof person>;

const structure = z.object({
  ...reachRow.shape,
  timeZone: z.string(),
  companyName: z.string(),
  admins: z.array(person.extend({ id: z.number(), isDirector: z.boolean(), since: z.iso.date() })),
  departments: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      leaderId: z.number().nullable(),
      linkVersion: z.number(),
      place: z.number(),
      leader: person.nullable(),
    }),
  ),
  teams: z.array(
    z.object({
      id: z.number(),
      departmentId: z.number().nullable(),
      name: z.string(),
      linkVersion: z.number(),
      leader: person.nullable(),
      secondaryLeader: person.nullable(),
      membersCount: z.number(),
    }),
  ),
  places: z.array(z.object({ id: z.number(), role: z.enum(placeRoles), of: z.string() })),
  /** The department of someone who sees only one. */
  onlyDepartment: z.number().nullable(),
  /** Whether the company has the part; the part is empty if this person may not see it. */
  isKnown: z.boolean(),
  isSeen: z.boolean(),
});
export type ChartStructure = z.output<typeof structure>;

const personJson = (alias: 'u' | 's', invitation: 'i' | 'k') => `
  CASE WHEN ${alias}.id IS NOT NULL THEN json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name,
    'lastName', ${alias}.last_name, 'email', ${alias}.email, 'seniorityId', ${alias}.seniority_id, 'imageName', ${alias}.image_name)
  WHEN ${invitation}.email IS NOT NULL THEN json_build_object('id', NULL, 'firstName', ${invitation}.first_name,
    'lastName', ${invitation}.last_name, 'email', ${invitation}.email, 'seniorityId', NULL, 'imageName', NULL) END`;

/** Returns the newest open invitation to each position of the company. */
const invitations = (kind: string, place: 'team_id' | 'department_id') => `
  SELECT DISTINCT ON (i.${place}) i.${place}, i.first_name, i.last_name, i.email FROM invitations i
  WHERE i.company_id = $1 AND i.kind = '${kind}' AND i.${place} IS NOT NULL AND ${waitingSql} ORDER BY i.${place}, i.id DESC`;

const rows = (from: string) => `coalesce((SELECT json_agg(row_to_json(r)) FROM (${from}) r), '[]')`;

const statement = `
WITH ${chartPlacesSql}, every_place AS (
  SELECT a.user_id, 'Administrator' AS role, c.name AS of
  FROM companies c, ${seenAdministrators} AND c.id = $1
  UNION ALL SELECT leader_id, 'Department Leader', name FROM seen_departments WHERE leader_id IS NOT NULL
  UNION ALL SELECT leader_id, 'Team Leader', name FROM seen_teams WHERE leader_id IS NOT NULL
  UNION ALL SELECT secondary_leader_id, 'Secondary Leader', name FROM seen_teams WHERE secondary_leader_id IS NOT NULL
  UNION ALL SELECT m.user_id, 'Member', t.name FROM seen_teams t JOIN team_members m ON m.team_id = t.id
)
SELECT c.name AS "companyName", ${reachColumns},
  (SELECT CASE count(*) WHEN 1 THEN min(id) END FROM seen_departments) AS "onlyDepartment",
  ($4::int IS NULL OR EXISTS (SELECT FROM departments WHERE company_id = $1 AND id = $4 AND completed_at IS NOT NULL))
    AND ($5::int IS NULL OR EXISTS (SELECT FROM teams WHERE company_id = $1 AND id = $5 AND completed_at IS NOT NULL)) AS "isKnown",
  ($4::int IS NULL OR EXISTS (SELECT FROM seen_departments WHERE id = $4))
    AND ($5::int IS NULL OR EXISTS (SELECT FROM seen_teams WHERE id = $5)) AS "isSeen",
  ${rows(`
    SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.seniority_id AS "seniorityId",
      u.image_name AS "imageName", a.is_creator AS "isDirector", (a.created_at AT TIME ZONE c.time_zone)::date AS since
    FROM users u, ${seenAdministrators} AND u.id = a.user_id AND u.suspended_at IS NULL ORDER BY a.is_creator DESC, ${personOrder()}`)} AS admins,
  ${rows(`
    SELECT d.id, d.name, d.leader_id AS "leaderId", d.link_version AS "linkVersion", p.place, ${personJson('u', 'i')} AS leader
    FROM asked_departments d JOIN (
      SELECT id, row_number() OVER (ORDER BY name ${nameOrder}, id)::int - 1 AS place FROM seen_departments
    ) p ON p.id = d.id
    LEFT JOIN users u ON u.id = d.leader_id AND u.suspended_at IS NULL LEFT JOIN (${invitations('department_leader', 'department_id')}) i ON i.department_id = d.id
    ORDER BY p.place`)} AS departments,
  ${rows(`
    SELECT t.id, t.department_id AS "departmentId", t.name, t.link_version AS "linkVersion", ${personJson('u', 'i')} AS leader,
      ${personJson('s', 'k')} AS "secondaryLeader", coalesce(m.members, 0) AS "membersCount"
    FROM asked_teams t LEFT JOIN users u ON u.id = t.leader_id AND u.suspended_at IS NULL
    LEFT JOIN users s ON s.id = t.secondary_leader_id AND s.suspended_at IS NULL
    LEFT JOIN (${invitations('team_leader', 'team_id')}) i ON i.team_id = t.id
    LEFT JOIN (${invitations('secondary_leader', 'team_id')}) k ON k.team_id = t.id
    LEFT JOIN (SELECT o.team_id, count(*)::int AS members FROM team_members o
      WHERE o.company_id = $1 AND ${isThereSql('o.user_id')} GROUP BY 1) m ON m.team_id = t.id
    ORDER BY t.name ${nameOrder}, t.id`)} AS teams,
  ${rows(`
    SELECT user_id AS id, role, of FROM every_place WHERE ${isThereSql('user_id')} AND user_id IN (
      SELECT user_id FROM every_place GROUP BY user_id HAVING count(*) > 1
    )`)} AS places
FROM companies c WHERE c.id = $1`;

/**
 * Returns everything in the chart except its members, as far as this person may see it. Throws `not_found` for an
 * unknown department or team, `forbidden` for one that this person may not see.
 */
export async function readStructure(ctx: UserCtx, part: ChartPart): Promise<ChartStructure> {
  const { company, actor } = ctx;
  const values = [company.id, actor.role, actor.userId, part.departmentId, part.teamId];
  const [row] = asRows(structure, await pool().query({ name: 'chart-structure', text: statement, values }));
  if (!row?.isKnown) throw notFound();
  if (!row.isSeen) throw forbidden();
  return row;
}
