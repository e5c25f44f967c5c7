import { type CheckInSchedule, nextDueDate } from '#/lib/domain/calendar/due.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { TeamDashboardWanted } from '#/lib/domain/dashboards/queries/get-team-dashboard.ts';
import type { TeamFigures } from '#/lib/domain/dashboards/queries/read-team-figures.ts';
import { computeCategory } from '#/lib/domain/metrics/category.ts';
import type { FigureRows } from '#/lib/domain/metrics/figure-rows.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/motivation.ts';
import { computeParticipation } from '#/lib/domain/metrics/participation.ts';
import { computePeriodFigure, type FigureSpans } from '#/lib/domain/metrics/period-figure.ts';
import { roundScore } from '#/lib/domain/metrics/round-score.ts';
import { computeSentimentShares, toSentimentValues } from '#/lib/domain/metrics/sentiment.ts';
import { bucketSentimentTypes } from '#/lib/domain/metrics/series.ts';

interface TeamDashboard {
  team: Omit<TeamFigures<unknown>, 'frequencyId'> & CheckInSchedule;
  rows: FigureRows;
  spans: Omit<FigureSpans, 'dueDates'>;
  wanted: TeamDashboardWanted;
  today: LocalDate;
  /** May this viewer see answers by name? */
  byName: boolean;
}

const noShares = { good: null, meh: null, bad: null };

/** The documented shape of a team's dashboard. */
export function presentTeamDashboard({ team, rows, spans, wanted, today, byName }: TeamDashboard) {
  const { range } = spans;
  const dueDates = [...new Set(rows.checkIns.filter(({ due }) => due > 0).map(({ localDate }) => localDate))];
  const figureSpans = { ...spans, dueDates };
  const isShown = ({ localDate }: { localDate: LocalDate }) => localDate >= range.from && localDate <= range.to;
  const feelings = rows.sentiment.filter(isShown);
  const participation = computeParticipation(rows.checkIns.filter(isShown));
  const motivation = computePeriodFigure('motivation', rows.motivation, figureSpans);
  const productivity = computePeriodFigure('productivity', rows.productivity, figureSpans);
  const sentiments = computePeriodFigure('sentiment', toSentimentValues(rows.sentiment), figureSpans);
  return {
    team: { id: team.id, name: team.name, members: team.members.length, leader: team.leader },
    period: { name: wanted.period, ...range },
    member: wanted.member,
    members: byName ? [allMembers, ...team.members.map(([value, label]) => ({ value, label }))] : [],
    motivation: { ...motivation, ...withMotivationDefault(motivation.avg, team.hasMotivation) },
    productivity,
    sentiments: {
      ...sentiments,
      typesAvg: (sentiments.avg === null ? null : computeSentimentShares(feelings)) ?? noShares,
      typesData: bucketSentimentTypes(feelings, { range, dueDates, minimumPersons: spans.minimumPersons }),
    },
    productivity_sentiment_category: computeCategory({
      productivity: productivity.avg,
      sentiment: sentiments.avg,
      persons: Math.min(productivity.persons, sentiments.persons),
      participation: participation.rate,
    }),
    participation: {
      due: participation.due,
      answered: participation.answered,
      rate: roundScore(participation.rate),
      persons: participation.personsAnswered,
      personsDue: participation.personsDue,
    },
    nextDueDate: nextDueDate(team, today),
  };
}

/** The documented first entry of the member filter. */
const allMembers = { value: 0, label: 'All team members' };
