import * as z from 'zod';
import { id, idOrZero } from '#/lib/api/fields.ts';
import { DEFAULT_PERIOD } from '#/lib/domain/calendar/period.ts';
import {
  countedPoints,
  countedShareBars,
  hiddenReason,
  periodName,
  points,
  score,
  shareBars,
  shares,
  shownPeriod,
} from '#/lib/domain/dashboards/figure-schema.ts';

export const teamParams = z.object({ id });

export const teamDashboardQuery = z.object({
  period: periodName.default(DEFAULT_PERIOD),
  member: idOrZero.default(0).describe('0 stands for all; leaders only.'),
});

/** How many people stand behind a figure: exactly for leaders, as a band like 5–9 for members, who get no counts. */
const persons = z.int().nullable();
const personsBand = z.string().nullable();

/** One figure over a period: null where there is nothing or too little to show, never zero for missing. */
const figure = z
  .object({
    avg: score,
    data: countedPoints,
    smoothed: points
      .nullable()
      .describe('Mean over the last seven days per point, for small teams whose single days jump.'),
    previousAvg: score.describe('Of the days that `change` compares with.'),
    previousData: points,
    change: score.describe('Over the same persons in both periods.'),
    reliable: z.boolean(),
    persons,
    personsBand,
    hiddenReason,
    since: z
      .string()
      .nullable()
      .describe('First day with an answer that counts, or first of its month over a year; null without one.'),
  })
  .meta({ id: 'TeamFigure' });

/** Null for viewers who must not see what so few people said. */
const named = z.object({ checkIns: z.int().nullable(), persons, personsBand }).nullable().meta({ id: 'Mentions' });

/** Some of the same figures again, by the documented names of the leader's view. */
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

export const teamDashboard = leaderView.extend({
  team: z.object({ id: z.int(), name: z.string(), members: z.int(), leader: z.string().nullable() }),
  period: shownPeriod,
  comparedWith: z
    .object({ from: z.string(), to: z.string() })
    .optional()
    .describe('The earlier days that changes and dashed lines compare with, for leaders.'),
  asOf: z.string().nullable().describe('Last day that counts for members; null for leaders, whose figures are live.'),
  member: z.int(),
  members: z.array(z.object({ value: z.int(), label: z.string() })),
  motivation: figure.extend({ isDefault: z.boolean() }),
  productivity: figure,
  sentiments: figure.extend({ typesAvg: z.object(shares), typesData: countedShareBars }),
  productivity_sentiment_category: z.int(),
  norms: z
    .array(z.object({ id: z.int(), name: z.string(), avg: score, persons, personsBand, hiddenReason }))
    .describe('How far each norm is lived up to, 0..100; norms that were not asked about are absent.'),
  factors: z
    .array(z.object({ id: z.int(), label: z.string(), helped: named, hurt: named, mentioned: named }))
    .describe('What people named beside a good feeling (helped), a bad one (hurt) or one in between.'),
  participation: z
    .object({
      due: z.int().nullable(),
      answered: z.int().nullable(),
      rate: score,
      persons,
      personsDue: persons,
    })
    .describe('Members get the rate alone.'),
  nextDueDate: z.string().nullable(),
});
