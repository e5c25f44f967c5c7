import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import type { RemindedCheckIn } from '#/lib/domain/check-ins/mails/reminder-time.ts';
import { listNamedReaders } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { minimumInForce } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import type { Locale } from '#/lib/words/locales.ts';

export interface CheckInToMail extends RemindedCheckIn {
  id: number;
  asksOwn: boolean;
  lastMail: number | null;
  remindedAt: Date | null;
  userId: number;
  firstName: string;
  locale: Locale;
  teamName: string;
  /** The company's minimum group size. */
  smallestGroup: number;
  /** Names of the people who read it by name. */
  readers: string[];
}

/**
 * Returns a check-in that its person may still be notified about: it is open and unanswered, and the team still asks
 * them; otherwise null. `tellPerson` checks whether they want to be notified.
 */
export async function findCheckInToMail(ctx: Ctx, checkInId: number): Promise<CheckInToMail | null> {
  const checkIn = await ctx.db.checkIn.findUnique({
    where: { id: checkInId },
    include: {
      user: { include: { memberships: { select: { teamId: true } } } },
      team: {
        include: {
          company: { select: { minimumGroupSize: true, locale: true, release: { select: { personsMin: true } } } },
        },
      },
    },
  });
  if (!checkIn || checkIn.answeredAt || checkIn.closesAt <= ctx.clock.now()) return null;
  const { user, team, userId, asksRatings, localDate, frequencyId, ...more } = checkIn;
  const isMember = user.memberships.some(({ teamId }) => teamId === team.id);
  const leads = userId === team.leaderId || userId === team.secondaryLeaderId;
  if (!isMember && !(asksRatings && leads)) return null;
  const { firstName, timeZone } = user;
  const { name: teamName, workingDays, surveysTimeSend, company } = team;
  const day = localDate.toISOString().slice(0, 10);
  const locale = localeOf({ locale: user.locale, company });
  const whose = { userId, firstName, locale, timeZone };
  return {
    ...more,
    ...whose,
    teamName,
    smallestGroup: minimumInForce(company.minimumGroupSize, company.release?.personsMin ?? null),
    readers: await listNamedReaders({ teamId: team.id, userId, localDate: day }),
    workingDays,
    surveysTimeSend,
    localDate: day,
    frequencyId: frequencyId as FrequencyId,
  };
}
