'use client';

import { clsx } from 'clsx';
import { useMemo } from 'react';
import { leadTo, placeNames } from '#/components/dashboards/teams-overview/place-names.ts';
import type { scatterCells } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { placeCellName } from '#/components/dashboards/teams-overview/teams-overview-scatter-cells.tsx';

interface ScatterNamesProps {
  /** Places in percent of the area. */
  dots: readonly { id: number; name: string; x: number; y: number }[];
  cells: ReturnType<typeof scatterCells>;
  /** Of the drawing, in pixels. */
  width: number;
  height: number;
  shownId: number | null;
}

/** What the name of a cell covers. */
const CELL_NAME = { width: 108, height: 18 };

function place(
  dots: ScatterNamesProps['dots'],
  cells: ScatterNamesProps['cells'],
  area: { width: number; height: number },
) {
  const { width, height } = area;
  const points = dots.map(({ name, x, y }) => ({ name, x: (x * width) / 100, y: (y * height) / 100 }));
  const obstacles = cells.flatMap((cell) => {
    const end = placeCellName(cell, dots);
    if (end === null) return [];
    const y = end === 'top' ? (cell.top * height) / 100 : height - (cell.bottom * height) / 100 - CELL_NAME.height;
    return [{ x: (cell.left * width) / 100, y, ...CELL_NAME }];
  });
  return { points, places: placeNames(points, area, obstacles) };
}

/** Over others, on the side where there is more room. */
function besideDot({ x, y }: { x: number; y: number }) {
  const side = x > 50 ? { right: `${100 - x}%`, marginRight: 12 } : { left: `${x}%`, marginLeft: 12 };
  return { ...side, top: `calc(${y}% - 8px)` };
}

/** The names of the dots, where they cover nothing; what finds no room is named when it is lit up. */
export function ScatterNames({ dots, cells, width, height, shownId }: ScatterNamesProps) {
  const { points, places } = useMemo(() => place(dots, cells, { width, height }), [dots, cells, width, height]);
  return (
    <>
      <svg aria-hidden width={width} height={height} className="pointer-events-none absolute inset-0">
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
        const dot = dots[at];
        if (!dot || (!box && dot.id !== shownId)) return null;
        return (
          <span
            key={dot.id}
            className={clsx(
              'pointer-events-none absolute whitespace-nowrap text-12 leading-[0.9375rem] transition-opacity',
              dot.id === shownId ? 'font-semibold' : shownId !== null && 'opacity-45',
            )}
            style={box ? { left: box.x, top: box.y } : besideDot(dot)}
          >
            {dot.name}
          </span>
        );
      })}
    </>
  );
}
