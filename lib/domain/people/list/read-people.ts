import * as z from 'zod';
import type { PeopleSort } from '#/lib/domain/people/constants.ts';
import { personStatuses } from '#/lib/domain/people/constants.ts';
import type { PeopleFilter, PeopleOrder } from '#/lib/domain/people/people.schema.ts';
import { pool } from '#/lib/platform/db.ts';
import { nameOrder } from '#/lib/platform/person-order.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';

/** A role of a person, and its place. */
const personPosition = z.object({
  role: z.enum(roleNames),
  isSecondary: z.boolean(),
  teamId: z.number().nullable(),
  teamName: z.string().nullable(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
});
export type PersonPosition = z.output<typeof personPosition>;

const personRecord = z.object({
  /** Null for someone who is invited. */
  id: z.number().nullable(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(personStatuses),
  /** The name in the form used for sorting. */
  sort: z.string(),
  /** The sort key that comes before the name. */
  place: z.string(),
  expiresAt: z.string().nullable(),
  mailRefusedAt: z.string().nullable(),
  positions: z.array(personPosition),
});
export type PersonRecord = z.output<typeof personRecord>;

/** The sort keys of a person's position in the list. */
export type PageKey = readonly [place: string, sort: string, email: string];

interface PeopleQuery {
  companyId: number;
  filter: PeopleFilter;
  /** The last person of the previous page. */
  after: PageKey | null;
  limit: number;
  order?: PeopleOrder;
  /** Only returns this person. */
  id?: number;
}

/** A request to become an administrator isn't an invitation. */
const open = `i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.kind <> 'administrator_request'`;
const hasAccount =
  'u.company_id = $1 AND u.confirmed_at IS NOT NULL AND (u.blocked_at IS NULL OR u.suspended_at IS NOT NULL)';

/**
 * Returns the query for every role at every team and department, of all people by key or of one person `p`; the
 * conditions use the indexes. An unfinished department or team gives its leader the role, but isn't a place yet.
 */
const positions = (condition: string, invitationCondition: string) => `
  SELECT a.user_id::text AS key, 'Administrator' AS role, false AS is_secondary, NULL::int AS team_id, NULL::int AS department_id
  FROM administrators a WHERE a.company_id = $1 AND a.user_id ${condition}
  UNION ALL
  SELECT d.leader_id::text, 'Department Leader', false, NULL, CASE WHEN d.completed_at IS NOT NULL THEN d.id END
  FROM departments d WHERE d.company_id = $1 AND d.leader_id ${condition}
  UNION ALL
  SELECT t.leader_id::text, 'Team Leader', false, CASE WHEN t.completed_at IS NOT NULL THEN t.id END,
    CASE WHEN t.completed_at IS NOT NULL THEN t.department_id END
  FROM teams t WHERE t.company_id = $1 AND t.leader_id ${condition}
  UNION ALL
  SELECT t.secondary_leader_id::text, 'Team Leader', true, t.id, t.department_id
  FROM teams t WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND t.secondary_leader_id ${condition}
  UNION ALL
  SELECT m.user_id::text, 'Member', false, t.id, t.department_id
  FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.company_id = $1 AND m.user_id ${condition}
  UNION ALL
  SELECT i.email, CASE i.kind WHEN 'company_administrator' THEN 'Administrator' WHEN 'department_leader' THEN 'Department Leader'
    WHEN 'team_member' THEN 'Member' ELSE 'Team Leader' END, i.kind = 'secondary_leader', i.team_id,
    coalesce(i.department_id, t.department_id)
  FROM invitations i LEFT JOIN teams t ON t.id = i.team_id WHERE i.company_id = $1 AND ${open} AND ${invitationCondition}`;

/** Adds a person's sort key: by strongest role or by name of a place, with people without any last. */
const placed = (place: string) => `
  SELECT f.*, coalesce(held.place, '1') AS place FROM fitting f LEFT JOIN (
    SELECT h.key, min(${place}) AS place FROM (${positions('IS NOT NULL', 'true')}) h
    LEFT JOIN teams t ON t.id = h.team_id LEFT JOIN departments d ON d.id = h.department_id GROUP BY h.key) held USING (key)`;
const places: Record<PeopleSort, string> = {
  name: `SELECT *, '' AS place FROM fitting`,
  role: placed(
    `CASE h.role WHEN 'Administrator' THEN '01' WHEN 'Department Leader' THEN '02' WHEN 'Team Leader' THEN '03' ELSE '04' END`,
  ),
  department: placed(`'0' || lower(d.name)`),
  team: placed(`'0' || lower(t.name)`),
  status: `SELECT *, CASE status WHEN 'Invitation Sent' THEN '1' WHEN 'Incomplete Onboarding' THEN '2' WHEN 'Active' THEN '3' ELSE '4' END AS place FROM fitting`,
};
const directions = { asc: { word: 'ASC', beyond: '>' }, desc: { word: 'DESC', beyond: '<' } } as const;

/**
 * Returns the statement. Without a search, it has no condition for one: with `$2 = '' OR …`, no plan could use the
 * search index.
 */
const statement = (search: string, place: string, { word, beyond }: { word: 'ASC' | 'DESC'; beyond: '>' | '<' }) => `
WITH everybody AS (
  SELECT u.id, u.id::text AS key, u.email, u.first_name, u.last_name, u.search_text, NULL::timestamptz AS expires_at, u.mail_refused_at,
    CASE WHEN u.suspended_at IS NOT NULL THEN 'Suspended' WHEN u.onboarding_completed_at IS NULL THEN 'Incomplete Onboarding' ELSE 'Active' END AS status
  FROM users u WHERE ${hasAccount}
  UNION ALL
  SELECT NULL, i.email, i.email, max(i.first_name), max(i.last_name), max(i.search_text), max(i.expires_at), max(i.mail_refused_at), 'Invitation Sent'
  FROM invitations i
  WHERE i.company_id = $1 AND ${open} AND NOT EXISTS (SELECT FROM users u WHERE u.email = i.email AND ${hasAccount})
  GROUP BY i.email
), fitting AS (
  SELECT *, lower(coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)) AS sort FROM everybody
  WHERE ${search} AND ($3::text IS NULL OR status = $3)
    AND ($4::text IS NULL AND $5::int IS NULL AND $6::int IS NULL OR key IN (
      SELECT key FROM (${positions('IS NOT NULL', 'true')}) held
      WHERE ($4::text IS NULL OR role = $4) AND ($5::int IS NULL OR team_id = $5)
        AND ($6::int IS NULL OR department_id = $6 OR ($6 = 0 AND department_id IS NULL AND team_id IS NOT NULL))))
), p AS (
  SELECT * FROM (${place}) placed
  WHERE $7::text IS NULL OR (place ${nameOrder}, sort ${nameOrder}, email) ${beyond} ($7, $8, $9)
  ORDER BY place ${nameOrder} ${word}, sort ${nameOrder} ${word}, email ${word} LIMIT $10
)
SELECT (SELECT count(*)::int FROM fitting) AS total,
  (SELECT count(*)::int FROM fitting WHERE status IN ('Invitation Sent', 'Incomplete Onboarding')) AS unfinished, coalesce(json_agg(json_build_object(
  'id', p.id, 'email', p.email, 'firstName', p.first_name, 'lastName', p.last_name, 'status', p.status, 'sort', p.sort,
  'place', p.place, 'expiresAt', p.expires_at, 'mailRefusedAt', p.mail_refused_at,
  'positions', coalesce(held.positions, '[]'))
  ORDER BY p.place ${nameOrder} ${word}, p.sort ${nameOrder} ${word}, p.email ${word}), '[]') AS people
FROM p LEFT JOIN LATERAL (
  SELECT json_agg(json_build_object('role', h.role, 'isSecondary', h.is_secondary, 'teamId', t.id, 'teamName', t.name,
    'departmentId', d.id, 'departmentName', d.name) ORDER BY h.role, d.name, t.name) AS positions
  FROM (${positions('= p.id', 'p.id IS NULL AND i.email = p.email')}) h
  LEFT JOIN teams t ON t.id = h.team_id LEFT JOIN departments d ON d.id = h.department_id
) held ON true`;
const searches = {
  everybody: '$2::text IS NULL',
  found: holdsPerson('', '$2'),
  one: 'id = $2::int',
} as const;

interface PeoplePage {
  /** How many match the filter on all pages, and how many of them haven't finished setting up. */
  total: number;
  unfinished: number;
  people: PersonRecord[];
}

/** Reads a page of a company's people with their roles and places, and the total numbers, in one round trip. */
export async function readPeople(query: PeopleQuery): Promise<PeoplePage> {
  const { companyId, filter, after, limit, id } = query;
  const { sort, direction } = query.order ?? { sort: 'name', direction: 'asc' };
  const { search, status, role, team, department } = filter;
  const kind = id === undefined ? (search ? 'found' : 'everybody') : 'one';
  const sought = id ?? (search ? personPatterns(search) : null);
  const values = [companyId, sought, status, role, team, department, ...(after ?? [null, null, null]), limit];
  const rows = asRows(
    z.object({ total: z.number(), unfinished: z.number(), people: z.array(personRecord) }),
    await pool().query({
      name: `people-${kind}-${sort}-${direction}`,
      text: statement(searches[kind], places[sort], directions[direction]),
      values: values.map((value) => value ?? null),
    }),
  );
  return rows[0] ?? { total: 0, unfinished: 0, people: [] };
}
