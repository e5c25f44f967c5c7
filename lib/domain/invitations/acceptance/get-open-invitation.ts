import type { Prisma } from '#/generated/prisma/client.ts';
import { invitationTokenPrefix } from '#/lib/domain/invitations/constants.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { readVersionedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

const include = { company: true, department: true, team: true, invitedBy: true } satisfies Prisma.InvitationInclude;
export type OpenInvitation = Prisma.InvitationGetPayload<{ include: typeof include }>;

/** The same problem for invitations that are used, withdrawn, expired, replaced, or invented. */
export function invitationIsOver(): Problem {
  return new Problem('bad_request', 'This invitation has expired, or was used or withdrawn. Please ask for a new one.');
}

/** Returns the invitation of a mailed token, without spending it; throws `bad_request` when it is over or never was. */
export async function getOpenInvitation(db: Transaction, token: string, now: Date): Promise<OpenInvitation> {
  const row = readVersionedToken(invitationTokenPrefix, token);
  const invitation = row && (await db.invitation.findUnique({ where: { id: row.id }, include }));
  if (!invitation || invitation.acceptedAt || invitation.revokedAt || invitation.expiresAt <= now) {
    throw invitationIsOver();
  }
  if (invitation.version !== row.version)
    throw new Problem('bad_request', message('accounts.answers.invitationReplaced'));
  return invitation;
}
