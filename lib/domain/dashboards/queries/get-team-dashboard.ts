import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { addDays, addMonths } from '#/lib/domain/calendar/local-date.ts';
import { comparisonRanges, type PeriodName, periodRange, previousRange } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { canFilterByMember, canViewTeamDashboard } from '#/lib/domain/dashboards/policy.ts';
import { presentTeamDashboard } from '#/lib/domain/dashboards/present.ts';
import { readTeamFigures } from '#/lib/domain/dashboards/queries/read-team-figures.ts';
import { K_ANON_MIN, TRAILING_DAYS } from '#/lib/domain/metrics/constants.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

export interface TeamDashboardWanted {
  id: number;
  period: PeriodName;
  /** 0 stands for all. */
  member: number;
}

/**
 * One team's dashboard over a period, in one round trip. Throws `not_found` for a team that the company does not have
 * or a member that the team does not have, `forbidden` without the right to see it.
 */
export async function getTeamDashboard(ctx: UserCtx, wanted: TeamDashboardWanted) {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  const spans = spansOf(wanted.period, today);
  const team = await readTeamFigures({
    companyId: ctx.company.id,
    userId: ctx.actor.userId,
    teamId: wanted.id,
    range: { ...spans.range, from: firstDayOf(spans) },
    memberId: wanted.member,
  });
  if (!team) throw notFound();
  if (!canViewTeamDashboard(ctx.actor, team)) throw forbidden();
  const byName = canFilterByMember(ctx.actor, team);
  if (wanted.member !== 0) {
    if (!byName) throw forbidden();
    if (!team.members.some(([id]) => id === wanted.member)) throw notFound();
  }
  return presentTeamDashboard({
    team: {
      ...team,
      frequencyId: team.frequencyId as FrequencyId,
      createdOn: localDateAt(team.completedAt, ctx.actor.timeZone),
    },
    rows: team.rows,
    // Colleagues see averages, but never one that is nearly a single person's answer.
    spans: { ...spans, minimumPersons: byName ? 1 : K_ANON_MIN },
    wanted,
    today,
    byName,
  });
}

/** A year compares whole months, because its figures are kept by month. */
function spansOf(period: PeriodName, today: string) {
  const range = periodRange(period, today);
  if (range.bucket !== 'month') {
    return {
      range,
      previous: { ...previousRange(range), bucket: range.bucket },
      compared: comparisonRanges(period, today),
    };
  }
  const previous = { from: addMonths(range.from, -12), to: addDays(range.from, -1), bucket: range.bucket };
  return { range, previous, compared: { now: range, before: previous } };
}

/** The smoothed line and the comparison may look further back than the period before. */
function firstDayOf({ previous, compared }: ReturnType<typeof spansOf>): string {
  const reach = addDays(previous.from, previous.bucket === 'day' ? 1 - TRAILING_DAYS : 0);
  return [reach, compared.before.from].sort()[0] ?? reach;
}
