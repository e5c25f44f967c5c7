import * as z from 'zod';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import { raiseLinkVersion } from '#/lib/domain/places/locks/raise-link-version.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

interface Leaving {
  email: string;
  teamIds: readonly number[];
}

/**
 * Takes people out of the teams that the file no longer lists them in; accounts and past figures stay. The share
 * links of those teams end, because these people know them.
 */
export async function leaveTeams(tx: Transaction, ledger: Ledger, leaving: readonly Leaving[]): Promise<void> {
  const { companyId, now } = ledger;
  for (const id of (await endMemberships(tx, ledger, leaving)).sort((a, b) => a - b))
    await raiseLinkVersion(tx, { companyId, kind: 'team_member', id }, now);
}

/** Ends memberships and returns the ids of the teams that had them; the share links stay valid. */
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
