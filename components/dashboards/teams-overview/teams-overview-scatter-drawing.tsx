'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useWidth } from '#/components/charts/use-chart-colours.ts';
import {
  placeOnAxis,
  type ScatterDot,
  scatterCells,
  scatterFrom,
} from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { ScatterAxes } from '#/components/dashboards/teams-overview/teams-overview-scatter-axes.tsx';
import { ScatterCells, ScatterNames } from '#/components/dashboards/teams-overview/teams-overview-scatter-names.tsx';
import type { State } from '#/components/ui/feedback/state-icon.tsx';

/** Teams that are neither well nor need attention look alike. */
export const fills: Record<State, string> = { good: 'bg-good', neutral: 'bg-info', bad: 'bg-bad', info: 'bg-info' };

const rings: Partial<Record<State, string>> = { good: 'border-good', bad: 'border-bad' };

const HEIGHT = 320;

interface ScatterDrawingProps {
  dots: readonly ScatterDot[];
  speak: (dot: ScatterDot) => string;
  shownId: number | null;
  onShow: (team: number | null) => void;
  onOpen: (team: number) => void;
}

/** Shows dots with their names on nine cells. The pointer highlights a team, the keyboard moves between them. */
export function ScatterDrawing({ dots, speak, shownId, onShow, onOpen }: ScatterDrawingProps) {
  const t = useTranslations('teams-overview.quadrant');
  const [ref, width] = useWidth();
  const [isHere, setHere] = useState(false);
  const light = (team: number | null) => {
    setHere(team !== null);
    onShow(team);
  };
  const from = scatterFrom(dots);
  const titles = useTranslations('figures.categories');
  const cells = useMemo(() => scatterCells(from, titles), [from, titles]);
  const placed = useMemo(
    () =>
      dots.map((dot) => ({
        ...dot,
        x: placeOnAxis(dot.sentiment, from),
        y: 100 - placeOnAxis(dot.performance, from),
      })),
    [dots, from],
  );
  const place = Math.max(
    0,
    dots.findIndex(({ id }) => id === shownId),
  );
  const dot = placed.find(({ id }) => id === shownId);
  const spoken = dots[place];
  return (
    <div className="@container pl-10">
      <div
        ref={ref}
        className="relative mb-7 @max-[300px]:mb-12 rounded-mark border border-line has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4"
        style={{ height: HEIGHT }}
      >
        <div aria-hidden className="absolute inset-0">
          <ScatterCells cells={cells} dots={placed} />
          {width > 0 && <ScatterNames dots={placed} cells={cells} width={width} height={HEIGHT} shownId={shownId} />}
          {placed.map(({ id, name, x, y, state, isUnsure }) => (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              aria-label={name}
              onPointerEnter={() => light(id)}
              onPointerLeave={() => light(null)}
              onClick={() => onOpen(id)}
              className={clsx(
                '-translate-x-1/2 -translate-y-1/2 absolute size-6 p-1.5 transition-[scale,opacity]',
                id === shownId && 'z-10 scale-150',
                shownId !== null && id !== shownId && 'opacity-45',
              )}
              style={{ left: `${x}%`, top: `${y}%` }}
            >
              <span
                className={clsx(
                  'forced-color-adjust-none block size-3 rounded-full ring-2 ring-surface',
                  isUnsure ? ['border-2 bg-surface', rings[state] ?? 'border-control-line'] : fills[state],
                )}
              />
            </button>
          ))}
          <ScatterAxes from={from} />
        </div>
        <input
          type="range"
          min={0}
          max={dots.length - 1}
          value={place}
          aria-label={t('walk')}
          aria-valuetext={spoken && speak(spoken)}
          onChange={(event) => light(dots[Number(event.target.value)]?.id ?? null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') light(null);
            if (event.key === 'Enter' && spoken) onOpen(spoken.id);
          }}
          onFocus={() => light(spoken?.id ?? null)}
          onBlur={() => light(null)}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        {isHere && dot && <ScatterTip dot={dot} />}
      </div>
    </div>
  );
}

/** Shows the details of a dot, shown on the side with more room; its position is in percent. */
function ScatterTip({ dot }: { dot: ScatterDot & { x: number; y: number } }) {
  const t = useTranslations('teams-overview.quadrant');
  const { name, performance, sentiment, category, isUnsure, x, y } = dot;
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute z-20 w-max max-w-52 rounded-control border border-line bg-raised px-3 py-2 text-13 shadow-floating',
        x > 50 ? '-ml-4 -translate-x-full' : 'ml-4',
        y > 60 && '-translate-y-full',
      )}
      style={{ left: `${x}%`, top: `${y}%` }}
    >
      <p className="font-medium">{name}</p>
      <p className="text-muted tabular-nums">{t('both', { performance, sentiment })}</p>
      <p className="text-muted">{category}</p>
      {isUnsure && <p className="text-muted">{t('unsure')}</p>}
    </div>
  );
}
