import type { GroupChapter } from '#/lib/domain/reports/document/report-model.ts';

type Year = GroupChapter['year'];

const MONTHS = 12;
const WITHOUT_RESULT = 3;

/** Returns the twelve months until March 2026, the fourth without a result. */
export function sampleYear(sentiment: Year['sentiment']): Year {
  const typesData = Array.from({ length: MONTHS }, (_, at) => ({
    date: new Date(Date.UTC(2025, 3 + at, 1)).toISOString().slice(0, 10),
    good: 40 + at,
    meh: 40 - at,
    bad: 20,
  })).filter((_, at) => at !== WITHOUT_RESULT);
  const period = { name: '1y', from: '2025-04-01', to: '2026-03-30', bucket: 'month' } as const;
  return { period, sentiment: { ...sentiment, typesData } };
}
