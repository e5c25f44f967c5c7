'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { LineChartModel } from '#/components/charts/line-chart-model.ts';
import { type ChartHeight, chartHeights } from '#/components/charts/line-chart-model.ts';
import { Sparkline } from '#/components/charts/sparkline.tsx';
import { whenIdle } from '#/components/frame/time/when-idle.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';

interface ChartPlaceProps {
  /** The height of the drawing, if it's low. */
  height?: ChartHeight | undefined;
  /** Printed in place of a drawing that isn't there yet. */
  paper: ReactNode;
  /** A drawing whose code is loaded late. */
  children: ReactNode;
}

/** Loaded a little before it scrolls into view, so that people rarely see an empty place. */
const margin = '200px 0px';
/** Signs that someone is using the page. */
const signs = ['pointermove', 'keydown'] as const;
/** After this long, everything is drawn on a page that no one has used, so that it can be printed. */
const unusedMs = 3000;

/**
 * Keeps the space of a drawing, because results come first. It's drawn once it's near and the page is idle, and anyway
 * once someone uses the page, or a little later: the browser prints what is there when `beforeprint` ends. If that is
 * too early, paper has something simpler.
 */
export function ChartPlace({ height, paper, children }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let callOff: (() => void) | undefined;
    const want = () => {
      setWanted(true);
      loadDrawings();
    };
    const prepare = () => {
      callOff ??= whenIdle(want);
    };
    const wantNow = () => flushSync(() => setWanted(true));
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) prepare();
      },
      { rootMargin: margin },
    );
    watch.observe(place.current);
    addEventListener('beforeprint', wantNow);
    for (const sign of signs) addEventListener(sign, prepare, { once: true });
    const unused = setTimeout(prepare, unusedMs);
    return () => {
      watch.disconnect();
      callOff?.();
      clearTimeout(unused);
      removeEventListener('beforeprint', wantNow);
      for (const sign of signs) removeEventListener(sign, prepare);
    };
  }, []);
  const empty = (
    <>
      <Skeleton className={`w-full rounded-control ${height ? chartHeights[height] : 'h-65'}`} />
      <div aria-hidden className="on-paper">
        {paper}
      </div>
    </>
  );
  if (isWanted) return <Suspense fallback={empty}>{children}</Suspense>;
  return <div ref={place}>{empty}</div>;
}

/** A drawing whose code loads late. */
interface Late<Props> {
  Lazy: LazyExoticComponent<ComponentType<Props>>;
  Loaded?: ComponentType<Props>;
}

const loads = new Set<() => Promise<unknown>>();

/** Declares a drawing whose code is loaded late. */
export function lateDrawing<Props>(importIt: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  const load = async () => {
    const drawing = await importIt();
    late.Loaded = drawing.default;
    return drawing;
  };
  const late: Late<Props> = { Lazy: lazy(load) };
  loads.add(load);
  return late;
}

/** Loads the code of every kind of drawing, so that a page that needs one can print all. */
export function loadDrawings(): void {
  for (const load of loads) void load().catch(() => undefined);
}

/** Draws immediately if the code has been loaded, which printing needs. */
export function LateDrawing<Props extends object>({ of, props }: { of: Late<Props>; props: Props }) {
  // Switching to the other component later would draw it twice.
  const [Drawing] = useState<ComponentType<Props>>(() => of.Loaded ?? of.Lazy);
  return <Drawing {...props} />;
}

/** Draws the most important line with the ends of both axes. */
export function PaperLine({ series: [line], labels, yMin, yMax }: LineChartModel) {
  return (
    <div className="paper-line">
      <span>{yMax}</span>
      <Sparkline
        // A line continues across days off.
        values={line?.values.map((value, at) => value ?? (line.links[at] === 'none' ? null : undefined)) ?? []}
        min={yMin}
        max={yMax}
      />
      <span>{yMin}</span>
      <p>
        <span>{labels[0]?.label}</span>
        <span>{labels.at(-1)?.label}</span>
      </p>
    </div>
  );
}
