import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { alreadyAnswered, closed } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import { listNamedReaders } from '#/lib/domain/check-ins/respond/list-named-readers.ts';
import { listOpenCheckIns } from '#/lib/domain/check-ins/respond/list-surveys.ts';
import { presentQuestionnaire } from '#/lib/domain/check-ins/respond/respond.present.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { comparePeople } from '#/lib/platform/person-order.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

const nobodyToRate = 'There’s no one to rate in this team right now.';

/** Returns the questions behind a token; throws `not_found` for an unknown token, `invalid` once answered or closed. */
export async function getQuestionnaire(ctx: Ctx, { token }: { token: string }) {
  const id = readMailedToken(checkInTokenPrefix, token);
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
  const { leaderId, secondaryLeaderId } = checkIn.team;
  // A leader who has been replaced since the sending rates nobody.
  const rates = checkIn.asksRatings && [leaderId, secondaryLeaderId].includes(checkIn.userId);
  const members = rates ? await listRated(ctx, checkIn) : [];
  if (!checkIn.asksOwn && members.length === 0) throw invalid(nobodyToRate);
  const open = await listOpenCheckIns(ctx, checkIn);
  const today = localDateAt(ctx.clock.now(), checkIn.user.timeZone);
  const openIds = open.map((other) => other.id).filter((it) => it !== id);
  const localDate = checkIn.localDate.toISOString().slice(0, 10);
  const readers = await listNamedReaders({ teamId: checkIn.teamId, userId: checkIn.userId, localDate });
  return presentQuestionnaire(checkIn, { today, members, openIds, readers });
}

/** The members of the team besides the leader who rates them, by name. */
async function listRated(
  ctx: Ctx,
  { companyId, teamId, userId }: { companyId: number; teamId: number; userId: number },
) {
  const members = await ctx.db.user.findMany({
    where: { companyId, id: { not: userId }, blockedAt: null, memberships: { some: { teamId } } },
    select: { id: true, firstName: true, lastName: true },
  });
  return members.toSorted(comparePeople);
}
