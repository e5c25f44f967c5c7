import { type BlankWords, plainBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import type { Bucket } from '#/lib/domain/calendar/period.ts';

const averages: Record<Bucket, string> = { day: 'Daily', week: 'Weekly', month: 'Monthly' };

/**
 * How to read a line: what a point is, and what its dotted parts and hollow points are where it has some.
 * @example describePoints({ series: [{ links: ['bridge'] }] }, 'day', { off: 'no check-in' })
 * // 'Daily averages. Dotted across days without a check-in.'
 */
export function describePoints(
  { series }: Pick<LineChartModel, 'series'>,
  bucket: Bucket,
  { off }: BlankWords,
): string {
  const across = off === plainBlanks.off ? `across ${bucket}s without a check-in` : 'where too few people answered';
  const dotted = series[0]?.links.includes('bridge') ? ` Dotted ${across}.` : '';
  return `${averages[bucket]} averages.${dotted}${describeHollow({ series })}`;
}

/** What hollow points are, where a line has some. */
export function describeHollow({ series }: Pick<LineChartModel, 'series'>): string {
  return series.some(({ weak }) => weak?.includes(true)) ? ' Hollow points: fewer than half answered.' : '';
}
