import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { isNamedDay } from '#/lib/domain/calendar/named-days.ts';
import { canReadAnswersByName, canReadTeamParticipation } from '#/lib/domain/check-ins/check-ins.policy.ts';
import {
  presentCheckInReport,
  presentEarlierDay,
  presentTeamParticipation,
} from '#/lib/domain/check-ins/report/report.present.ts';
import { readReportDay, readReportPeople } from '#/lib/domain/check-ins/report/report.service.ts';
import { nextCheckInDate } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { readParticipation } from '#/lib/domain/releases/read/read-participation.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

interface ReportRequest {
  id: number;
  /** Without it, the last day with a check-in. */
  date?: LocalDate | undefined;
}

/**
 * Returns what a team answered on one day: by name for its leaders; as published participation for those above the
 * team, and for leaders who didn't lead it that day.
 * Throws `not_found` for an unknown team, `forbidden` for everyone else.
 */
export async function getCheckInReport(ctx: UserCtx, { id, date }: ReportRequest) {
  const { actor, company, clock } = ctx;
  const teamKey = { companyId: company.id, teamId: id };
  const day = await readReportDay({ ...teamKey, userId: actor.userId, date: date ?? null });
  if (!day) throw notFound();
  const now = clock.now();
  const nextDueDate = nextCheckInDate(day, { timeZone: actor.timeZone, now });
  if (canReadTeamParticipation(actor, day)) {
    const published = await readParticipation(ctx, { teamId: id, date: date ?? null });
    const { minimumGroupSize: k } = company;
    return presentTeamParticipation({ day, published, nextDueDate, k });
  }
  if (!canReadAnswersByName(actor, day)) throw forbidden();
  if (day.date !== null && !isNamedDay(day.leaderships, day.date)) {
    const published = await readParticipation(ctx, { teamId: id, date: day.date });
    return presentEarlierDay({ day, published, nextDueDate, k: company.minimumGroupSize });
  }
  const people = await readReportPeople({ ...teamKey, userId: actor.userId, date: day.date });
  return presentCheckInReport({ day, people, nextDueDate, now, locale: ctx.locale });
}
