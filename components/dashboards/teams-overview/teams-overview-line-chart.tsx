'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { speakPoint } from '#/components/charts/chart-point.ts';
import { spreadLabels } from '#/components/charts/chart-scales.ts';
import { ChartTooltip } from '#/components/charts/chart-tooltip.tsx';
import { sparklinePath } from '#/components/charts/sparkline-path.ts';
import {
  describeTeamLines,
  endOf,
  findNearestTeam,
  hasValue,
  lookOfName,
  type TeamLines,
} from '#/components/dashboards/teams-overview/teams-overview-lines.ts';
import { placeOnAxis } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { GRID_STEP } from '#/lib/domain/metrics/series/axis.ts';

interface TeamLineChartProps {
  lines: TeamLines;
  /** Teams that need attention, the most urgent first. */
  attention: readonly number[];
  /** The team that is highlighted, here and in the table. */
  shownId: number | null;
  onShow: (team: number | null) => void;
  locale: string;
}

const HEIGHT = 224;
/** Up to this many teams all have their names. */
const NAMED = 4;
/** The distance between two names in pixels, and how many of teams that need attention fit with it. */
const APART = 18;
const MARKED_NAMED = HEIGHT / APART - 2;

/** Shows the lines of many teams: the pointer highlights the nearest one, the keyboard moves along the weeks. */
export function TeamLineChart({ lines, attention, shownId, onShow, locale }: TeamLineChartProps) {
  const t = useTranslations('charts.explorer');
  const points = useTranslations('charts.points');
  const { labels, teams, company, title, from } = lines;
  const [place, setPlace] = useState<{ at: number; width: number } | null>(null);
  const last = labels.length - 1;
  const shownTeams = teams.filter(({ id }) => id === shownId);
  const drawn = attention.filter((id) => teams.some((team) => team.id === id));
  const namedTeams = drawn.slice(0, MARKED_NAMED);

  function follow(event: PointerEvent<HTMLElement>) {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last)));
    const value = 100 - ((event.clientY - top) / HEIGHT) * (100 - from);
    setPlace({ at, width });
    onShow(findNearestTeam(teams, at, value)?.id ?? null);
  }
  function walk(at: number, field: HTMLElement) {
    setPlace({ at, width: field.parentElement?.clientWidth ?? 0 });
  }

  const isNamed = ({ id }: { id: number }) => teams.length <= NAMED || id === shownId || namedTeams.includes(id);
  const labelledLines = [...(hasValue(company) ? [company] : []), ...teams.filter(isNamed)];
  const heights = spreadLabels(
    labelledLines.map((line) => HEIGHT - (placeOnAxis(endOf(line), from) / 100) * HEIGHT),
    APART,
    0,
    HEIGHT,
  );
  const x = place && last > 0 ? (place.at / last) * place.width : 0;
  const tooltip = place && describeTeamLines(lines, { at: place.at, teams: shownTeams }, { t: points, locale });
  return (
    <div className="@container">
      <div className="pt-2 pr-2 pb-8 pl-9 @min-[480px]:pr-36">
        <div
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => {
            setPlace(null);
            onShow(null);
          }}
          className="relative touch-pan-y rounded-mark has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4"
          style={{ height: HEIGHT }}
        >
          <div aria-hidden>
            <LineDrawing lines={lines} marked={drawn} shownId={shownId} />
            <span className="absolute top-full left-0 pt-2 text-12 text-muted">{labels[0]?.label}</span>
            {last > 0 && (
              <span className="absolute top-full right-0 pt-2 text-12 text-muted">{labels[last]?.label}</span>
            )}
            {labelledLines.map((line, at) => (
              <span
                key={line.id}
                className={clsx(
                  '-translate-y-1/2 absolute left-full ml-3 w-32 truncate font-medium text-12 transition-opacity @max-[480px]:hidden',
                  lookOfName(line.id, drawn, shownId),
                )}
                style={{ top: heights[at] }}
              >
                {line.name}
              </span>
            ))}
          </div>
          <input
            type="range"
            min={0}
            max={last}
            value={place?.at ?? last}
            aria-label={t('walk', { label: title })}
            aria-valuetext={speakPoint(
              describeTeamLines(lines, { at: place?.at ?? last, teams: shownTeams }, { t: points, locale }),
              points,
            )}
            onChange={(event) => walk(Number(event.target.value), event.target)}
            onKeyDown={(event) => event.key === 'Escape' && setPlace(null)}
            onFocus={(event) => event.target.matches(':focus-visible') && walk(place?.at ?? last, event.target)}
            onBlur={() => setPlace(null)}
            className="pointer-events-none absolute inset-0 opacity-0"
          />
          {tooltip && <ChartTooltip point={tooltip} x={x} isPastMiddle={x > (place?.width ?? 0) / 2} />}
        </div>
      </div>
      <ul aria-hidden className="@min-[480px]:hidden flex flex-wrap gap-x-4 gap-y-1 text-12 text-bad">
        {labelledLines
          .filter(({ id }) => namedTeams.includes(id))
          .toSorted((a, b) => endOf(b) - endOf(a))
          .map((line) => (
            <li key={line.id} className="wrap-anywhere">
              {line.name} <span className="font-semibold tabular-nums">{Math.round(endOf(line))}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface LinesLegendProps {
  lines: TeamLines;
  /** Whether some teams are coloured at first. */
  hasMarked: boolean;
  children: ReactNode;
}

/** Shows what the lines are, and a menu to choose one. */
export function LinesLegend({ lines, hasMarked, children }: LinesLegendProps) {
  const t = useTranslations('teams-overview.lines');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-13">
      <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        <LineName look="h-0.5 rounded-full bg-average">{lines.company.name}</LineName>
        <LineName look="pale-line h-px bg-muted">{t('teams')}</LineName>
        {hasMarked && <LineName look="strong-line h-0.5 bg-bad">{t('attention')}</LineName>}
      </span>
      {children}
    </div>
  );
}

function LineName({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden className={clsx('forced-color-adjust-none w-4 shrink-0', look)} />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </span>
  );
}

interface LineDrawingProps {
  lines: TeamLines;
  /** The teams that are coloured at first. */
  marked: readonly number[];
  /** The highlighted team; the others are dimmed. */
  shownId: number | null;
}

/**
 * Draws the lines and decides nothing: teams thin and pale, teams that need attention in colour, the company almost
 * black, the chosen team thicker.
 */
function LineDrawing({ lines, marked, shownId }: LineDrawingProps) {
  const { company, teams, labels, from } = lines;
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
      {labels.map(({ date }, at) => (
        <span
          key={date}
          className="absolute top-full h-1 w-px bg-control-line"
          style={{ left: `${(100 * at) / Math.max(1, labels.length - 1)}%` }}
        />
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
            className={clsx(
              marked.includes(team.id) ? 'strong-line stroke-bad' : 'pale-line stroke-1 stroke-muted opacity-30',
              shownId !== null && 'opacity-20',
            )}
          />
        ))}
        {hasValue(company) && <Line values={company.values} from={from} className="stroke-[1.5] stroke-average" />}
        {teams
          .filter(({ id }) => id === shownId)
          .map((team) => (
            <Line key={team.id} values={team.values} from={from} className="stroke-[2.5] stroke-accent-text" />
          ))}
      </svg>
    </>
  );
}

/** Draws a team's line. A point between two gaps is a dot of the same colour, large enough not to look like dirt. */
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
        // A line of length zero with round ends is a dot that stretching doesn't distort.
        <path
          {...shared}
          d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          className={clsx('fill-none transition-opacity', className, 'stroke-[6]!')}
        />
      )}
    </>
  );
}
