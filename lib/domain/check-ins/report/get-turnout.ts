import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { presentTurnout } from '#/lib/domain/check-ins/respond/respond.present.ts';
import { nextAskedAt } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { companyBlocked, invalid, notFound } from '#/lib/platform/errors.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** A lost answer may be sent again for this long. */
const AFTER_CLOSING_MS = 24 * 3_600_000;

/**
 * Returns how many of a team have answered the check-in of a day, for a person who has answered it. Throws `not_found`
 * for an unknown token, `invalid` before the answer and from a day after the check-in's end.
 */
export async function getTurnout(ctx: Ctx, { token }: { token: string }) {
  const id = readMailedToken(checkInTokenPrefix, token);
  const checkIn = id === null ? null : await findCheckIn(ctx, id);
  if (!checkIn || checkIn.user.blockedAt) throw notFound();
  if (checkIn.team.company.blockedAt) throw companyBlocked();
  if (!checkIn.answeredAt) throw invalid(message('check-ins.answers.notAnswered'));
  const now = ctx.clock.now();
  if (checkIn.closesAt.getTime() + AFTER_CLOSING_MS <= now.getTime())
    throw invalid(message('check-ins.answers.closed'));

  const { companyId, teamId, localDate, asksOwn, team, user } = checkIn;
  const ofTheDay = { companyId, teamId, localDate, asksOwn: true };
  const [askedCount, answeredCount] = await Promise.all([
    ctx.db.checkIn.count({ where: ofTheDay }),
    ctx.db.checkIn.count({ where: { ...ofTheDay, answeredAt: { not: null } } }),
  ]);
  const isAskedAgain =
    user.memberships.length > 0 || (!asksOwn && [team.leaderId, team.secondaryLeaderId].includes(user.id));
  const nextAt =
    team.completedAt && isAskedAgain
      ? nextAskedAt(
          { ...team, completedAt: team.completedAt, companyTimeZone: team.company.timeZone },
          { asksOwn, timeZone: user.timeZone, now },
        )
      : null;
  return presentTurnout(checkIn, { askedCount, answeredCount, nextAt });
}

function findCheckIn(ctx: Ctx, id: number) {
  return ctx.db.checkIn.findUnique({
    where: { id },
    include: {
      team: { include: { company: { include: { release: { select: { personsMin: true } } } } } },
      user: { include: { memberships: { where: { team: { checkIns: { some: { id } } } } } } },
    },
  });
}
