/**
 * Departments `d` and teams `t` of a company ($1) that a person ($3) sees in a role ($2), limited to a department ($4)
 * or a team ($5), or null. No one sees drafts, and a person who leads no department sees nothing.
 */
export const chartPlacesSql = `
seen_departments AS (
  SELECT d.id, coalesce(nullif(d.name, ''), 'N/A') AS name, d.leader_id, d.link_version
  FROM departments d WHERE d.company_id = $1 AND d.completed_at IS NOT NULL
    AND ($2 = 'Administrator' OR ($2 = 'Department Leader' AND d.leader_id = $3))
), seen_teams AS (
  SELECT t.id, coalesce(nullif(t.name, ''), 'N/A') AS name, t.leader_id, t.secondary_leader_id, t.link_version,
    d.id AS department_id
  FROM teams t LEFT JOIN seen_departments d ON d.id = t.department_id
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ($2 = 'Administrator' OR d.id IS NOT NULL)
), asked_teams AS (
  SELECT * FROM seen_teams WHERE ($4::int IS NULL OR department_id = $4) AND ($5::int IS NULL OR id = $5)
), asked_departments AS (
  SELECT * FROM seen_departments WHERE ($4::int IS NULL OR id = $4)
    AND ($5::int IS NULL OR id = (SELECT department_id FROM asked_teams))
)`;

/** Administrators `a` of the company ($1) that someone in this role ($2) sees. */
export const seenAdministrators = `
  administrators a WHERE a.company_id = $1 AND ($2 = 'Administrator' OR a.is_creator)`;
