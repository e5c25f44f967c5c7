import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { nextCheckInDate } from '#/lib/domain/check-ins/occurrences.ts';
import { presentClosedDays } from '#/lib/domain/dashboards/closed-days-present.ts';
import { canFilterByMember, canViewTeamDashboard } from '#/lib/domain/dashboards/policy.ts';
import { presentTeamDashboard } from '#/lib/domain/dashboards/present.ts';
import { readClosedDays } from '#/lib/domain/dashboards/queries/read-closed-days.ts';
import { type DashboardTeam, readTeamFigures } from '#/lib/domain/dashboards/queries/read-team-figures.ts';
import { closedSpans, DAYS_AHEAD, figureSpans, firstDayOf, lastLiveDay } from '#/lib/domain/metrics/figure-spans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

export interface TeamDashboardWanted {
  id: number;
  period: PeriodName;
  /** 0 stands for all. */
  member: number;
  /** False gives leaders what members see, for what may be passed on. */
  byName?: false;
}

/**
 * One team's dashboard over a period, in one round trip: live for its leaders, from closed days for its members. Throws
 * `not_found` for a team that the company does not have or a member that the team does not have, `forbidden` without
 * the right to see it.
 */
export async function getTeamDashboard(ctx: UserCtx, wanted: TeamDashboardWanted) {
  const byName = ctx.actor.role === 'Team Leader' && wanted.byName !== false;
  return byName ? showLive(ctx, wanted) : showClosedDays(ctx, wanted);
}

async function showLive(
  ctx: UserCtx,
  wanted: TeamDashboardWanted,
  today = localDateAt(ctx.clock.now(), ctx.actor.timeZone),
) {
  const spans = figureSpans(wanted.period, today);
  const isToday = spans.range.to === today;
  const team = await readTeamFigures({
    ...readerOf(ctx, wanted),
    range: { ...spans.range, from: firstDayOf(spans), to: addDays(spans.range.to, isToday ? DAYS_AHEAD : 0) },
    shownFrom: spans.range.from,
    memberId: wanted.member,
  });
  if (!team) throw notFound();
  if (!canFilterByMember(ctx.actor, team)) throw forbidden();
  if (wanted.member !== 0 && !team.members.some(([id]) => id === wanted.member)) throw notFound();
  const last = lastLiveDay(wanted.period, today, team.rows.checkIns.at(-1)?.localDate ?? null);
  // Only then a second look, which moves all days of the period by as much.
  if (last !== today) return showLive(ctx, wanted, last);
  return presentTeamDashboard({ team, rows: team.rows, spans, wanted, nextDueDate: nextDueDateOf(ctx, team) });
}

async function showClosedDays(ctx: UserCtx, wanted: TeamDashboardWanted) {
  const now = ctx.clock.now();
  const spansUntil = (day: LocalDate) => closedSpans(wanted.period, day);
  const firstDay = (day: LocalDate) => firstDayOf(spansUntil(day));
  const team = await readClosedDays({ ...readerOf(ctx, wanted), now, firstDay });
  if (!team) throw notFound();
  if (!canViewTeamDashboard(ctx.actor, team) || wanted.member !== 0) throw forbidden();
  return presentClosedDays({
    team,
    spans: spansUntil(team.closedUntil),
    period: wanted.period,
    nextDueDate: nextDueDateOf(ctx, team),
  });
}

function readerOf({ company, actor }: UserCtx, { id }: TeamDashboardWanted) {
  return { companyId: company.id, userId: actor.userId, teamId: id };
}

function nextDueDateOf({ actor, clock }: UserCtx, team: DashboardTeam): LocalDate | null {
  return nextCheckInDate(team, { timeZone: actor.timeZone, now: clock.now() });
}
