import { select } from 'd3-selection';
import { type D3ZoomEvent, ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { blendLayout } from '#/components/chart/drawing/blend-layout.ts';
import { type beginnings, detail, motion, type Scene, type Size, type View } from '#/components/chart/drawing/scene.ts';
import {
  depthBelow,
  firstZoom,
  fittingZoom,
  marginOf,
  overhang,
  shiftInto,
} from '#/components/chart/drawing/visible-nodes.ts';
import { at } from '#/components/chart/model/at.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';

/** How long the view must be still before DOM cards are put over the drawing. */
const restMs = 150;
/** How far the sides of an opened branch are from the drawing's edges at least, in pixels. */
const branchMargin = 16;

interface ChartViewOptions {
  host: HTMLElement;
  /** Paints one frame. */
  paint: (scene: Scene, view: View, size: Size) => void;
  onMove: () => void;
  onRest: (scene: Scene, view: View, size: Size) => void;
}

export type ChartView = ReturnType<typeof createChartView>;

/** Creates the window over a scene: moved by hand, by keys or by an animation, and painted once per frame. */
export function createChartView({ host, paint, onMove, onRest }: ChartViewOptions) {
  let scene: Scene | null = null;
  /** The scene at the end of the transition. */
  let goal: Scene | null = null;
  let size: Size = { width: 0, height: 0 };
  let view: View = { x: 0, y: 0, k: motion.initialZoom };
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  /** An animation; returns true until it has finished. */
  let layoutStep: ((now: number) => boolean) | null = null;
  let viewStep: ((now: number) => boolean) | null = null;
  /** The card that stays where it is on the screen while others move, until someone moves the view. */
  let pinnedCard: { node: number; x: number; y: number } | null = null;
  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([motion.minZoom, motion.maxZoom])
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) {
        viewStep = null;
        pinnedCard = null;
      }
      view = { x: event.transform.x, y: event.transform.y, k: event.transform.k };
      // After fitting the whole chart, wheel and pinch zoom from there.
      if (view.k >= motion.minZoom) behaviour.scaleExtent([motion.minZoom, motion.maxZoom]);
      changed();
    });
  const target = select(host).call(behaviour).on('dblclick.zoom', null);
  // Elements over the drawing that have their own use don't move it.
  behaviour.filter(
    (event: Event) =>
      !(event instanceof MouseEvent && event.button !== 0) &&
      !(event.target instanceof Element && event.target.closest('[data-apart]')),
  );

  function changed(): void {
    onMove();
    clearTimeout(rest);
    frame ||= requestAnimationFrame(draw);
  }

  function draw(now: number): void {
    frame = 0;
    if (!scene || size.width === 0) return;
    if (layoutStep && !layoutStep(now)) layoutStep = null;
    if (viewStep && !viewStep(now)) viewStep = null;
    paint(scene, view, size);
    if (layoutStep || viewStep) frame ||= requestAnimationFrame(draw);
    else rest = setTimeout(() => scene && onRest(scene, view, size), restMs);
  }

  function moveTo(next: View): void {
    view = next;
    behaviour.scaleExtent([Math.min(motion.minZoom, view.k), motion.maxZoom]);
    // Not sent as an event, because its listener would end the movement.
    Object.assign(host, { __zoom: new ZoomTransform(view.k, view.x, view.y) });
  }

  function glideTo(next: View, ms: number): void {
    pinnedCard = null;
    if (isCalm() || ms === 0) {
      viewStep = null;
      moveTo(next);
      changed();
      return;
    }
    const from = view;
    const middleOf = ({ x, y, k }: View) => ({ x: (size.width / 2 - x) / k, y: (size.height / 2 - y) / k });
    const [start, end] = [middleOf(from), middleOf(next)];
    const began = performance.now();
    viewStep = (now) => {
      const t = ease(Math.min(1, Math.max(0, now - began) / ms));
      const k = t < 1 ? from.k * (next.k / from.k) ** t : next.k;
      // The middle moves at constant speed on the screen, whatever the zoom.
      const way = next.k === from.k ? t : (1 / from.k - 1 / k) / (1 / from.k - 1 / next.k);
      const x = start.x + (end.x - start.x) * way;
      const y = start.y + (end.y - start.y) * way;
      moveTo({ k, x: size.width / 2 - x * k, y: size.height / 2 - y * k });
      return t < 1;
    };
    changed();
  }

  return {
    /** Shows another scene of the same nodes; the anchor stays where it is on the screen while the others move. */
    show(next: Scene, anchor: number | null) {
      const before = scene;
      scene = next;
      goal = next;
      layoutStep = null;
      if (!before || before.nodes !== next.nodes) return changed();
      const from = before.layout;
      const to = next.layout;
      const blend = blendLayout(next.nodes, from, to);
      const node = anchor !== null && at(from.w, anchor) > 0 && at(to.w, anchor) > 0 ? anchor : 0;
      pinnedCard = { node, x: at(from.x, node) * view.k + view.x, y: at(from.y, node) * view.k + view.y };
      const began = performance.now();
      // Nothing is visible before the window has a size.
      const ms = isCalm() || size.width === 0 ? 0 : motion.transitionMs;
      layoutStep = (now) => {
        const t = ms === 0 ? 1 : Math.min(1, Math.max(0, now - began) / ms);
        const layout = t === 1 ? to : blend(ease(t));
        scene = { ...next, layout };
        if (pinnedCard) {
          const { k } = view;
          moveTo({
            k,
            x: pinnedCard.x - at(layout.x, pinnedCard.node) * k,
            y: pinnedCard.y - at(layout.y, pinnedCard.node) * k,
          });
        }
        return t < 1;
      };
      changed();
    },
    resize(next: Size) {
      size = next;
      changed();
    },
    repaint: changed,
    /**
     * Shows the whole chart, not larger than at the initial zoom. A chart that would be unreadably small begins at its
     * root instead; columns begin at their left edge if that shows the root.
     */
    begin(from: keyof typeof beginnings) {
      if (!goal) return;
      // The final places: a transition may be running.
      const { layout } = goal;
      viewStep = null;
      pinnedCard = null;
      const k = firstZoom(layout, size, from, depthBelow(goal, size));
      moveTo({ k, x: firstX(layout, size, k), y: marginOf(size) - at(layout.y, 0) * k });
      changed();
    },
    /** Fits everything, however small it becomes. */
    fit() {
      if (!goal) return;
      const { layout } = goal;
      const below = depthBelow(goal, size);
      const k = Math.min(motion.maxZoom, fittingZoom(layout, size, below));
      const [spareX, spareY] = [size.width - at(layout.width, 0) * k, size.height - (at(layout.height, 0) + below) * k];
      glideTo({ k, x: spareX / 2, y: spareY / 2 }, motion.transitionMs);
    },
    zoomBy(factor: number) {
      const k = Math.min(motion.maxZoom, Math.max(Math.min(motion.minZoom, view.k), view.k * factor));
      const [x, y] = [size.width / 2, size.height / 2];
      glideTo({ k, x: x - ((x - view.x) / view.k) * k, y: y - ((y - view.y) / view.k) * k }, 160);
    },
    panBy(x: number, y: number) {
      glideTo({ k: view.k, x: view.x + x, y: view.y + y }, 120);
    },
    /** Moves a card to the middle, zoomed in enough to be read. */
    centre(node: number, ms: number = motion.centringMs) {
      if (!goal) return;
      // Its final position: a transition may be running.
      const { layout } = goal;
      const k = Math.max(view.k, detail.near[layout.style]);
      const x = at(layout.x, node) + at(layout.w, node) / 2;
      const y = at(layout.y, node) + Math.min(at(layout.h, node), 450) / 2;
      glideTo({ k, x: size.width / 2 - x * k, y: size.height / 2 - y * k }, ms);
    },
    /**
     * Moves a card up as far as needed to show what has opened below it; it stays in the window itself. If its branch
     * is as wide as the window at most, both sides of it are moved into the window.
     */
    reveal(node: number) {
      if (!goal || !pinnedCard) return;
      const { layout } = goal;
      const { k } = view;
      const margin = marginOf(size);
      const below = layout.style === 'tree' ? overhang : 0;
      const end = at(layout.top, node) + at(layout.height, node) - at(layout.y, node) + below;
      const y = Math.max(margin, Math.min(pinnedCard.y, size.height - margin - end * k));
      const x = pinnedCard.x - at(layout.x, node) * k;
      const start = at(layout.left, node) * k + x;
      const shift = shiftInto({ start, end: start + at(layout.width, node) * k }, size.width, branchMargin);
      if (y >= pinnedCard.y && shift === 0) return;
      glideTo({ k, x: x + shift, y: Math.min(y, pinnedCard.y) - at(layout.y, node) * k }, motion.transitionMs);
    },
    /** Moves a point of the world to the middle immediately. */
    lookAt(x: number, y: number) {
      viewStep = null;
      pinnedCard = null;
      moveTo({ k: view.k, x: size.width / 2 - x * view.k, y: size.height / 2 - y * view.k });
      changed();
    },
    state: () => ({ scene, view, size }),
    destroy() {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      target.on('.zoom', null);
      Object.assign(host, { __zoom: zoomIdentity });
    },
  };
}

/** Returns the horizontal shift at which a layout begins: all of it, otherwise its left edge or its root. */
function firstX(layout: ChartLayout, size: Size, k: number): number {
  const margin = marginOf(size);
  const room = size.width - 2 * margin;
  const root = at(layout.x, 0) + at(layout.w, 0) / 2;
  const rootEnd = (root + at(layout.w, 0) / 2) * k;
  if (at(layout.width, 0) * k <= room) return (size.width - at(layout.width, 0) * k) / 2;
  return layout.style === 'columns' && rootEnd <= room ? margin : size.width / 2 - root * k;
}

/** Returns eased progress: slow at the beginning and the end. */
function ease(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}
