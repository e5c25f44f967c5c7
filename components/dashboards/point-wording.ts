import { type Blanks, plainBlanks } from '#/components/charts/blank-words.ts';
import { endOfLine, type LineChartModel } from '#/components/charts/line-chart-model.ts';
import { nameDays } from '#/components/dashboards/sample-wording.ts';
import type { Bucket } from '#/lib/domain/calendar/period.ts';
import { TREND_RULES, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type How = { blanks: Blanks; t: FigureReader['t'] };

/** Explains a line: what a point is, and what its dotted parts and hollow points are if it has some. */
export function describePoints(model: Pick<LineChartModel, 'series'>, bucket: Bucket, { blanks, t }: How): string {
  const isDotted = model.series[0]?.links.includes('bridge');
  const dotted = isDotted && t(`points.dotted.${blanks.off === plainBlanks.off ? bucket : 'published'}`);
  return [t(`points.${bucket}`), dotted, describeHollow(model, t)].filter(Boolean).join(' ');
}

/** Explains hollow points; empty if a line has none. */
export function describeHollow({ series }: Pick<LineChartModel, 'series'>, t: FigureReader['t']): string {
  return series.some(({ weak }) => weak?.includes(true)) ? t('points.hollow') : '';
}

/**
 * Says what the first line of a chart does, as it's drawn and without calling it a rise or a fall: where it's highest
 * or lowest, whichever is farther from its end, and its end, or between which values it stays. Empty for a few values.
 */
export function describeCourse(
  { series: [line], labels }: Pick<LineChartModel, 'series' | 'labels'>,
  { metric, bucket, locale }: { metric: TrendMetric; bucket: Bucket; locale: string },
  t: FigureReader['t'],
): string {
  // A week is one value, at the place where it's drawn; few answers after the end of the line belong to none.
  const nameOf = nameDays(line?.anchors ? 'week' : bucket, { t, locale });
  const values = (line?.values.slice(0, endOfLine(line) + 1) ?? []).flatMap((value, at) =>
    value === null || line?.anchors?.[at] === false ? [] : [{ value: Math.round(value), day: nameOf(labels[at]) }],
  );
  const last = values.at(-1);
  // Fewer values are read faster than a sentence about them.
  if (!last || values.length < 4) return '';
  const distance = ({ value }: { value: number }) => Math.abs(value - last.value);
  // The last of several, because the line then went there and came back.
  const start = values.reduce((before, one) => (distance(one) >= distance(before) ? one : before));
  const side = start.value > last.value ? 'high' : 'low';
  const times = values.filter(({ value }) => value === start.value).length;
  if (distance(start) >= TREND_RULES[metric].small)
    return t('points.went', { side, times, from: start.value, since: start.day, to: last.value, until: last.day });
  const all = values.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? '' : t('points.stayed', { low, high });
}
