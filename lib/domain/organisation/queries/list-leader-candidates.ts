import { candidatesMax } from '#/lib/domain/organisation/constants.ts';
import { getManagedTeam } from '#/lib/domain/organisation/queries/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';

interface Candidate {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** Unsearched, the order is that of an index, which is read until the page is full; a search has an index of its own. */
const statement = (search: string) => `
SELECT id, first_name AS "firstName", last_name AS "lastName", email FROM users
WHERE company_id = $1 AND confirmed_at IS NOT NULL AND blocked_at IS NULL
  AND id NOT IN (coalesce($2::int, 0), coalesce($3::int, 0)) ${search}
ORDER BY first_name, last_name, id LIMIT ${candidatesMax}`;
const everybody = statement('');
const found = statement("AND lower(first_name || ' ' || last_name || ' ' || email) LIKE $4");

/**
 * The first people by name who can be chosen as a leader: those with an account, without the leaders of `team`. Throws
 * what `getManagedTeam` throws of that team.
 */
export async function listLeaderCandidates(
  ctx: UserCtx,
  { team: teamId, search }: { team?: number | undefined; search: string },
): Promise<Candidate[]> {
  const team = teamId === undefined ? null : await getManagedTeam(ctx.db, ctx, teamId);
  const others = [ctx.company.id, team?.leaderId ?? null, team?.secondaryLeaderId ?? null];
  if (search === '')
    return (await pool().query<Candidate>({ name: 'candidates', text: everybody, values: others })).rows;
  // Signs that LIKE would read as a pattern stand for themselves.
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const values = [...others, pattern];
  return (await pool().query<Candidate>({ name: 'candidates-found', text: found, values })).rows;
}
