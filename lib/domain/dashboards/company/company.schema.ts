import * as z from 'zod';
import { idOrZero, page } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import { orderDirections, shownMetrics, teamOrders } from '#/lib/domain/dashboards/company/company.constants.ts';
import {
  lastWeek,
  periodName,
  points,
  score,
  shareBars,
  shares,
} from '#/lib/domain/dashboards/published/figure.schema.ts';
import { hiddenReason } from '#/lib/domain/releases/releases.schema.ts';

const period = periodName.default(DEFAULT_PERIOD);

/** 0 means all: the company for administrators, the first department they lead for department leaders. */
export const companyQuery = z.object({ period, departmentId: idOrZero.default(0) });

export const TEAMS_PER_PAGE = 50;

/** The most teams needing attention that are listed by name. */
export const ATTENTION_NAMED = 50;

/** The leader's email address, for people above the team. */
export const leaderEmail = z.string().nullable();

/** A team that stands out, and why. */
export const teamHighlight = z
  .object({
    team: z.object({
      id: z.int(),
      name: z.string(),
      departmentName: z.string().nullable(),
      leader: z.string().nullable(),
      leaderEmail,
    }),
    reason: z.enum(['fell', 'category', 'below', 'low', 'participation', 'rose', 'above']),
    metric: z.enum(['sentiment', 'productivity', 'motivation', 'participation']),
    value: z.int(),
    change: z.int().nullable().describe('In points, if it’s beyond chance.'),
    categoryId: z.int(),
    lastWeek,
  })
  .meta({ id: 'TeamHighlight' });

export const analyticsRequest = z.object({
  period: periodName.optional(),
  departmentId: idOrZero.default(0),
  metric: z.enum(shownMetrics).default('motivation'),
  page,
});

/** The period, for calls that take it in the query or in the body. */
export const periodQuery = z.object({ period: periodName.optional() });

export const teamsOverviewRequest = z.object({
  period: periodName.optional(),
  departmentId: idOrZero.default(0),
  teamId: idOrZero.default(0).describe('Only this team; 0 for all.'),
  category: z
    .int()
    .min(0)
    .max(9)
    .nullable()
    .default(null)
    .describe('A category of productivity and sentiment; null for all.'),
  search: z.string().trim().max(100).default(''),
  sort: z.enum(teamOrders).default('name').describe('`attention`: teams that need attention come first.'),
  grouped: z.boolean().default(false).describe('Whether teams are grouped by department.'),
  direction: z.enum(orderDirections).default('asc'),
  page,
});

/**
 * A published result in whole points 0..100, with the number of people as a range. Null if no batch is dated in the
 * period, never zero.
 */
export const publishedFigure = z
  .object({
    avg: score,
    data: points,
    weeks: points.describe('By week, if `data` is by day over more than a week.'),
    previousAvg: score,
    previousData: points,
    change: score.describe(
      'The change of the averages; `reliable` if the days, weeks or months of both periods differ by more than chance.',
    ),
    reliable: z.boolean(),
    personsBand: z.string().nullable(),
    hiddenReason,
    since: z.string().nullable().describe('The day of the first batch in the result; null if there is none.'),
    until: z.string().nullable().describe('The day of the last batch in the result; null if there is none.'),
    endsEarly: z.boolean().describe('True if a check-in was due after the last batch and isn’t published yet.'),
    isPartial: z.boolean().describe('True if it ends early or is based on fewer than half of the check-ins.'),
  })
  .meta({ id: 'PublishedFigure' });
export type PublishedFigure = z.output<typeof publishedFigure>;

/** Sentiment with the shares of good, neutral and bad feelings, for the period and each point. */
export const publishedSentiment = publishedFigure
  .and(z.object({ typesAvg: z.object(shares), typesData: shareBars, typesWeeks: shareBars }))
  .meta({ id: 'PublishedSentiment' });

/** The answered share of the closed check-ins, in whole percent. */
export const publishedParticipation = z
  .object({ rate: score, previousRate: score, hiddenReason })
  .meta({ id: 'PublishedParticipation' });

const answerGroup = z.object({ value: score, label: z.string() }).meta({ id: 'AnswerGroup' });

/** The result of a monthly question in the last month, and a line of the previous months. */
export const groupedAnswers = z.object({
  detractors: answerGroup,
  neutral: answerGroup,
  promoters: answerGroup,
  avg: score,
  personsBand: z.string().nullable(),
  hiddenReason,
  color: z.enum(['very_good', 'good', 'neutral', 'bad']).nullable(),
  month: z.string().nullable().describe('The first day of the month shown; null without a result.'),
  isSoFar: z.boolean().describe('True until the month shown is over.'),
  data: points,
});

/** How far each norm is lived up to, 0..100. Norms that weren't asked about are missing. */
export const norms = z.array(
  z.object({ id: z.int(), name: z.string(), avg: score, personsBand: z.string().nullable(), hiddenReason }),
);
