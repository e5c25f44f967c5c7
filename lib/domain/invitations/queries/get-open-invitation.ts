import type { Prisma } from '#/generated/prisma/client.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

const include = { company: true, team: true, invitedBy: true } satisfies Prisma.InvitationInclude;
export type OpenInvitation = Prisma.InvitationGetPayload<{ include: typeof include }>;

/** The invitation behind a mailed token, without spending it; throws `bad_request` when it is over or never was. */
export async function getOpenInvitation(ctx: Ctx, token: string): Promise<OpenInvitation> {
  const id = readMailedToken('inv_', token);
  const invitation = id === null ? null : await ctx.db.invitation.findUnique({ where: { id }, include });
  if (!invitation || invitation.acceptedAt || invitation.revokedAt || invitation.expiresAt <= ctx.clock.now()) {
    throw new Problem(
      'bad_request',
      'This invitation has been used, withdrawn, or has run out. Please ask for a new one.',
    );
  }
  return invitation;
}
