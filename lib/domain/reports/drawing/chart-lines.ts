import { box, type Drawn, dot, picture, stroke, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';

interface ChartPoint {
  date: string;
  record: number | null;
}

export interface ChartLine {
  name: string;
  /** A level is one value along the whole axis. */
  style: 'solid' | 'level' | 'specks';
  points: readonly ChartPoint[];
  /** Whether it connects its points across gaps. */
  holds?: boolean;
  /** The text at the right end, at the height of its value; without it, a solid line ends in its last value. */
  end?: { value: number; text: string };
}

/** Draws the legend of the lines, for the top of a card; null for fewer than two lines. */
export function legend(lines: readonly ChartLine[]): Drawn | null {
  if (lines.length < 2) return null;
  return box(
    { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 2 },
    ...lines.map(({ name, style }) =>
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 4 },
        picture(
          { width: 16, height: 6 },
          style === 'specks'
            ? dot({ cx: 8, cy: 3, r: 1.3, fill: speckColour })
            : stroke({ x1: 0, y1: 3, x2: 16, y2: 3, ...penOf(style) }),
        ),
        text({ fontSize: 7.5, color: paint.muted }, name),
      ),
    ),
  );
}

export const speckColour = '#a9bdee';

/** Returns how a line of this style is drawn. */
export function penOf(style: ChartLine['style']) {
  return style === 'level'
    ? { stroke: '#9a9086', strokeWidth: 0.8, strokeDasharray: '3 2.5' }
    : { stroke: paint.accent, strokeWidth: 1.6 };
}
