'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardLayer, type CardLayerProps } from '#/components/chart/drawing/card-layer.tsx';
import { type ChartColours, chartColourNames } from '#/components/chart/drawing/chart-colours.ts';
import { type ChartView, createChartView } from '#/components/chart/drawing/chart-view.ts';
import { hitTest } from '#/components/chart/drawing/hit-test.ts';
import { MiniMap, type MiniMapHandle } from '#/components/chart/drawing/mini-map.tsx';
import { moveByKey } from '#/components/chart/drawing/move-by-key.ts';
import { paintChart } from '#/components/chart/drawing/paint-chart.ts';
import { type beginnings, detail, type Scene, type Size, type View } from '#/components/chart/drawing/scene.ts';
import { visibleNodes } from '#/components/chart/drawing/visible-nodes.ts';
import { ZoomControls, zoomBarHeight } from '#/components/chart/drawing/zoom-controls.tsx';
import { useChartColours } from '#/components/charts/use-chart-colours.ts';
import { useFontVersion } from '#/components/charts/use-font-version.ts';
import { isSameShape } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** More cards, with ten to twenty elements each, would make the page slow. */
const maxCards = 150;
/** From this many open cards, an overview map is shown. */
const mapFrom = 60;

export interface DrawingHandle {
  centre: (node: number) => void;
  begin: (from: keyof typeof beginnings) => void;
  reveal: (node: number) => void;
  focus: () => void;
}

interface ChartDrawingProps extends Pick<CardLayerProps, 'onToggle'> {
  scene: Scene;
  /** The card that stays in place while the others move. */
  anchor: number | null;
  /** The card that was searched for. */
  marked: number | null;
  /** Said at the foot. */
  note: string | null;
  handle: Ref<DrawingHandle>;
  /** Where the overview map is shown; none in narrow windows. */
  mapPlace: HTMLElement | null;
}

/** Shows the chart as a drawing: painted on a canvas, with DOM cards over it when it's still and zoomed in. */
export function ChartDrawing({ scene, anchor, marked, note, handle, mapPlace, onToggle }: ChartDrawingProps) {
  const t = useTranslations('chart.screen');
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const map = useRef<MiniMapHandle>(null);
  const view = useRef<ChartView>(null);
  const [rested, setRested] = useState<CardLayerProps['rested'] | null>(null);
  const [percent, setPercent] = useState(50);
  const colours = useChartColours(chartColourNames, true);
  const fontVersion = useFontVersion();
  const brushColours = useRef<ChartColours>(colours);
  const toggle = useRef(onToggle);
  useLayoutEffect(() => {
    brushColours.current = colours;
    toggle.current = onToggle;
  }, [colours, onToggle]);

  useEffect(() => {
    const [element, sheet] = [host.current, canvas.current];
    const context = sheet?.getContext('2d');
    if (!element || !sheet || !context) return;
    const font = getComputedStyle(element).fontFamily;
    const shelf = photoCache(() => created.repaint());
    const ratio = () => Math.min(2, devicePixelRatio);
    const created = createChartView({
      host: element,
      paint: (drawnScene, where, size) => {
        paintChart(
          { context, colours: brushColours.current, font, ratio: ratio(), photo: shelf },
          drawnScene,
          where,
          size,
        );
        map.current?.follow(drawnScene, where, size);
      },
      onMove: () => {
        if (!layer.current || layer.current.style.visibility === 'hidden') return;
        if (layer.current.contains(document.activeElement)) element.focus({ preventScroll: true });
        layer.current.style.visibility = 'hidden';
      },
      onRest: (drawnScene, where, size) => {
        setPercent(Math.round(where.k * 100));
        setRested(restingCards(drawnScene, where, size));
      },
    });
    view.current = created;
    const observer = new ResizeObserver(() => {
      // On paper, the drawing isn't shown.
      if (element.clientWidth === 0) return;
      const size = { width: element.clientWidth, height: element.clientHeight - zoomBarHeight };
      const isFirst = created.state().size.width === 0;
      sheet.width = size.width * ratio();
      sheet.height = size.height * ratio();
      created.resize(size);
      if (isFirst) created.begin('first');
    });
    observer.observe(element);
    const press = (event: KeyboardEvent) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      if (moveByKey(created, event.key)) event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, [data-apart]')) return;
      const hit = hitTest(created, element, event);
      if (hit?.isExpander) toggle.current(hit.node);
      else if (hit?.isSmall) created.centre(hit.node);
    };
    // A surface that the keyboard moves, like maps; the list next to it says the same and has the same controls.
    element.tabIndex = 0;
    element.addEventListener('keydown', press);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('click', click);
      observer.disconnect();
      created.destroy();
    };
  }, []);

  const nodes = useRef(scene.nodes);
  useEffect(() => {
    view.current?.show(scene, anchor);
    // Another part of the company is shown from its top; with results, the same cards stay where they are.
    if (!isSameShape(nodes.current, scene.nodes)) view.current?.begin('first');
    nodes.current = scene.nodes;
  }, [scene, anchor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other colours and letters are painted again
  useEffect(() => view.current?.repaint(), [colours.surface, fontVersion]);

  useImperativeHandle(handle, () => ({
    centre: (node) => view.current?.centre(node),
    begin: (from) => view.current?.begin(from),
    reveal: (node) => view.current?.reveal(node),
    focus: () => host.current?.focus({ preventScroll: true }),
  }));

  const openCards = useMemo(() => scene.layout.w.reduce((sum, width) => sum + (width > 0 ? 1 : 0), 0), [scene]);
  return (
    <div
      ref={host}
      role="application"
      aria-label={t('drawing')}
      className="relative size-full cursor-grab touch-none select-none overflow-hidden bg-sunken focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        aria-hidden
        className="absolute top-0 left-0 w-full"
        style={{ height: `calc(100% - ${zoomBarHeight}px)` }}
      />
      {rested && <CardLayer ref={layer} rested={rested} scene={scene} marked={marked} onToggle={onToggle} />}
      {mapPlace &&
        openCards >= mapFrom &&
        createPortal(
          <MiniMap ref={map} colours={colours} label={t('miniMap')} onLook={(x, y) => view.current?.lookAt(x, y)} />,
          mapPlace,
        )}
      <ZoomControls
        {...{ percent, note }}
        onZoom={(factor) => view.current?.zoomBy(factor)}
        onFit={() => view.current?.fit()}
      />
    </div>
  );
}

/** Returns the cards to put over the drawing; none if it's zoomed out or there are too many. */
function restingCards(scene: Scene, view: View, size: Size): CardLayerProps['rested'] {
  const cards = view.k >= detail.cards ? visibleNodes(scene, view, size).cards : [];
  return { cards: cards.length <= maxCards ? cards : [], view, scene };
}

/**
 * Returns a cache of photos by URL, each loaded when it's first painted. `onLoaded` is called for each loaded photo.
 */
function photoCache(onLoaded: () => void): (address: string) => HTMLImageElement | null {
  const photos = new Map<string, HTMLImageElement>();
  return (address) => {
    const requestedPhoto = photos.get(address);
    if (requestedPhoto) return requestedPhoto.complete && requestedPhoto.naturalWidth > 0 ? requestedPhoto : null;
    const photo = new Image();
    photo.onload = onLoaded;
    photo.src = address;
    photos.set(address, photo);
    return null;
  };
}
