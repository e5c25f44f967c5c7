import type { ChartOptions } from 'chart.js';
import { formatValue } from '#/components/charts/format-value.ts';
import type { ChartLabel } from '#/components/charts/line-chart-model.ts';
import { GRID_STEP } from '#/lib/domain/metrics/series/axis.ts';

export interface ScaleInput {
  labels: readonly ChartLabel[];
  unit: string;
  yMin: number;
  yMax: number;
  locale: string;
  ink: string;
  grid: string;
  /** The line of zero, if there are values on both sides of it. */
  zero: string;
  isStacked?: boolean;
  /** One of several on the same time axis: grid steps suit its lowest value, and only the last chart has dates. */
  row?: 'last' | 'other' | undefined;
}

/**
 * Returns the axes of every chart: a fixed height in four steps, or fewer if it doesn't begin at zero, a light grid, as
 * many dates as fit.
 */
export function chartScales({ labels, unit, yMin, yMax, locale, ink, grid, zero, isStacked = false, row }: ScaleInput) {
  const font = { family: getComputedStyle(document.body).fontFamily, size: 12 };
  return {
    x: {
      type: 'category',
      stacked: isStacked,
      grid: { display: false },
      border: { color: grid },
      ticks: {
        display: row !== 'other',
        color: ink,
        font,
        maxRotation: 0,
        autoSkipPadding: 20,
        callback: (_value, at) => labels[at]?.label ?? '',
      },
    },
    y: {
      type: 'linear',
      stacked: isStacked,
      min: yMin,
      max: yMax,
      grid: { color: ({ tick }) => (yMin < 0 && tick.value === 0 ? zero : grid), drawTicks: false },
      border: { display: false },
      ticks: {
        color: ink,
        font,
        padding: 8,
        stepSize: row || yMin > 0 ? GRID_STEP : (yMax - yMin) / 4,
        callback: (value) => formatValue(Number(value), unit.trim().length > 1 ? '' : unit, locale),
      },
    },
  } satisfies ChartOptions<'line' | 'bar'>['scales'];
}

/**
 * Moves labels apart so that neighbours keep `gap` pixels, as close to their desired heights as the space from `top` to
 * `bottom` allows. Returns them in the order of the input.
 * @example spreadLabels([50, 52], 16, 0, 100) // [43, 59]
 */
export function spreadLabels(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  // Blocks of touching labels, each around the mean of its labels' desired heights.
  const blocks: { members: number[]; start: number }[] = [];
  for (const at of order) {
    let block = place([at]);
    for (
      let above = blocks.at(-1);
      above && above.start + above.members.length * gap > block.start;
      above = blocks.at(-1)
    ) {
      blocks.pop();
      block = place([...above.members, ...block.members]);
    }
    blocks.push(block);
  }
  const result = [...heights];
  for (const { members, start } of blocks) {
    for (const [index, at] of members.entries()) result[at] = start + index * gap;
  }
  return result;

  function place(members: number[]) {
    const ideal = members.reduce((sum, at, index) => sum + (heights[at] ?? 0) - index * gap, 0) / members.length;
    return { members, start: Math.max(top, Math.min(ideal, bottom - (members.length - 1) * gap)) };
  }
}

/** The least distance of the card from the edges of the screen, and its distance from the line, in pixels. */
const gaps = { edge: 8, line: 12 };

interface Place {
  /** The line, from the left edge of the screen. */
  at: number;
  isPastMiddle: boolean;
  width: number;
  viewport: number;
}

/** Moves a card next to its line, which is the left edge of its parent. */
export function moveBeside(card: HTMLElement | null, isPastMiddle: boolean): void {
  if (!card?.parentElement) return;
  const { left: at, top } = card.parentElement.getBoundingClientRect();
  const viewport = document.documentElement.clientWidth;
  card.style.left = `${placeBox({ at, isPastMiddle, viewport, width: card.offsetWidth }) - at}px`;
  card.style.top = `${raiseBox({ top, viewport, height: card.offsetHeight })}px`;
}

/** The width of a phone, and the height of the bar at its top, in pixels. */
const phone = { width: 581, bar: 64 };

/**
 * Returns the upper edge of a card, in pixels from that of its drawing, which is `top` pixels from that of the screen:
 * above the drawing on a phone, where it would cover most of it, if the bar leaves room.
 * @example raiseBox({ top: 357, height: 140, viewport: 400 }) // -140
 */
export function raiseBox({ top, height, viewport }: { top: number; height: number; viewport: number }): number {
  return viewport < phone.width && top - height >= phone.bar ? -height : 0;
}

/**
 * Returns the left edge of a card next to a line, in pixels of the screen: on the side with more room, and always
 * inside the screen.
 * @example placeBox({ at: 210, isPastMiddle: false, width: 240, viewport: 400 }) // 152
 */
export function placeBox({ at, isPastMiddle, width, viewport }: Place): number {
  const desired = isPastMiddle ? at - gaps.line - width : at + gaps.line;
  return Math.max(gaps.edge, Math.min(desired, viewport - gaps.edge - width));
}
