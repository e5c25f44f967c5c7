import type { BlankWords } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import type { Bucket } from '#/lib/domain/calendar/period.ts';

/**
 * How to read a line: what a point is, and what its dotted parts are where it has some.
 * @example wordPoints(model, 'day', plainBlanks) // 'One point per day. Dots lead across days with no check-in.'
 */
export function wordPoints({ series }: Pick<LineChartModel, 'series'>, bucket: Bucket, { off }: BlankWords): string {
  const hasBridge = series[0]?.links.includes('bridge');
  return `One point per ${bucket}.${hasBridge ? ` Dots lead across ${bucket}s with ${off}.` : ''}`;
}
