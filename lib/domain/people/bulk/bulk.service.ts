import * as z from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import { lockPeople } from '#/lib/domain/organisation/leaders/secondary-leader.service.ts';
import { lockTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { rotateLinkVersion } from '#/lib/domain/places/locks/revocation.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** A chosen person: someone with an account (maybe suspended), an invited person, or neither. */
export interface ChosenPerson {
  email: string;
  name: string;
  user: User | null;
  isInvited: boolean;
}

/**
 * Calls `act` for several people one after another. Returns for each whether it was done, or why not, and for how many
 * it was; if it fails for one, the others continue. `act` returns the message that says why nothing was done, or null.
 */
export async function doForEachPerson(
  ctx: UserCtx,
  emails: readonly string[],
  act: (person: ChosenPerson) => Promise<string | null>,
) {
  const results = [];
  for (const person of await findChosen(ctx, [...new Set(emails)])) {
    const said = await reasonOf(act, person);
    const reason = said && inWords(said, ctx.locale);
    results.push({ email: person.email, name: person.name, isDone: reason === null, reason });
  }
  return { doneCount: results.filter(({ isDone }) => isDone).length, results };
}

async function reasonOf(
  act: (person: ChosenPerson) => Promise<string | null>,
  person: ChosenPerson,
): Promise<string | null> {
  if (!person.user && !person.isInvited) return message('people.answers.nobody');
  try {
    return await act(person);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return error.said.message;
  }
}

async function findChosen(ctx: UserCtx, emails: readonly string[]): Promise<ChosenPerson[]> {
  const companyId = ctx.company.id;
  const email = { in: [...emails] };
  const present = [{ blockedAt: null }, { suspendedAt: { not: null } }];
  const [users, invitations] = await Promise.all([
    ctx.db.user.findMany({ where: { companyId, email, confirmedAt: { not: null }, OR: present } }),
    ctx.db.invitation.findMany({
      where: { companyId, email, acceptedAt: null, revokedAt: null, kind: { not: 'administrator_request' } },
      orderBy: { id: 'asc' },
    }),
  ]);
  return emails.map((address) => {
    const user = users.find((one) => one.email === address) ?? null;
    const invitation = invitations.find((one) => one.email === address);
    const person = user ?? invitation;
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || address;
    return { email: address, name, user, isInvited: invitation !== undefined };
  });
}

/**
 * Locks a person and then, by id, the teams they are a member of and `teamId`. Returns the ids of their teams. Throws
 * `not_found` for an unknown team.
 */
export async function lockMemberships(
  tx: Transaction,
  ctx: UserCtx,
  userId: number,
  teamId?: number,
): Promise<number[]> {
  await lockPeople(tx, ctx, { people: [userId] });
  const memberships = await tx.teamMember.findMany({
    where: { userId, companyId: ctx.company.id },
    select: { teamId: true },
  });
  const ids = new Set([...memberships.map((one) => one.teamId), ...(teamId === undefined ? [] : [teamId])]);
  for (const id of [...ids].sort((a, b) => a - b)) await lockTeam(tx, ctx, id);
  // A membership may have ended before the locking.
  const now = await tx.teamMember.findMany({ where: { userId, teamId: { in: [...ids] } }, select: { teamId: true } });
  return now.map((one) => one.teamId);
}

interface Leaving {
  email: string;
  teamIds: readonly number[];
}

/**
 * Takes people out of the teams where the file no longer lists them; accounts and past results stay. The share links
 * of those teams end, because these people know them.
 */
export async function leaveTeams(tx: Transaction, ledger: Ledger, leaving: readonly Leaving[]): Promise<void> {
  const { companyId, now } = ledger;
  for (const id of (await endMemberships(tx, ledger, leaving)).sort((a, b) => a - b))
    await rotateLinkVersion(tx, { companyId, kind: 'team_member', id }, now);
}

/** Ends memberships, and returns the ids of their teams; share links stay valid. */
export async function endMemberships(tx: Transaction, ledger: Ledger, leaving: readonly Leaving[]): Promise<number[]> {
  const pairs = leaving.flatMap(({ email, teamIds }) => teamIds.map((teamId) => ({ email, teamId })));
  if (pairs.length === 0) return [];
  const emails = pairs.map(({ email }) => email);
  const teamIds = pairs.map(({ teamId }) => teamId);
  const ended = asRows(
    z.object({ teamId: z.number(), userId: z.number(), joinedAt: z.date() }),
    await tx.$queryRaw`
    DELETE FROM team_members m USING users u, unnest(${emails}::text[], ${teamIds}::int[]) AS leaving (email, team_id)
    WHERE u.company_id = ${ledger.companyId} AND u.email = leaving.email
      AND m.company_id = u.company_id AND m.user_id = u.id AND m.team_id = leaving.team_id
    RETURNING m.team_id AS "teamId", m.user_id AS "userId", m.joined_at AS "joinedAt"`,
  );
  for (const membership of ended) {
    ledger.add('membership_ended', membership);
    ledger.affected.add(membership.userId);
  }
  return [...new Set(ended.map(({ teamId }) => teamId))];
}
