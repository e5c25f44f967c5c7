import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { presentQuestionnaire } from '#/lib/domain/check-ins/present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

export const alreadyAnswered = 'You have already answered this check-in. Thank you!';
export const closed = 'This check-in is closed. The next one will come by mail.';

/** The questions behind a mailed token; throws `not_found` for a token not made here, `invalid` once answered or closed. */
export async function getQuestionnaire(ctx: Ctx, { token }: { token: string }) {
  const id = readMailedToken('srv_', token);
  const checkIn =
    id === null
      ? null
      : await ctx.db.checkIn.findUnique({
          where: { id },
          include: { team: { include: { company: true } }, user: true },
        });
  if (!checkIn || checkIn.user.blockedAt) throw notFound();
  if (checkIn.answeredAt) throw invalid(alreadyAnswered);
  if (checkIn.closesAt <= ctx.clock.now()) throw invalid(closed);
  return presentQuestionnaire({ ...checkIn, frequencyId: checkIn.frequencyId as FrequencyId });
}
