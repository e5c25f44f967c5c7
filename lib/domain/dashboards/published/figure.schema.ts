import * as z from 'zod';
import { periods } from '#/lib/domain/calendar/period.ts';
import { message } from '#/lib/words/message.ts';

/** Null if there is nothing or too little to show, never zero. */
export const score = z.number().nullable();
export const points = z.array(z.object({ date: z.string(), record: score })).meta({ id: 'Points' });

/** How many people are behind a point, and how many were asked; only for leaders, in lines of the whole team. */
const counts = { persons: z.int().optional(), personsDue: z.int().optional() };
export const countedPoints = z
  .array(z.object({ date: z.string(), record: score, ...counts }))
  .meta({ id: 'CountedPoints' });

/** Shares of feelings in whole percent. */
export const shares = { good: score, meh: score, bad: score };
export const shareBars = z.array(z.object({ date: z.string(), ...shares })).meta({ id: 'ShareBars' });
export const countedShareBars = z
  .array(z.object({ date: z.string(), ...shares, ...counts }))
  .meta({ id: 'CountedShareBars' });

/** What can be said about a result of a period. */
export const finding = z
  .object({
    metric: z.enum(['motivation', 'productivity', 'sentiment']),
    kind: z.enum(['clear', 'small', 'steady', 'unclear', 'none']),
    value: z.int(),
    change: z.int().describe('The change in points.'),
  })
  .meta({ id: 'Finding' });
/** Missing by name, in an older process's answer, and in periods whose days aren't read. */
export const lastWeek = z
  .array(finding)
  .describe('Scores that moved differently last week than over the period.')
  .meta({ id: 'LastWeek' })
  .optional();

export const periodName = z.enum(
  periods.map(({ name }) => name),
  message('fields.period'),
);

export const shownPeriod = z
  .object({
    name: periodName,
    from: z.string(),
    to: z.string(),
    bucket: z.enum(['day', 'week', 'month']),
  })
  .meta({ id: 'Period' });
