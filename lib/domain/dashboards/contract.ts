import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { DEFAULT_PERIOD, periods } from '#/lib/domain/calendar/period.ts';

const id = z.coerce.number('Unknown id.').int('Unknown id.').max(2_147_483_647, 'Unknown id.');
const periodName = z.enum(
  periods.map(({ name }) => name),
  'Choose one of the periods 1d, 1w, 1m, 6m and 1y.',
);
const score = z.number().nullable();
const points = z.array(z.object({ date: z.string(), record: score }));

/** One figure over a period: null where there is nothing or too little to show, never zero for missing. */
const figure = z.object({
  avg: score,
  data: points,
  /** Mean over the last seven days per point, for small teams whose single days jump. */
  smoothed: points.nullable(),
  previousAvg: score,
  previousData: points,
  /** Over the same persons in both periods. */
  change: score,
  reliable: z.boolean(),
  persons: z.int(),
  hiddenReason: z.enum(['group_too_small', 'protects_other_group', 'not_enough_answers']).nullable(),
});
const shares = { good: score, meh: score, bad: score };

export const listDashboardTeamsContract = endpoint({
  name: 'listDashboardTeams',
  method: 'GET',
  path: '/api/dashboard/teams',
  access: 'auth',
  summary: 'The teams whose dashboard or management this person may open in the current role.',
  response: z.object({
    teams: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        departmentName: z.string().nullable(),
        leader: z.string().nullable(),
        membersCount: z.int(),
        openInvitations: z.int(),
      }),
    ),
  }),
});

export const getTeamDashboardContract = endpoint({
  name: 'getTeamDashboard',
  method: 'GET',
  path: '/api/dashboard/teams/{id}',
  access: ['Team Leader', 'Member'],
  summary: 'Motivation, performance and sentiment of one team over a period, for its leaders and members.',
  params: z.object({ id: id.min(1, 'Unknown id.') }),
  query: z.strictObject({
    period: periodName.default(DEFAULT_PERIOD),
    /** 0 stands for all; leaders only. */
    member: id.min(0, 'Unknown id.').default(0),
  }),
  response: z.object({
    team: z.object({ id: z.int(), name: z.string(), members: z.int(), leader: z.string().nullable() }),
    period: z.object({ name: periodName, from: z.string(), to: z.string(), bucket: z.enum(['day', 'week', 'month']) }),
    member: z.int(),
    members: z.array(z.object({ value: z.int(), label: z.string() })),
    motivation: figure.extend({ isDefault: z.boolean() }),
    productivity: figure,
    sentiments: figure.extend({
      typesAvg: z.object(shares),
      typesData: z.array(z.object({ date: z.string(), ...shares })),
    }),
    productivity_sentiment_category: z.int(),
    participation: z.object({ due: z.int(), answered: z.int(), rate: score, persons: z.int(), personsDue: z.int() }),
    nextDueDate: z.string().nullable(),
  }),
});
