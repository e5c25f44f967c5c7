import { dueDatesIn } from '#/lib/domain/calendar/due.ts';
import { type LocalDate, sundayBefore } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange, PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { nextCheckInDate, scheduleOf } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { canViewFigures, seesTeamsFromAbove } from '#/lib/domain/dashboards/dashboards.policy.ts';
import {
  presentPublished,
  presentPublishedFactors,
  presentPublishedNorms,
  spansWithin,
} from '#/lib/domain/dashboards/published/published.present.ts';
import { type Published, readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import { type PublishedTeam, readPublishedTeam } from '#/lib/domain/dashboards/published/read-published-team.ts';
import { allMembersIn, presentLeaderView } from '#/lib/domain/dashboards/team/team.present.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import type { PublishedFigure } from '#/lib/domain/metrics/publication/published-figure.ts';
import { SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/scores/motivation.ts';
import { figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import type { Locale } from '#/lib/words/locales.ts';

export interface PublishedTeamQuery {
  id: number;
  period: PeriodName;
  /** 0 means all. */
  member: number;
  /** The last day of published results to look at; by default the newest that can have a batch. */
  until?: LocalDate;
}

/**
 * Returns a team's published dashboard, for everyone who sees no names. If the team is too small, its department's or
 * company's results are shown. `since` is the first day that a leader reads by name. Throws what `getTeamDashboard`
 * throws.
 */
export async function getPublishedTeam(ctx: UserCtx, query: PublishedTeamQuery, since: LocalDate | null) {
  const { actor, clock } = ctx;
  const team = await readPublishedTeam({ companyId: ctx.company.id, userId: actor.userId, teamId: query.id });
  if (!team) throw notFound();
  if (!canViewFigures(actor, team) || query.member !== 0) throw forbidden();
  const k = ctx.company.minimumGroupSize;
  const source = sourceOf(team, k);
  const spans = spansWithin(query.period, team, localDateAt(clock.now(), team.timeZone), query.until);
  const read = {
    companyId: ctx.company.id,
    scope: source.scope,
    scopeIds: [source.id],
    spans,
    reader: figureReaderOf(ctx, k),
  };
  const published = await readPublished(read);
  const isAbove = seesTeamsFromAbove(actor);
  const nextDueDate = nextCheckInDate(team, { timeZone: actor.timeZone, now: clock.now() });
  const sunday = sundayBefore(localDateAt(clock.now(), actor.timeZone));
  const base = { source, spans, period: query.period, k, isAbove, namedSince: since };
  const view = { ...base, nextDueDate, sunday, locale: ctx.locale };
  return presentPublishedTeam(team, published, view);
}

/** The group whose results are shown: the team, its department or its company. */
interface Source {
  readonly scope: Scope;
  readonly id: number;
  readonly name: string;
}

interface TeamView {
  readonly source: Source;
  readonly spans: PublishedSpans;
  readonly period: PeriodName;
  /** How many people a batch needs. */
  readonly k: number;
  /** True for people above the team. They can only choose all members. */
  readonly isAbove: boolean;
  /** For leaders: the first day that they read by name. */
  readonly namedSince: LocalDate | null;
  readonly nextDueDate: LocalDate | null;
  /** The last day of the reader's last week. */
  readonly sunday: LocalDate;
  readonly locale: Locale;
}

/** Returns whose results are shown for a team: with fewer than `k` members, its department's or company's. */
function sourceOf(team: PublishedTeam, k: number): Source {
  if (team.members >= k) return { scope: SCOPE.team, id: team.id, name: team.name };
  if (team.department && team.department.members >= k) return { scope: SCOPE.department, ...team.department };
  return { scope: SCOPE.company, ...team.company };
}

const scopeNames = { [SCOPE.team]: 'team', [SCOPE.department]: 'department', [SCOPE.company]: 'company' } as const;

/** Returns a team's dashboard for people who see no names: published results without counts. */
function presentPublishedTeam(team: PublishedTeam, published: Published, view: TeamView) {
  const { source, spans, period, k, isAbove, nextDueDate, sunday, locale } = view;
  const isSmall = source.scope === SCOPE.company && team.company.members < k;
  const group = presentPublished(published, { spans, isPublished: team.publishedUntil !== null })({
    id: source.id,
    isSmall,
  });
  // The schedule is known to the team; how many were asked isn't.
  const isFree = source.scope === SCOPE.team && group.participation.rate === null && !hasCheckIn(team, spans.range);
  const due = isFree ? 0 : null;
  const motivation = withMotivationDefault(group.motivation, team.hasMotivation);
  const dashboard = {
    team: {
      id: team.id,
      name: team.name,
      members: team.members,
      leader: team.leader,
      departmentName: team.department?.name ?? null,
    },
    period: { name: period, ...spans.range },
    asOf: team.publishedUntil,
    source: { scope: scopeNames[source.scope], name: source.name },
    minimumGroupSize: k,
    knownTeams: published.hidden.teamNames,
    namedSince: view.namedSince,
    member: 0,
    members: isAbove ? [allMembersIn(locale)] : [],
    motivation: { ...withoutCounts(motivation), isDefault: motivation.isDefault },
    productivity: withoutCounts(group.productivity),
    sentiments: {
      ...withoutCounts(group.sentiment),
      typesAvg: group.sentiment.typesAvg,
      typesData: group.sentiment.typesData,
      typesWeeks: group.sentiment.typesWeeks,
    },
    norms: presentPublishedNorms(group, locale),
    factors: presentPublishedFactors(group.totals, { k, locale }),
    factorsHiddenReason: group.factorsHiddenReason,
    productivity_sentiment_category: group.categoryId,
    lastWeek: group.lastWeek(sunday),
    participation: { ...group.participation, due, answered: null, persons: null, personsDue: null },
    nextDueDate,
  };
  return { ...dashboard, ...presentLeaderView(dashboard) };
}

function hasCheckIn(team: PublishedTeam, { from, to }: DateRange): boolean {
  return dueDatesIn(scheduleOf(team), from, to).length > 0;
}

/** Returns a result without counts and without the smoothed line, which would contain the days between its points. */
function withoutCounts<Figure extends PublishedFigure>(figure: Figure) {
  return { ...figure, smoothed: null, persons: null };
}
