import { clsx } from 'clsx';
import type { scatterCells } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

type Cell = ReturnType<typeof scatterCells>[number];

const tints = { good: 'bg-good/6', neutral: 'bg-neutral/6', bad: 'bg-bad/6' } as const;

/** In percent of the drawing: what a name needs. */
const ROOM = { across: 26, up: 14 };

/** What a name covers. */
const NAME = { across: 36, up: 8 };

/** True for a cell that is large enough for its name. */
function hasRoom({ left, right, top, bottom }: Cell): boolean {
  return 100 - left - right >= ROOM.across && 100 - top - bottom >= ROOM.up;
}

/**
 * Where the name of a cell stands, at its left above or below, whichever end fewer dots cover; null where there is no
 * room. Dots lie in percent from the upper left.
 */
export function placeCellName(cell: Cell, dots: readonly { x: number; y: number }[]): 'top' | 'bottom' | null {
  if (!hasRoom(cell)) return null;
  const across = dots.filter(({ x }) => x >= cell.left - 2 && x <= cell.left + NAME.across);
  const above = across.filter(({ y }) => y >= cell.top - 2 && y <= cell.top + NAME.up).length;
  const below = across.filter(({ y }) => y <= 102 - cell.bottom && y >= 100 - cell.bottom - NAME.up).length;
  return below < above ? 'bottom' : 'top';
}

interface ScatterCellsProps {
  cells: readonly Cell[];
  dots: readonly { x: number; y: number }[];
}

/** The nine categories behind the dots, each with its name where there is room. */
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
