import type { Plugin } from 'chart.js';
import type { ChartWords } from '#/components/charts/blank-words.ts';
import type { ChartEvent, LineChartModel } from '#/components/charts/line-chart-model.ts';
import { bucketOf, type PeriodRange } from '#/lib/domain/calendar/period.ts';

/** A model with what began in its days, at its places and in its summary; what began before or after is left out. */
export function withFlags(
  model: LineChartModel,
  events: readonly ChartEvent[],
  { period: { from, to, bucket }, t }: { period: PeriodRange; t: ChartWords },
): LineChartModel {
  const flags = events
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, text }) => ({ at: model.labels.findLastIndex((one) => one.date <= bucketOf(date, bucket)), text }))
    .filter(({ at }) => at >= 0);
  if (flags.length === 0) return model;
  const sentences = flags.map(({ at, text }) => t('summary.flag', { day: model.labels[at]?.fullLabel ?? '', text }));
  return { ...model, flags, summary: [model.summary, ...sentences].join(' ') };
}

/** Height of the pole's cloth and its width, in pixels. */
const cloth = { width: 11, height: 8 };

/** Sets a small flag where something began: a hair line over the height of the drawing, and a pennant at its top. */
export function flagMarks(places: readonly number[], colour: string | undefined): Plugin<'line'> {
  return {
    id: 'flagMarks',
    beforeDatasetsDraw({ ctx, chartArea: { top, bottom, right }, scales: { x } }) {
      if (!x || !colour) return;
      ctx.save();
      ctx.strokeStyle = colour;
      ctx.fillStyle = colour;
      ctx.lineWidth = 1;
      for (const at of new Set(places)) {
        const pole = Math.round(x.getPixelForValue(at)) + 0.5;
        // At the end of the axis it flies the other way.
        const end = pole + (pole + cloth.width > right ? -cloth.width : cloth.width);
        const peak = top - cloth.height / 2;
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(pole, bottom);
        ctx.stroke();
        ctx.beginPath();
        ctx.moveTo(pole, peak);
        ctx.lineTo(end, peak + cloth.height / 2);
        ctx.lineTo(pole, peak + cloth.height);
        ctx.fill();
      }
      ctx.restore();
    },
  };
}
