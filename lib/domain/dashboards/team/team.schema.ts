import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import {
  countedPoints,
  countedShareBars,
  lastWeek,
  periodName,
  points,
  score,
  shareBars,
  shares,
  shownPeriod,
} from '#/lib/domain/dashboards/published/figure.schema.ts';
import { hiddenReason, knownTeams } from '#/lib/domain/releases/releases.schema.ts';

export const teamParams = z.object({ id });

export const teamDashboardQuery = z.object({
  period: periodName.default(DEFAULT_PERIOD),
  view: z
    .enum(['published'], 'Leave the view out, or write published.')
    .optional()
    .describe('For leaders: returns what everyone else sees, including days before they led the team.'),
  member: idOrZero.default(0).describe('Only this member, for leaders; 0 for all.'),
});

/** How many people are behind a result: the exact number by name, a range like 5–9 if published. */
const persons = z.int().nullable();
const personsBand = z.string().nullable();

/** One result over a period: null if there is nothing or too little to show, never zero. */
const figure = z
  .object({
    avg: score,
    data: countedPoints,
    weeks: points.optional().describe('By week, if `data` is published by day over more than a week.'),
    smoothed: points.nullable().describe('For small teams, whose days vary a lot: the mean of the last seven days.'),
    previousAvg: score.describe('The average of the days that `change` compares with.'),
    previousData: points,
    change: score.describe('For a team by name, of people who answered in both periods; otherwise of the averages.'),
    reliable: z.boolean(),
    persons,
    personsBand,
    hiddenReason,
    since: z
      .string()
      .nullable()
      .describe(
        'By name: the first day with an answer in the period (over a year, the first of its month). Published: the day of the first batch.',
      ),
    until: z.string().nullable().describe('The last batch’s day, in the period or before; null for results by name.'),
    endsEarly: z.boolean().describe('True if a check-in was due after the last batch and isn’t published yet.'),
    isPartial: z.boolean().describe('True if it ends early or is based on fewer than half of the check-ins.'),
  })
  .meta({ id: 'TeamFigure' });

/** Null if no one named it; if published, also if fewer people than a batch needs named it in four weeks. */
const mentions = z
  .object({
    checkIns: z.int().nullable(),
    persons,
    personsBand,
    timesBand: z.string().nullable().describe('How often it was named, if published.'),
  })
  .nullable()
  .meta({ id: 'Mentions' });

/** The results that the leader's view has a second time, under their documented names. */
const leaderView = z.object({
  teamId: z.int(),
  teamName: z.string(),
  leader: z.string().nullable(),
  motivationAvg: score,
  motivationLineGraph: points,
  sentimentAvg: score,
  sentimentLineGraph: points,
  sentimentGoodAvg: score,
  sentimentMehAvg: score,
  sentimentBadAvg: score,
  sentimentBarGraph: shareBars,
  performanceAvg: score,
  performanceLineGraph: points,
});
export type LeaderView = z.output<typeof leaderView>;

/** The team of the results. */
export const viewedTeam = z.object({
  id: z.int(),
  name: z.string(),
  members: z.int(),
  leader: z.string().nullable(),
  departmentName: z.string().nullable(),
});

export const teamDashboard = leaderView.extend({
  team: viewedTeam,
  period: shownPeriod,
  comparedWith: z
    .object({ from: z.string(), to: z.string() })
    .optional()
    .describe('The earlier days that changes and dashed lines compare with; missing if not all of them are by name.'),
  asOf: z
    .string()
    .nullable()
    .describe('The last day that can have a batch; null before the first, and for results by name, which are live.'),
  source: z
    .object({ scope: z.enum(['team', 'department', 'company']), name: z.string() })
    .nullable()
    .describe(
      'Whose results these are: a team too small for its own shows those of its department or company. Null for results by name.',
    ),
  namedSince: z
    .string()
    .nullable()
    .describe('The first day that the caller reads by name; null if they read all days of the period.'),
  minimumGroupSize: z.int().describe('The smallest number of people behind a published result.'),
  knownTeams,
  member: z.int(),
  members: z.array(z.object({ value: z.int(), label: z.string() })),
  motivation: figure.and(z.object({ isDefault: z.boolean() })),
  productivity: figure,
  sentiments: figure.and(
    z.object({ typesAvg: z.object(shares), typesData: countedShareBars, typesWeeks: countedShareBars.optional() }),
  ),
  productivity_sentiment_category: z.int(),
  lastWeek,
  norms: z
    .array(z.object({ id: z.int(), name: z.string(), avg: score, persons, personsBand, hiddenReason }))
    .describe('How far each norm is lived up to, from 0 to 100; norms that weren’t asked about are missing.'),
  factors: z
    .array(z.object({ id: z.int(), label: z.string(), helped: mentions, hurt: mentions, mentioned: mentions }))
    .describe('What people named with a good feeling (helped), a bad one (hurt) or one in between.'),
  factorsHiddenReason: hiddenReason,
  participation: z
    .object({
      due: z.int().nullable(),
      answered: z.int().nullable(),
      rate: score,
      previousRate: score.describe('The rate of the previous period; null for results by name.'),
      hiddenReason,
      persons,
      personsDue: persons,
    })
    .describe(
      '`rate` in percent of the check-ins. `due` and `answered` are null unless read by name; `due` is also 0 if the team’s schedule has no check-in in the period.',
    ),
  nextDueDate: z.string().nullable(),
});
