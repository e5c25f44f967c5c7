import type { User } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { grantPosition } from '#/lib/domain/invitations/positions/grant-position.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

type Accepting = Pick<User, 'id' | 'companyId' | 'email' | 'firstName' | 'lastName'>;

/**
 * Accepts the open invitations of a person's company and email address, or only one of them, and returns how many. If
 * calls run in parallel, one accepts each. Skips invitations that were withdrawn or resent, or whose team was deleted,
 * in the meantime.
 */
export async function acceptOpen(
  tx: Transaction,
  ctx: Ctx,
  { id: userId, companyId, email, ...names }: Accepting,
  { isNewcomer = false, ...only }: { id?: number; version?: number; isNewcomer?: boolean } = {},
): Promise<number> {
  const now = ctx.clock.now();
  const open = { ...only, companyId, email, acceptedAt: null, revokedAt: null, expiresAt: { gt: now } };
  await lockPlaces(tx, await tx.invitation.findMany({ where: open }), [userId]);
  const accepted = await tx.invitation.updateManyAndReturn({ where: open, data: { acceptedAt: now } });
  const person = { id: userId, companyId, ...names };
  for (const invitation of accepted.sort((a, b) => a.id - b.id)) {
    await grantPosition(tx, ctx, { ...invitation, person, isNewcomer, now });
    if (invitation.kind === 'administrator_request') continue;
    await recordEvent(tx, ctx, {
      action: 'invitation.accept',
      subject: `invitation:${invitation.id}`,
      companyId,
      actorId: userId,
      details: { kind: invitation.kind },
    });
  }
  return accepted.length;
}

/**
 * Accepts every open invitation of a newly confirmed person. Throws `bad_request` if they would belong to nothing
 * because their invitation was withdrawn in the meantime.
 */
export async function acceptInvitations(tx: Transaction, ctx: Ctx, user: User): Promise<void> {
  if ((await acceptOpen(tx, ctx, user, { isNewcomer: true })) > 0) return;
  if (await tx.administrator.findUnique({ where: { userId: user.id } })) return;
  throw new Problem('bad_request', message('invitations.answers.gone'));
}
