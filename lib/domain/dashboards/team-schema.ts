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
  /** 0 stands for all; leaders only. */
  member: idOrZero.default(0),
});

/** How many people stand behind a figure: exactly for leaders, as a band like 5–9 for members, who get no counts. */
const persons = z.int().nullable();
const personsBand = z.string().nullable();

/** One figure over a period: null where there is nothing or too little to show, never zero for missing. */
const figure = z
  .object({
    avg: score,
    data: countedPoints,
    /** Mean over the last seven days per point, for small teams whose single days jump. */
    smoothed: points.nullable(),
    /** Of the days that `change` compares with. */
    previousAvg: score,
    previousData: points,
    /** Over the same persons in both periods. */
    change: score,
    reliable: z.boolean(),
    persons,
    personsBand,
    hiddenReason,
    /** First day with an answer that counts, or first of its month over a year; null without one. */
    since: z.string().nullable(),
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
  /** The earlier days that changes and dashed lines compare with, for leaders. */
  comparedWith: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Last day that counts for members; null for leaders, whose figures are live. */
  asOf: z.string().nullable(),
  member: z.int(),
  members: z.array(z.object({ value: z.int(), label: z.string() })),
  motivation: figure.extend({ isDefault: z.boolean() }),
  productivity: figure,
  sentiments: figure.extend({ typesAvg: z.object(shares), typesData: countedShareBars }),
  productivity_sentiment_category: z.int(),
  /** How far each norm is lived up to, 0..100; norms that were not asked about are absent. */
  norms: z.array(z.object({ id: z.int(), name: z.string(), avg: score, persons, personsBand, hiddenReason })),
  /** What people named beside a good feeling (helped), a bad one (hurt) or one in between. */
  factors: z.array(z.object({ id: z.int(), label: z.string(), helped: named, hurt: named, mentioned: named })),
  /** Members get the rate alone. */
  participation: z.object({
    due: z.int().nullable(),
    answered: z.int().nullable(),
    rate: score,
    persons,
    personsDue: persons,
  }),
  nextDueDate: z.string().nullable(),
});
