import * as z from 'zod';
import { dashboardTeamsSql } from '#/lib/domain/dashboards/teams/teams.sql.ts';
import { foundPeople } from '#/lib/domain/people/people.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, holdsWords, personPatterns, searchPatterns } from '#/lib/platform/searched-words.ts';
import { foldText } from '#/lib/words/fold-text.ts';

const place = z.object({ id: z.number(), name: z.string() });
const team = place.extend({ departmentName: z.string().nullable() });
const destinations = z.object({
  departments: z.array(place),
  teams: z.array(team),
  people: z.array(
    z.object({
      id: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      isSuspended: z.boolean(),
      team: team.nullable(),
    }),
  ),
});

/** Names that begin with the search come before names that only contain it. */
const byName = (name: string, id: string) => `starts_with(folded(${name}), $5) DESC, ${name} ${nameOrder}, ${id}`;
const list = (columns: string, from: string, order: string, limit: number) =>
  `(SELECT coalesce(json_agg(found), '[]') FROM (SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${limit}) found)`;

const fullName = "u.first_name || ' ' || u.last_name";
const account = `u.company_id = $1 AND u.confirmed_at IS NOT NULL
  AND ${holdsPerson('u.', '$6')}`;
const firstTeam = (
  from: string,
) => `(SELECT json_build_object('id', v.id, 'name', v.name, 'departmentName', v."departmentName")
  FROM ${from} ORDER BY v.name, v.id LIMIT 1) AS team`;
const person =
  'u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.suspended_at IS NOT NULL AS "isSuspended"';

/** Administrators search all people, even suspended ones, by an index; others the few active people of their teams. */
const people = {
  all: list(
    `${person}, ${firstTeam('team_members m JOIN viewed v ON v.id = m.team_id WHERE m.user_id = u.id')}`,
    `users u WHERE ${account} AND (u.blocked_at IS NULL OR u.suspended_at IS NOT NULL)`,
    byName(fullName, 'u.id'),
    6,
  ),
  led: list(
    `${person}, ${firstTeam('held h JOIN viewed v ON v.id = h.team_id WHERE h.user_id = u.id')}`,
    `users u WHERE u.id IN (SELECT user_id FROM held) AND ${account} AND u.blocked_at IS NULL`,
    byName(fullName, 'u.id'),
    6,
  ),
  none: "'[]'::json",
};

const statement = (peopleList: string) => `
WITH viewed AS (SELECT t.id, t.name, t.leader_id, d.name AS "departmentName" ${dashboardTeamsSql}),
held AS (
  SELECT m.user_id, m.team_id FROM team_members m JOIN viewed ON viewed.id = m.team_id
  UNION SELECT leader_id, id FROM viewed WHERE leader_id IS NOT NULL AND $2 = 'Department Leader'
)
SELECT ${list(
  'd.id, d.name',
  `departments d WHERE d.company_id = $1 AND d.completed_at IS NOT NULL AND ${holdsWords('d.name', '$4')}
    AND ($2 = 'Administrator' OR ($2 = 'Department Leader' AND d.leader_id = $3))`,
  byName('d.name', 'd.id'),
  5,
)} AS departments, ${list(
  'v.id, v.name, v."departmentName"',
  `viewed v WHERE ${holdsWords('v.name', '$4')}`,
  byName('v.name', 'v.id'),
  6,
)} AS teams, ${peopleList} AS people`;

const statements = {
  none: { name: 'destinations', text: statement(people.none) },
  led: { name: 'destinations-led', text: statement(people.led) },
  all: { name: 'destinations-all', text: statement(people.all) },
};

/** Returns where this person may go in their current role. A Member only finds teams, and an empty search no people. */
export async function listDestinations({ company, actor }: UserCtx, { search }: { search: string }) {
  const { role, userId } = actor;
  const kind = search === '' ? 'none' : foundPeople[role];
  const inPlaces = [company.id, role, userId, searchPatterns(search), foldText(search)];
  const values = kind === 'none' ? inPlaces : [...inPlaces, personPatterns(search)];
  const [row] = asRows(destinations, await pool().query({ ...statements[kind], values }));
  return row ?? { departments: [], teams: [], people: [] };
}
