'use client';

import { clsx } from 'clsx';
import { useMemo } from 'react';
import { LETTER, leadTo, placeNames } from '#/components/dashboards/teams-overview/place-names.ts';
import { type Cell, placeCellName } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

interface ScatterNamesProps {
  /** Positions in percent of the area. */
  dots: readonly { id: number; name: string; x: number; y: number; isUrgent: boolean }[];
  cells: readonly Cell[];
  /** The size of the drawing, in pixels. */
  width: number;
  height: number;
  shownId: number | null;
}

/** The height of a line of a cell's name, and the space around it, in pixels. */
const CELL_NAME = { line: 14, around: 4 };
/** From this width in pixels, all teams can have their names. */
const ROOMY = 240;

/** Returns the dots in pixels and the places of their names; in a narrow drawing, of urgent ones if there are any. */
export function placeTeamNames(
  dots: ScatterNamesProps['dots'],
  cells: ScatterNamesProps['cells'],
  area: { width: number; height: number },
) {
  const { width, height } = area;
  const namesAll = width >= ROOMY || !dots.some(({ isUrgent }) => isUrgent);
  const points = dots.map(({ name, isUrgent, x, y }) => ({
    name: namesAll || isUrgent ? name : '',
    isUrgent,
    x: (x * width) / 100,
    y: (y * height) / 100,
  }));
  const obstacles = cells.flatMap((cell) => {
    const end = placeCellName(cell, dots);
    if (end === null) return [];
    const text = cell.title.length * LETTER + 2 * CELL_NAME.around;
    const room = ((100 - cell.left - cell.right) * width) / 100;
    const lines = Math.ceil(text / room);
    const high = lines * CELL_NAME.line + CELL_NAME.around;
    const y = end === 'top' ? (cell.top * height) / 100 : height - (cell.bottom * height) / 100 - high;
    return [{ x: (cell.left * width) / 100, y, width: Math.min(text, room), height: high }];
  });
  return { points, places: placeNames(points, area, obstacles) };
}

/** Returns the style of a name next to its dot, on the side with more room, above other names. */
function besideDot({ x, y }: { x: number; y: number }) {
  const side = x > 50 ? { right: `${100 - x}%`, marginRight: 16 } : { left: `${x}%`, marginLeft: 16 };
  return { ...side, top: `calc(${y}% - 8px)` };
}

/**
 * Returns the style of a name next to its dot, in percent, so that it stays there on paper, which has another width.
 */
function besidePoint(box: { x: number; width: number }, point: { x: number } | undefined, width: number) {
  if (point && box.x + box.width <= point.x) return { right: `${100 - ((box.x + box.width) * 100) / width}%` };
  return { left: `${(box.x * 100) / width}%` };
}

/** How much farther a highlighted dot reaches, in pixels. */
const GROWN = 4;

/** Returns the margin of the name of a highlighted dot, so that the larger dot doesn't cover it. */
export function moveAway(box: { x: number; y: number; width: number }, point: { x: number; y: number }) {
  if (box.x >= point.x) return { marginLeft: GROWN };
  if (box.x + box.width <= point.x) return { marginRight: GROWN };
  return { marginTop: box.y > point.y ? GROWN : -GROWN };
}

/** Shows the names of the dots that have room; the others are shown when they are highlighted. */
export function ScatterNames({ dots: all, cells, width, height, shownId }: ScatterNamesProps) {
  const dots = useMemo(() => all.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent)), [all]);
  const { points, places } = useMemo(
    () => placeTeamNames(dots, cells, { width, height }),
    [dots, cells, width, height],
  );
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        {places.map((box, at) => {
          const point = points[at];
          if (!box?.isLed || !point) return null;
          const { x, y } = leadTo(box, point);
          return (
            <line key={dots[at]?.id} x1={point.x} y1={point.y} x2={x} y2={y} className="stroke-[0.75] stroke-muted" />
          );
        })}
      </svg>
      {places.map((box, at) => {
        const [dot, point] = [dots[at], points[at]];
        if (!dot || (!box && dot.id !== shownId)) return null;
        return (
          <span
            key={dot.id}
            className={clsx(
              'pointer-events-none absolute whitespace-nowrap text-12 leading-[0.9375rem] transition-opacity',
              dot.id === shownId ? 'font-semibold' : shownId !== null && 'opacity-45',
            )}
            style={{
              ...(box ? { ...besidePoint(box, point, width), top: box.y } : besideDot(dot)),
              ...(box && point && !box.isLed && dot.id === shownId && moveAway(box, point)),
            }}
          >
            {dot.name}
          </span>
        );
      })}
    </>
  );
}

const tints = { good: 'bg-good/6', neutral: 'bg-neutral/6', bad: 'bg-bad/6' } as const;

interface ScatterCellsProps {
  cells: readonly Cell[];
  dots: readonly { x: number; y: number }[];
}

/** Shows the nine categories behind the dots, each with its name if there is room. */
export function ScatterCells({ cells, dots }: ScatterCellsProps) {
  return cells.map((cell) => {
    const { id, title, tint, left, right, top, bottom } = cell;
    const end = placeCellName(cell, dots);
    return (
      <span
        key={id}
        className={clsx(
          'absolute overflow-hidden border-grid border-t border-r p-1 text-12 text-muted leading-[0.875rem]',
          tint && tints[tint],
          end === 'bottom' && 'flex items-end',
        )}
        style={{ left: `${left}%`, right: `${right}%`, top: `${top}%`, bottom: `${bottom}%` }}
      >
        {end && title}
      </span>
    );
  });
}
