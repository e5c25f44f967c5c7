import * as z from 'zod';

/**
 * The department asked for as `chosen`: the one with the id $2, or for 0 the first one, by name, that a Department
 * Leader leads. $1 company, $3 role, $4 person. `scope` then names what is read: that department, or the company.
 */
export const chosenScope = `
chosen AS (
  SELECT d.id, d.name, d.leader_id FROM departments d
  WHERE d.company_id = $1 AND d.completed_at IS NOT NULL
    AND CASE WHEN $2::int <> 0 THEN d.id = $2 ELSE $3 = 'Department Leader' AND d.leader_id = $4 END
  ORDER BY d.name, d.id LIMIT 1
), scope AS (
  SELECT CASE WHEN chosen.id IS NULL THEN 'company' ELSE 'department' END AS name, coalesce(chosen.id, $1::int) AS id
  FROM (SELECT 1) AS one LEFT JOIN chosen ON true
)`;

/** How far the figures of the company $1 reach, what they needed last, and its zone, as columns of an answer. */
export const reachColumns = `
  (SELECT released_until::text FROM company_releases WHERE company_id = $1) AS "releasedUntil",
  (SELECT published_until::text FROM company_releases WHERE company_id = $1) AS "publishedUntil",
  (SELECT persons_min FROM company_releases WHERE company_id = $1) AS "personsMin",
  (SELECT time_zone FROM companies WHERE id = $1) AS "timeZone"`;

/** What `chosenScope` found, and how the person is related to it, as columns of an answer. */
export const chosenColumns = `
  (SELECT json_build_object('id', id, 'name', name, 'leadsDepartment', coalesce(leader_id = $4, false))
    FROM chosen) AS department, ${reachColumns}`;

/** A department as `chosenColumns` answers it. */
export const chosenDepartment = z.object({
  id: z.number(),
  name: z.string(),
  leadsDepartment: z.boolean(),
});
export type ChosenDepartment = z.output<typeof chosenDepartment>;
