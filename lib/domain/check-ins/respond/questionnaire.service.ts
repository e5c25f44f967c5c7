import * as z from 'zod';
import { OPEN_DAYS_MAX } from '#/lib/domain/calendar/due.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import {
  presentOwnFeelings,
  presentQuestionnaire,
  presentSurveys,
} from '#/lib/domain/check-ins/respond/respond.present.ts';
import { namedDaysSql } from '#/lib/domain/places/places.sql.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { companyBlocked, invalid, notFound } from '#/lib/platform/errors.ts';
import { comparePeople } from '#/lib/platform/person-order.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the questions for a token. Throws `not_found` for an unknown token, `invalid` once answered or closed. */
export async function getQuestionnaire(ctx: Ctx, { token }: { token: string }) {
  const id = readMailedToken(checkInTokenPrefix, token);
  const checkIn =
    id === null
      ? null
      : await ctx.db.checkIn.findUnique({
          where: { id },
          include: {
            team: { include: { company: { include: { release: { select: { personsMin: true } } } } } },
            user: true,
          },
        });
  if (!checkIn || checkIn.user.blockedAt) throw notFound();
  if (checkIn.team.company.blockedAt) throw companyBlocked();
  if (checkIn.answeredAt) throw invalid(message('check-ins.answers.alreadyAnswered'));
  if (checkIn.closesAt <= ctx.clock.now()) throw invalid(message('check-ins.answers.closed'));
  const { leaderId, secondaryLeaderId } = checkIn.team;
  // A leader who has been replaced since the sending rates no one.
  const rates = checkIn.asksRatings && [leaderId, secondaryLeaderId].includes(checkIn.userId);
  const members = rates ? await listRated(ctx, checkIn) : [];
  if (!checkIn.asksOwn && members.length === 0) throw invalid(message('check-ins.answers.noneToRate'));
  const open = await listOpenCheckIns(ctx, checkIn);
  const today = localDateAt(ctx.clock.now(), checkIn.user.timeZone);
  const openIds = open.map((other) => other.id).filter((it) => it !== id);
  const localDate = checkIn.localDate.toISOString().slice(0, 10);
  const readers = await listNamedReaders({ teamId: checkIn.teamId, userId: checkIn.userId, localDate });
  return presentQuestionnaire(checkIn, { today, members, openIds, readers, locale: ctx.locale });
}

/** Returns the members of the team by name, without the leader who rates them. */
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

/** Returns the signed-in person's open check-ins, the first to close first. */
export async function listSurveys(ctx: UserCtx) {
  return presentSurveys(await listOpenCheckIns(ctx, { companyId: ctx.company.id, userId: ctx.actor.userId }));
}

/** Returns a person's check-ins that can be answered now, the first to close first. */
export function listOpenCheckIns(ctx: Ctx, { companyId, userId }: { companyId: number; userId: number }) {
  const now = ctx.clock.now();
  return ctx.db.checkIn.findMany({
    where: { companyId, userId, answeredAt: null, closesAt: { gt: now }, localDate: { gte: oldestOpenDay(now) } },
    select: { id: true, localDate: true, closesAt: true, team: { select: { id: true, name: true } } },
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
  });
}

const FEELINGS_MAX = 10;

/** Returns how the signed-in person felt in their last ten check-ins, oldest first. */
export async function listOwnFeelings({ db, company, actor, locale }: UserCtx) {
  const checkIns = await db.checkIn.findMany({
    where: { companyId: company.id, userId: actor.userId, asksOwn: true, answeredAt: { not: null } },
    select: { id: true, localDate: true, answer: { select: { emotionId: true } } },
    orderBy: [{ localDate: 'desc' }, { id: 'desc' }],
    take: FEELINGS_MAX,
  });
  return presentOwnFeelings(checkIns.reverse(), locale);
}

/** Returns the oldest day whose check-ins may be open. */
function oldestOpenDay(now: Date): Date {
  return new Date(now.getTime() - OPEN_DAYS_MAX * 86_400_000);
}

const reader = z.object({ name: z.string() });

/**
 * Returns who reads someone's check-in of a day by name: the team's leader, then the secondary leader, if they lead the
 * team on that day. Includes suspended leaders, who read it once their access is restored; leaves out the person.
 */
export async function listNamedReaders(checkIn: {
  teamId: number;
  userId: number;
  localDate: string;
}): Promise<string[]> {
  const rows = asRows(
    reader,
    await pool().query({
      name: 'check-in-named-readers',
      text: `
      SELECT u.first_name || ' ' || u.last_name AS name
      FROM teams t JOIN users u ON u.id IN (t.leader_id, t.secondary_leader_id)
      WHERE t.id = $1 AND u.id <> $2 AND $3::date <@ ${namedDaysSql('u.id')}
      ORDER BY u.id = t.leader_id DESC`,
      values: [checkIn.teamId, checkIn.userId, checkIn.localDate],
    }),
  );
  return rows.map(({ name }) => name);
}
