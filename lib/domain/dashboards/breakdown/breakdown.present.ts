import * as z from 'zod';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { ATTENTION_MAX } from '#/lib/domain/dashboards/breakdown/breakdown.contract.ts';
import { chosenDepartment } from '#/lib/domain/dashboards/company/company.sql.ts';
import {
  type PublishedGroup,
  presentPublished,
  presentPublishedFactors,
  reachRow,
} from '#/lib/domain/dashboards/published/published.present.ts';
import type { Published, TotalRow } from '#/lib/domain/dashboards/published/read-published.ts';
import { rankHighlights, type TeamStanding } from '#/lib/domain/metrics/changes/highlights.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import type { Locale } from '#/lib/words/locales.ts';

export const breakdownPart = z.object({ id: z.number(), name: z.string(), members: z.number() });
export const notableTeam = breakdownPart.extend({
  departmentName: z.string().nullable(),
  leader: z.string().nullable(),
  leaderEmail: z.string().nullable(),
});

export const breakdownRow = z.object({
  ...reachRow.shape,
  department: chosenDepartment.nullable(),
  timeZone: z.string(),
  parts: z.array(breakdownPart),
  /** All finished teams of the company or the department. */
  teamIds: z.array(z.number()),
  total: z.number(),
});
export type BreakdownRow = z.output<typeof breakdownRow>;

interface BreakdownView {
  /** The id of the company or department. */
  id: number;
  period: PeriodName;
  spans: PublishedSpans;
  /** How many people a score needs, and how often a reason must be named. */
  k: number;
  locale: Locale;
  teams: readonly z.output<typeof notableTeam>[];
  /** The ids of all teams with a good category. */
  wellIds: readonly number[];
  /** The sentiment that teams are compared with. */
  yardstick: number | null;
  /** The last day of the reader's last week. */
  sunday: LocalDate;
}

interface Read {
  parts: Published;
  whole: Published;
  teams: Published;
}

/** Returns the documented answer: which parts the results come from, and why. */
export function presentBreakdown(row: BreakdownRow, read: Read, view: BreakdownView) {
  const { department, publishedUntil: asOf } = row;
  const { id, period, spans, k, locale, teams, wellIds, yardstick, sunday } = view;
  const present = (published: Published) => presentPublished(published, { spans, isPublished: asOf !== null });
  const [ofPart, ofTeam] = [present(read.parts), present(read.teams)];
  const whole = present(read.whole)({ id, isSmall: false });
  const standings = teams.map((team) => {
    const figures = ofTeam({ id: team.id, isSmall: team.members < k });
    const { members: _members, ...leadTeam } = team;
    const { categoryId, participation } = figures;
    const lastWeek = figures.lastWeek(sunday);
    return { team: leadTeam, figures, categoryId, participation: participation.rate, lastWeek };
  });
  const kinds = ['attention', 'watch'] as const;
  const others = new Set(
    kinds.flatMap((kind) => rankHighlights(standings, yardstick, kind).map(({ team }) => team.id)),
  );
  return {
    asOf,
    period: { name: period, ...spans.range },
    department: department && { id: department.id, name: department.name },
    minimumGroupSize: k,
    kind: department ? ('team' as const) : ('department' as const),
    parts: row.parts.map((part) => {
      const figures = ofPart({ id: part.id, isSmall: part.members < k });
      return {
        ...part,
        ...slim(figures),
        participation: figures.participation.rate,
        feelings: figures.sentiment.typesAvg,
        drivers: presentDrivers(figures.totals, { k, locale }),
      };
    }),
    total: row.total,
    feelings: whole.sentiment.typesAvg,
    drivers: presentDrivers(whole.totals, { k, locale }),
    driversHiddenReason: whole.factorsHiddenReason,
    knownTeams: read.whole.hidden.teamNames,
    ...findHighlights(standings, yardstick),
    successIds: wellIds.filter((team) => !others.has(team)),
  };
}

/** Returns results without their lines. */
function slim(figures: PublishedGroup) {
  const of = (metric: 'motivation' | 'productivity' | 'sentiment') => {
    const { avg, change, reliable, personsBand, hiddenReason, endsEarly, isPartial } = figures[metric];
    return { avg, change, reliable, personsBand, hiddenReason, endsEarly, isPartial };
  };
  return { motivation: of('motivation'), productivity: of('productivity'), sentiment: of('sentiment') };
}

function presentDrivers(totals: readonly TotalRow[], view: Pick<BreakdownView, 'k' | 'locale'>) {
  return presentPublishedFactors(totals, view).flatMap(({ id, label, helped, hurt }) =>
    helped || hurt ? [{ id, label, helped: helped?.timesBand ?? null, hurt: hurt?.timesBand ?? null }] : [],
  );
}

const [RISEN_MAX, SUCCESS_MAX] = [2, 2];

/**
 * Returns, clearest first, the teams that need attention, at most ten, how many there are, all that fell and are still
 * high, up to two that rose clearly without doing well yet, and up to two that do well.
 */
export function findHighlights<Team>(teams: readonly TeamStanding<Team>[], wholeSentiment: number | null) {
  const attention = rankHighlights(teams, wholeSentiment, 'attention');
  return {
    attention: attention.slice(0, ATTENTION_MAX),
    attentionTotal: attention.length,
    watch: rankHighlights(teams, wholeSentiment, 'watch').map(({ team }) => team),
    risen: rankHighlights(teams, wholeSentiment, 'rise').slice(0, RISEN_MAX),
    success: rankHighlights(teams, wholeSentiment, 'success').slice(0, SUCCESS_MAX),
  };
}
