import type { Plugin } from 'chart.js';
import { spreadLabels } from '#/components/charts/spread-labels.ts';

/** From this width on, up to four lines carry their names at their ends instead of a legend. */
export const directLabelWidth = 560;
export const directLabelLimit = 4;

const font = () => `500 12px ${getComputedStyle(document.body).fontFamily}`;

/** The room the names need at the right, in pixels. */
export function measureLabels(names: readonly string[]): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font();
  return Math.ceil(Math.max(0, ...names.map((name) => canvas.measureText(name).width))) + 24;
}

/** Writes the name of each line beside its last value, with a dot in the line's colour. */
export function directLabels(ink: string): Plugin<'line'> {
  return {
    id: 'directLabels',
    afterDatasetsDraw({ ctx, data, chartArea, scales: { y }, width }) {
      if (!y || width < directLabelWidth || data.datasets.length > directLabelLimit) return;
      const ends = data.datasets.flatMap((line) => {
        const value = line.data.findLast((entry) => typeof entry === 'number');
        return typeof value === 'number' ? [{ line, wanted: y.getPixelForValue(value) }] : [];
      });
      const heights = spreadLabels(
        ends.map((end) => end.wanted),
        18,
        chartArea.top,
        chartArea.bottom,
      );
      ctx.save();
      ctx.font = font();
      ctx.textBaseline = 'middle';
      for (const [at, { line }] of ends.entries()) {
        const height = heights[at] ?? 0;
        ctx.fillStyle = typeof line.borderColor === 'string' ? line.borderColor : ink;
        ctx.beginPath();
        ctx.arc(chartArea.right + 11, height, 3, 0, 2 * Math.PI);
        ctx.fill();
        ctx.fillStyle = ink;
        ctx.fillText(line.label ?? '', chartArea.right + 19, height);
      }
      ctx.restore();
    },
  };
}
