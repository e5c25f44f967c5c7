import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { hasNamedDay, namedSince } from '#/lib/domain/calendar/named-days.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canReadAnswersByName } from '#/lib/domain/check-ins/check-ins.policy.ts';
import { nextCheckInDate } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { readTeamFigures } from '#/lib/domain/dashboards/team/read-team-figures.ts';
import { presentTeamDashboard } from '#/lib/domain/dashboards/team/team.present.ts';
import {
  DAYS_AHEAD,
  figureSpans,
  firstDayOf,
  lastLiveDay,
  namedSpans,
} from '#/lib/domain/metrics/publication/figure-spans.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/**
 * Returns a team's dashboard by name and live, for its leaders, with at most two statements. `dashboard` is null if the
 * leader reads none of the days by name; `namedSince` is the first day they do. Throws what `getTeamDashboard` throws.
 */
export async function getLiveTeam(
  ctx: UserCtx,
  query: { id: number; period: PeriodName; member: number },
  today = localDateAt(ctx.clock.now(), ctx.actor.timeZone),
) {
  const { company, actor, clock } = ctx;
  const spans = figureSpans(query.period, today);
  const isToday = spans.range.to === today;
  const team = await readTeamFigures({
    companyId: company.id,
    userId: actor.userId,
    teamId: query.id,
    range: { ...spans.range, from: firstDayOf(spans), to: addDays(spans.range.to, isToday ? DAYS_AHEAD : 0) },
    shownFrom: spans.range.from,
    memberId: query.member,
  });
  if (!team) throw notFound();
  if (!canReadAnswersByName(actor, team)) throw forbidden();
  if (query.member !== 0 && !team.members.some(([id]) => id === query.member)) throw notFound();
  const last = lastLiveDay(query.period, today, team.rows.checkIns.at(-1)?.localDate ?? null);
  // Reads again if the last live day isn't today, because all days of the period then move.
  if (last !== today) return getLiveTeam(ctx, query, last);
  const since = namedSince(team.leaderships);
  if (query.member === 0 && !hasNamedDay(team.leaderships, spans.range)) return { dashboard: null, namedSince: since };
  const dashboard = presentTeamDashboard({
    team,
    rows: team.rows,
    spans: namedSpans(spans, team.leaderships),
    query,
    k: company.minimumGroupSize,
    nextDueDate: nextCheckInDate(team, { timeZone: actor.timeZone, now: clock.now() }),
    locale: ctx.locale,
  });
  return { dashboard, namedSince: since };
}
