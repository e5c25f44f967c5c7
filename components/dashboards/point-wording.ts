import { type Blanks, plainBlanks } from '#/components/charts/blank-words.ts';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import type { Bucket } from '#/lib/domain/calendar/period.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

interface How {
  blanks: Blanks;
  t: FigureReader['t'];
}

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
