import type { PoolClient } from 'pg';
import { testPasswordHash } from '#/prisma/seed/builders/test-password.ts';

/** The time zone of everyone in a bulk company, so that its check-ins are sent at one instant a day. */
export const bulkTimeZone = 'Europe/London';
const TEAMS_PER_DEPARTMENT = 10;

export interface BulkOrganisation {
  companyId: number;
  administratorId: number;
  departmentId: number;
  /** The first team; its members come first among the company's members. */
  teamId: number;
  leaderId: number;
  memberId: number;
  teams: number;
}

/** Members first, then one leader per team, then the administrator: their ids grow in that order. */
const statement = `
WITH company AS (
  INSERT INTO companies (name, time_zone, created_at) VALUES ('Bulk ' || $1::int, $6, $5) RETURNING id
), departments_made AS (
  INSERT INTO departments (company_id, name, performing_score_id, created_at, completed_at)
  SELECT company.id, 'Department ' || d, 3, $5, $5 FROM company, generate_series(0, ($2::int - 1) / $3::int) AS d ORDER BY d
  RETURNING id
), users_made AS (
  INSERT INTO users (company_id, email, first_name, last_name, time_zone_id, time_zone, password_hash, confirmed_at,
    onboarding_completed_at, tour_completed_at, motivator_priorities, created_at)
  SELECT company.id, 'bulk.' || company.id || '.' || n || '@example.com', 'Person', n::text, 11, $6, $4, $5, $5, $5,
    ARRAY[1 + n % 9, 1 + (n + 3) % 9, 1 + (n + 6) % 9], $5
  FROM company, generate_series(0, $1::int + $2::int) AS n ORDER BY n
  RETURNING id
)
SELECT company.id AS "companyId",
  (SELECT array_agg(id ORDER BY id) FROM users_made) AS users,
  (SELECT array_agg(id ORDER BY id) FROM departments_made) AS departments
FROM company`;

const teamsStatement = `
INSERT INTO teams (company_id, department_id, name, leader_id, creator_id, performing_score_id, created_at, completed_at)
SELECT $1, ($2::int[])[1 + t / $4::int], 'Team ' || t, ($3::int[])[1 + t], ($3::int[])[1 + t], 3, $5, $5
FROM generate_series(0, cardinality($3::int[]) - 1) AS t ORDER BY t
RETURNING id`;

/** Their trigger doesn't run while rows are inserted in bulk. */
const leadershipsStatement = `
INSERT INTO leaderships (company_id, team_id, user_id) SELECT company_id, id, leader_id FROM teams WHERE company_id = $1
ON CONFLICT (team_id, user_id) WHERE ended_on IS NULL DO NOTHING`;

const membersStatement = `
INSERT INTO team_members (team_id, user_id, company_id, joined_at)
SELECT ($2::int[])[1 + (n - 1) / $4::int], user_id, $1, $5
FROM unnest($3::int[]) WITH ORDINALITY AS member (user_id, n)`;

/** Stores a company with teams of `teamSize`, each with its own leader, and one administrator. */
export async function insertBulkOrganisation(
  client: PoolClient,
  { members, teamSize, createdAt }: { members: number; teamSize: number; createdAt: Date },
): Promise<BulkOrganisation> {
  const teams = Math.ceil(members / teamSize);
  const result = await client.query<{ companyId: number; users: number[]; departments: number[] }>(statement, [
    members,
    teams,
    TEAMS_PER_DEPARTMENT,
    await testPasswordHash(),
    createdAt,
    bulkTimeZone,
  ]);
  const { companyId, users, departments } = result.rows[0] ?? { companyId: 0, users: [], departments: [] };
  const memberIds = users.slice(0, members);
  const leaderIds = users.slice(members, members + teams);
  const administratorId = users.at(-1) ?? 0;
  await client.query(
    'INSERT INTO administrators (user_id, company_id, created_at, is_creator) VALUES ($1, $2, $3, true)',
    [administratorId, companyId, createdAt],
  );
  await client.query('UPDATE departments SET leader_id = $2 WHERE company_id = $1', [companyId, leaderIds[0]]);
  const inserted = await client.query<{ id: number }>(teamsStatement, [
    companyId,
    departments,
    leaderIds,
    TEAMS_PER_DEPARTMENT,
    createdAt,
  ]);
  await client.query(leadershipsStatement, [companyId]);
  const teamIds = inserted.rows.map(({ id }) => id).sort((a, b) => a - b);
  await client.query(membersStatement, [companyId, teamIds, memberIds, teamSize, createdAt]);
  const [departmentId = 0] = departments;
  const [teamId = 0] = teamIds;
  const [leaderId = 0] = leaderIds;
  const [memberId = 0] = memberIds;
  return { companyId, administratorId, departmentId, teamId, leaderId, memberId, teams };
}
