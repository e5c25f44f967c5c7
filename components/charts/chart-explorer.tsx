'use client';

import type { Chart } from 'chart.js';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type ChartPointText, speakPoint } from '#/components/charts/chart-point.ts';
import { ChartTooltip } from '#/components/charts/chart-tooltip.tsx';
import { type ChartHeight, chartHeights } from '#/components/charts/line-chart-model.ts';

/** What exploring a chart needs from it, whatever its type. */
export type DrawnChart = Pick<Chart, 'scales' | 'width'>;

export interface ChartExplorerProps {
  label: string;
  count: number;
  chart: RefObject<DrawnChart | null | undefined>;
  pointAt: (at: number) => ChartPointText;
  onMove?: (at: number | null) => void;
  /** Otherwise as high as a card. */
  height?: ChartHeight | undefined;
  children: ReactNode;
}

/**
 * Lets pointer and keyboard move along a chart and read the same words. For the keyboard, an invisible range input
 * covers the points, because every screen reader announces its value at each step. Next to a taller card the drawing
 * grows with its own card.
 */
export function ChartExplorer({ label, count, chart, pointAt, onMove, height, children }: ChartExplorerProps) {
  const t = useTranslations('charts.explorer');
  const points = useTranslations('charts.points');
  const [active, setActive] = useState<number | null>(null);
  const last = count - 1;
  const place = useRef<HTMLDivElement>(null);
  // A finger covers what it touches, so the words stay after it has left, until it taps somewhere else.
  useEffect(() => {
    if (active === null) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) return;
      setActive(null);
      onMove?.(null);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [active, onMove]);

  function move(at: number | null) {
    const next = at === null ? null : Math.min(last, Math.max(0, at));
    if (next === active) return;
    setActive(next);
    onMove?.(next);
  }
  function follow(event: PointerEvent<HTMLElement>) {
    const left = event.currentTarget.getBoundingClientRect().left;
    const at = chart.current?.scales.x?.getValueForPixel(event.clientX - left);
    if (at !== undefined) move(Math.round(at));
  }

  const x = active === null ? undefined : chart.current?.scales.x?.getPixelForValue(active);
  return (
    <div
      ref={place}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && move(null)}
      onPointerCancel={() => move(null)}
      className={clsx(
        'relative w-full touch-pan-y [&>canvas]:absolute [&>canvas]:size-full rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4',
        'print:[&>canvas]:static print:[&>canvas]:h-auto!',
        height === undefined ? 'max-h-100 min-h-65 grow max-medium:min-h-50' : chartHeights[height],
      )}
    >
      {children}
      <input
        type="range"
        min={0}
        max={last}
        value={active ?? last}
        aria-label={t('walk', { label })}
        aria-valuetext={speakPoint(pointAt(active ?? last), points)}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={(event) => event.key === 'Escape' && move(null)}
        onFocus={() => move(active ?? last)}
        onBlur={() => move(null)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      {active !== null && x !== undefined && (
        <ChartTooltip point={pointAt(active)} x={x} isPastMiddle={x > (chart.current?.width ?? 0) / 2} />
      )}
    </div>
  );
}
