import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import {
  presentPublished,
  presentPublishedFactors,
  presentPublishedNorms,
} from '#/lib/domain/dashboards/published/published.present.ts';
import type { Published } from '#/lib/domain/dashboards/published/read-published.ts';
import type { PublishedTeam } from '#/lib/domain/dashboards/published/read-published-team.ts';
import { presentLeaderView } from '#/lib/domain/dashboards/team/leader-view.present.ts';
import { allMembers } from '#/lib/domain/dashboards/team/team.present.ts';
import type { PublishedFigure } from '#/lib/domain/metrics/publication/published-figure.ts';
import { SCOPE, type Scope } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/published-spans.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/scores/motivation.ts';

/** Whose figures are shown: a team's own, or those of what it is part of. */
interface Source {
  readonly scope: Scope;
  readonly id: number;
  readonly name: string;
}

interface TeamView {
  readonly source: Source;
  readonly spans: PublishedSpans;
  readonly period: PeriodName;
  /** Persons a batch needs. */
  readonly k: number;
  /** True for those who may choose among the members elsewhere: they are given the one choice they have here. */
  readonly isAbove: boolean;
  /** For leaders of days before they led. */
  readonly namedSince: LocalDate | null;
  readonly nextDueDate: LocalDate | null;
}

/** Whose figures stand for a team: those of its department, or of the company, where it has fewer members than `k`. */
export function sourceOf(team: PublishedTeam, k: number): Source {
  if (team.members >= k) return { scope: SCOPE.team, id: team.id, name: team.name };
  if (team.department && team.department.members >= k) return { scope: SCOPE.department, ...team.department };
  return { scope: SCOPE.company, ...team.company };
}

const scopeNames = { [SCOPE.team]: 'team', [SCOPE.department]: 'department', [SCOPE.company]: 'company' } as const;

/** The shape of a team's dashboard for those who see no names: what is published, without counts. */
export function presentPublishedTeam(team: PublishedTeam, published: Published, view: TeamView) {
  const { source, spans, period, k, isAbove, nextDueDate } = view;
  const isSmall = source.scope === SCOPE.company && team.company.members < k;
  const group = presentPublished(published, { spans, isPublished: team.publishedUntil !== null })({
    id: source.id,
    isSmall,
  });
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
    members: isAbove ? [allMembers] : [],
    motivation: { ...withoutCounts(motivation), isDefault: motivation.isDefault },
    productivity: withoutCounts(group.productivity),
    sentiments: {
      ...withoutCounts(group.sentiment),
      typesAvg: group.sentiment.typesAvg,
      typesData: group.sentiment.typesData,
    },
    norms: presentPublishedNorms(group),
    factors: presentPublishedFactors(group.totals, k),
    factorsHiddenReason: group.factorsHiddenReason,
    productivity_sentiment_category: group.categoryId,
    participation: { ...group.participation, due: null, answered: null, persons: null, personsDue: null },
    nextDueDate,
  };
  return { ...dashboard, ...presentLeaderView(dashboard) };
}

/** A smoothed line would hold the days between its points. */
function withoutCounts<Figure extends PublishedFigure>(figure: Figure) {
  return { ...figure, smoothed: null, persons: null };
}
