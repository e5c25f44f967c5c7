import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Returns the signed-in person's open pulses that they have not answered, the one that closes first in front. */
export async function listOwnPulses(ctx: UserCtx) {
  const now = ctx.clock.now();
  const recipients = await ctx.db.pulseRecipient.findMany({
    where: {
      companyId: ctx.company.id,
      userId: ctx.actor.userId,
      answered: false,
      sendAt: { lte: now },
      round: { closedAt: null, skippedAt: null, closesAt: { gt: now }, pulse: { deletedAt: null } },
    },
    select: { id: true, round: { select: { closesAt: true, pulse: { select: { name: true } } } } },
    orderBy: [{ round: { closesAt: 'asc' } }, { id: 'asc' }],
  });
  return {
    pulses: recipients.map(({ id, round }) => ({
      name: round.pulse.name,
      companyName: ctx.company.name,
      token: mailedToken(pulseTokenPrefix, id),
      closesAt: round.closesAt.toISOString(),
    })),
  };
}
