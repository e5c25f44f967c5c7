import { clsx } from 'clsx';
import { sparklinePath } from '#/components/charts/sparkline-path.ts';
import { GRID_STEP, hasValue, type TeamLines } from '#/components/dashboards/teams-overview/teams-overview-lines.ts';
import { placeOnAxis } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';

interface LineDrawingProps {
  lines: TeamLines;
  /** The team that stands out; the others step back. */
  shownId: number | null;
}

/** Draws the lines and decides nothing: teams thin and pale, the company near-black, the chosen team in colour. */
export function LineDrawing({ lines, shownId }: LineDrawingProps) {
  const { company, teams, from } = lines;
  const steps = Array.from({ length: (100 - from) / GRID_STEP + 1 }, (_, at) => from + at * GRID_STEP);
  return (
    <>
      {steps.map((step) => (
        <span
          key={step}
          className="absolute inset-x-0 h-px bg-grid"
          style={{ top: `${100 - placeOnAxis(step, from)}%` }}
        >
          <span className="-translate-y-1/2 absolute right-full mr-2 text-12 text-muted tabular-nums">{step}</span>
        </span>
      ))}
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {teams.map((team) => (
          <Line
            key={team.id}
            values={team.values}
            from={from}
            className={clsx('stroke-[1.25] stroke-muted', shownId === null ? 'opacity-45' : 'opacity-20')}
          />
        ))}
        {hasValue(company) && <Line values={company.values} from={from} className="stroke-[2.5] stroke-average" />}
        {teams
          .filter(({ id }) => id === shownId)
          .map((team) => (
            <Line key={team.id} values={team.values} from={from} className="stroke-[2.5] stroke-accent-text" />
          ))}
      </svg>
    </>
  );
}

/** A point between two gaps is a dot of the same colour, thick enough not to look like dirt. */
function Line({ values, from, className }: { values: readonly (number | null)[]; from: number; className: string }) {
  const { line, dots } = sparklinePath(values, { width: 100, height: 100, min: from, max: 100 });
  const shared = {
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <>
      <path {...shared} d={line} className={clsx('fill-none transition-opacity', className)} />
      {dots.length > 0 && (
        // A stroke of no length with round ends is a dot that no stretching deforms.
        <path
          {...shared}
          d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          className={clsx('fill-none transition-opacity', className, 'stroke-[6]!')}
        />
      )}
    </>
  );
}
