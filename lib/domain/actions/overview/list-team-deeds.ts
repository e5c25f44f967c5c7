import * as z from 'zod';
import { describeWill, sayTopic } from '#/lib/domain/actions/actions.present.ts';
import { UNSHARED_DAYS } from '#/lib/domain/actions/constants.ts';
import { listTeamSteps } from '#/lib/domain/actions/overview/list-team-steps.ts';
import { DEED_TEAMS_PER_PAGE } from '#/lib/domain/actions/overview/overview.contract.ts';
import { readTopic } from '#/lib/domain/actions/topics.ts';
import { canViewFigures, viewableTeamSql } from '#/lib/domain/dashboards/dashboards.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';

const day = z.iso.date().nullable();
const deedsRow = z.object({
  all: z.number(),
  trying: z.number(),
  due: z.number(),
  teams: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      department: z.string().nullable(),
      leader: z.string().nullable(),
      leaderEmail: z.string().nullable(),
      unsharedOn: day,
      sharedOn: day,
    }),
  ),
});

/** The teams of department $4 (0 means all) that the person $3 may see in the role $2. */
const visibleTeams = `
FROM teams t JOIN companies c ON c.id = t.company_id LEFT JOIN departments d ON d.id = t.department_id
WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND ${viewableTeamSql({ role: '$2', person: '$3' })}
  AND ($4::int = 0 OR t.department_id = $4)`;

/**
 * Sorts by actions, never by results: first teams that must look back, the most overdue first, then teams that try
 * something, then all others by name.
 */
const statement = `
WITH standing AS (
  SELECT t.id, t.name, t.leader_id, d.name AS department, a.trying, a.due, a.first,
    ($5::timestamptz AT TIME ZONE c.time_zone)::date AS today
  ${visibleTeams.replace(
    'WHERE',
    `CROSS JOIN LATERAL (SELECT count(*) AS trying, min(a.due_on) AS first,
      count(*) FILTER (WHERE a.due_on <= ($5::timestamptz AT TIME ZONE c.time_zone)::date) AS due
    FROM actions a WHERE a.team_id = t.id AND a.settled_on IS NULL) a
WHERE`,
  )}
), page AS (
  SELECT *, row_number() OVER (ORDER BY due > 0 DESC, first, name, id) AS place FROM standing
  ORDER BY place LIMIT ${DEED_TEAMS_PER_PAGE} OFFSET $6
)
SELECT (SELECT count(*)::int FROM standing) AS all, (SELECT count(*)::int FROM standing WHERE trying > 0) AS trying,
  (SELECT count(*)::int FROM standing WHERE due > 0) AS due,
  coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'department', p.department,
    'leader', l.first_name || ' ' || l.last_name, 'leaderEmail', l.email,
    'unsharedOn', (SELECT max(r.local_date) FROM pulse_teams q JOIN pulses u ON u.id = q.pulse_id AND u.deleted_at IS NULL
        JOIN pulse_rounds r ON r.pulse_id = u.id AND r.published_at IS NOT NULL AND r.local_date >= p.today - ${UNSHARED_DAYS}
      WHERE q.team_id = p.id
        AND EXISTS (SELECT FROM pulse_results s WHERE s.round_id = r.id AND s.team_id = p.id AND s.hidden_reason IS NULL)
        AND NOT EXISTS (SELECT FROM shares h WHERE h.round_id = r.id AND h.team_id = p.id)),
    'sharedOn', (SELECT max(h.shared_on) FROM shares h WHERE h.team_id = p.id)) ORDER BY p.place)
    FROM page p LEFT JOIN users l ON l.id = p.leader_id), '[]') AS teams`;

const keptRow = z.object({
  topic: z.string(),
  said: z.string().nullable(),
  isSaid: z.boolean(),
  prepared: z.number().nullable(),
  will: z.string().nullable(),
  keptOn: z.iso.date(),
  count: z.number(),
  teams: z.array(z.object({ id: z.number(), name: z.string(), keptOn: z.iso.date() })),
});

const KEPT_SHOWN = 20;
const TEAMS_NAMED = 5;

/** The cause is read if it was published, shared or typed for each of the teams, as `isSaidToAll` says of one step. */
const keptStatement = `
SELECT k.topic, k.prepared, k.will, bool_and(k.is_said) AS "isSaid", (array_agg(k.said ORDER BY k.day DESC))[1] AS said,
  max(k.day)::text AS "keptOn", count(*)::int AS count,
  (array_agg(json_build_object('id', k.id, 'name', k.name, 'keptOn', k.day) ORDER BY k.day DESC, k.name))[1:${TEAMS_NAMED}] AS teams
FROM (
  SELECT t.id, t.name, a.topic, a.prepared, a.will, max(a.settled_on) AS day, max(a.said) AS said,
    bool_and(a.topic = 'other' OR coalesce(a.said_band, a.said_score::text, a.share_id::text) IS NOT NULL) AS is_said
  ${visibleTeams.replace('WHERE', 'JOIN actions a ON a.team_id = t.id\nWHERE')}
    AND a.state = 'kept' AND a.settled_on > ($5::timestamptz - interval '1 year')::date
  GROUP BY t.id, t.name, a.topic, a.prepared, a.will
) k GROUP BY k.topic, k.prepared, k.will ORDER BY max(k.day) DESC, count(*) DESC LIMIT ${KEPT_SHOWN}`;

interface DeedsQuery {
  departmentId: number;
  page: number;
}

/**
 * Returns what leaders do about the results of the teams that a person may see: what each team tries, what is overdue,
 * what was shared, and which steps were kept. It contains no one's answers. Throws `not_found` for a department that
 * the company doesn't have, `forbidden` without the right to see it.
 */
export async function listTeamDeeds(ctx: UserCtx, { departmentId, page }: DeedsQuery) {
  const { company, actor, clock, locale } = ctx;
  if (departmentId !== 0) await requireDepartment(ctx, departmentId);
  const values = [company.id, actor.role, actor.userId, departmentId, clock.now()];
  const offset = (page - 1) * DEED_TEAMS_PER_PAGE;
  const [deeds, keepers] = await Promise.all([
    pool().query({ name: 'team-deeds', text: statement, values: [...values, offset] }),
    pool().query({ name: 'kept-steps', text: keptStatement, values }),
  ]);
  const [row] = asRows(deedsRow, deeds);
  const teams = row?.teams ?? [];
  const steps = await listTeamSteps(ctx, { teamIds: teams.map(({ id }) => id), withLast: true });
  const stepsOf = Map.groupBy(steps, ({ team }) => team.id);
  return {
    counts: { teams: row?.all ?? 0, trying: row?.trying ?? 0, due: row?.due ?? 0 },
    pages: Math.max(1, Math.ceil((row?.all ?? 0) / DEED_TEAMS_PER_PAGE)),
    teams: teams.map(({ id, name, ...deed }) => ({ team: { id, name }, steps: stepsOf.get(id) ?? [], ...deed })),
    keptSteps: asRows(keptRow, keepers).map(({ keptOn, count, teams: places, said, isSaid, ...deed }) => {
      const topic = isSaid ? readTopic(deed.topic) : null;
      const will = inWords(describeWill(deed, 'team'), locale);
      return { said: topic && sayTopic(topic, said, locale), will, keptOn, count, teams: places };
    }),
  };
}

async function requireDepartment({ db, company, actor }: UserCtx, id: number): Promise<void> {
  const where = { id, companyId: company.id, completedAt: { not: null } };
  const department = await db.department.findFirst({ where, select: { leaderId: true } });
  if (!department) throw notFound();
  if (!canViewFigures(actor, { leadsDepartment: department.leaderId === actor.userId })) throw forbidden();
}
