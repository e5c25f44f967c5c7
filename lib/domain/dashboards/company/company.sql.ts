import * as z from 'zod';

/**
 * `chosen` is the requested department: the one with the id $2, or for 0 the first by name that a department leader
 * leads. $1 company, $3 role, $4 person. `scope` is what is read: this department or the company.
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

/**
 * The columns of `reachRow`: how far the results of the company $1 reach, how many people they needed last, and its
 * time zone.
 */
export const reachColumns = `
  (SELECT released_until::text FROM company_releases WHERE company_id = $1) AS "releasedUntil",
  (SELECT published_until::text FROM company_releases WHERE company_id = $1) AS "publishedUntil",
  (SELECT time_zone FROM companies WHERE id = $1) AS "timeZone"`;

/** The columns of `chosenDepartment`: what `chosenScope` found, and how the person is related to it. */
export const chosenColumns = `
  (SELECT json_build_object('id', id, 'name', name, 'leadsDepartment', coalesce(leader_id = $4, false))
    FROM chosen) AS department, ${reachColumns}`;

/** A row of `chosenColumns`. */
export const chosenDepartment = z.object({
  id: z.number(),
  name: z.string(),
  leadsDepartment: z.boolean(),
});
export type ChosenDepartment = z.output<typeof chosenDepartment>;
