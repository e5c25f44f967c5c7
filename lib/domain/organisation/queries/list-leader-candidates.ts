import * as z from 'zod';
import { candidatesMax } from '#/lib/domain/organisation/constants.ts';
import { getManagedTeam } from '#/lib/domain/places/steps/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { likePattern } from '#/lib/platform/like-pattern.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const candidate = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
type Candidate = z.output<typeof candidate>;

/** Unsearched, the order is that of an index, which is read until the page is full; a search has an index of its own. */
const statement = (search: string, email = 'email') => `
SELECT id, first_name AS "firstName", last_name AS "lastName", ${email} FROM users
WHERE company_id = $1 AND confirmed_at IS NOT NULL AND blocked_at IS NULL
  AND id NOT IN (coalesce($2::int, 0), coalesce($3::int, 0)) ${search}
ORDER BY ${personOrder('users')} LIMIT ${candidatesMax}`;
const withoutEmail = "'' AS email";
const anywhere = "AND lower(first_name || ' ' || last_name || ' ' || email) LIKE $4";
/** The first condition follows from the second and is the one that has an index. */
const inName = `${anywhere} AND lower(first_name || ' ' || last_name) LIKE $4`;
const statements = {
  everybody: { name: 'candidates', text: statement('') },
  found: { name: 'candidates-found', text: statement(anywhere) },
  everybodyByName: { name: 'candidates-by-name', text: statement('', withoutEmail) },
  foundByName: { name: 'candidates-found-by-name', text: statement(inName, withoutEmail) },
};

/**
 * The first people by name who can be chosen as a leader: those with an account, without the leaders of `team`. A Team
 * Leader is told no addresses. Throws `invalid` when they name no team, and what `getManagedTeam` throws of one.
 */
export async function listLeaderCandidates(
  ctx: UserCtx,
  { team: teamId, search }: { team?: number | undefined; search: string },
): Promise<Candidate[]> {
  const byName = ctx.actor.role === 'Team Leader';
  if (byName && teamId === undefined) throw invalid('Please choose a team.');
  const team = teamId === undefined ? null : await getManagedTeam(ctx.db, ctx, teamId);
  const others = [ctx.company.id, team?.leaderId ?? null, team?.secondaryLeaderId ?? null];
  if (search === '') {
    const everybody = byName ? statements.everybodyByName : statements.everybody;
    return asRows(candidate, await pool().query({ ...everybody, values: others }));
  }
  const values = [...others, likePattern(search)];
  const found = byName ? statements.foundByName : statements.found;
  return asRows(candidate, await pool().query({ ...found, values }));
}
