import * as z from 'zod';
import { candidatesMax } from '#/lib/domain/organisation/constants.ts';
import { findsLeadersByNameAlone } from '#/lib/domain/organisation/organisation.policy.ts';
import { getManagedTeam } from '#/lib/domain/places/managed-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { personOrder } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { holdsPerson, personPatterns } from '#/lib/platform/searched-words.ts';
import { message } from '#/lib/words/message.ts';

const candidate = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});
type Candidate = z.output<typeof candidate>;

/**
 * Returns the statement. Without a search, an index gives the order, and reading stops at a full page; a search has its
 * own.
 */
const statement = (search: string, email = 'email') => `
SELECT id, first_name AS "firstName", last_name AS "lastName", ${email} FROM users
WHERE company_id = $1 AND confirmed_at IS NOT NULL AND blocked_at IS NULL
  AND id <> coalesce($2::int, 0) ${search}
ORDER BY ${personOrder('users')} LIMIT ${candidatesMax}`;
const withoutEmail = "'' AS email";
const anywhere = `AND ${holdsPerson('', '$3')}`;
const inName = `AND ${holdsPerson('', '$3', 'name')}`;
const statements = {
  everybody: { name: 'candidates', text: statement('') },
  matches: { name: 'candidates-found', text: statement(anywhere) },
  everybodyByName: { name: 'candidates-by-name', text: statement('', withoutEmail) },
  matchesByName: { name: 'candidates-found-by-name', text: statement(inName, withoutEmail) },
};

/**
 * Returns the first people by name who can be chosen as a leader: everyone with an account except the leader of `team`,
 * whose secondary leader can take over. A team leader sees no email addresses and must name a team. Throws `invalid`
 * without one, and what `getManagedTeam` throws.
 */
export async function listLeaderCandidates(
  ctx: UserCtx,
  { team: teamId, search }: { team?: number | undefined; search: string },
): Promise<Candidate[]> {
  const byName = findsLeadersByNameAlone(ctx.actor);
  if (byName && teamId === undefined) throw invalid(message('organisation.answers.chooseTeam'));
  const team = teamId === undefined ? null : await getManagedTeam(ctx.db, ctx, teamId);
  const others = [ctx.company.id, team?.leaderId ?? null];
  if (search === '') {
    const everybody = byName ? statements.everybodyByName : statements.everybody;
    return asRows(candidate, await pool().query({ ...everybody, values: others }));
  }
  const values = [...others, personPatterns(search, byName ? 'name' : undefined)];
  const matches = byName ? statements.matchesByName : statements.matches;
  return asRows(candidate, await pool().query({ ...matches, values }));
}

export interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** Returns a person of the company who can lead, locked earlier by `lockPeople`; null for anyone else. */
export function findCandidate(tx: Transaction, ctx: UserCtx, id: number): Promise<Person | null> {
  return tx.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
}

/** Returns the person found by `findCandidate`. Throws `invalid` if there is none. */
export function requireCandidate(person: Person | null): Person {
  if (!person) throw invalid(message('organisation.answers.choosePerson'));
  return person;
}
