import { clsx } from 'clsx';
import {
  placeCellName,
  type ScatterDot,
  scatterCells,
} from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

/** The nine categories behind the dots, each name where the fewest dots cover it. */
export function ScatterCells({ dots }: { dots: readonly ScatterDot[] }) {
  return scatterCells.map((cell) => (
    <span
      key={cell.id}
      className={clsx(
        'absolute flex overflow-hidden border-grid border-r border-b p-1 text-12 text-muted leading-[0.875rem]',
        placeCellName(cell, dots) === 'bottom' && 'items-end',
        (cell.id === 1 || cell.id === 9) && 'bg-sunken',
      )}
      style={placeCell(cell)}
    >
      {cell.title}
    </span>
  ));
}

function placeCell({ left, right, top, bottom }: (typeof scatterCells)[number]) {
  return { left: `${left}%`, right: `${right}%`, top: `${top}%`, bottom: `${bottom}%` };
}
