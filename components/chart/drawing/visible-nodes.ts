import { beginnings, detail, motion, type Scene, type Size, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { chartSizes, secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

export interface VisibleNodes {
  /** Nodes whose card is visible. */
  cards: number[];
  /** Nodes that are drawn as one block with everything below them. */
  blocks: number[];
  /** Nodes whose links may be visible. */
  linked: number[];
}

/** How far a second card and the button below it extend beyond a card's box. */
export const overhang = secondCard.gap + secondCard.height + 80;

/** Walks down from the root and skips every node whose box misses the window: a box contains its children's boxes. */
export function visibleNodes({ nodes, open, layout }: Scene, view: View, size: Size): VisibleNodes {
  const { kind, end } = nodes;
  const [cards, blocks, linked]: [number[], number[], number[]] = [[], [], []];
  const [left, top] = [-view.x / view.k, -view.y / view.k];
  const [right, bottom] = [left + size.width / view.k, top + size.height / view.k];
  let node = 0;
  while (node < kind.length) {
    const isOutside =
      at(layout.w, node) === 0 ||
      at(layout.left, node) > right ||
      at(layout.top, node) > bottom ||
      at(layout.left, node) + at(layout.width, node) < left ||
      at(layout.top, node) + at(layout.height, node) + overhang < top;
    if (isOutside) {
      node = at(end, node);
      continue;
    }
    if (isBlock(at(kind, node), view.k)) {
      blocks.push(node);
      node = at(end, node);
      continue;
    }
    const isOpen = at(open, node) === 1;
    const isCardSeen =
      at(layout.x, node) <= right &&
      at(layout.y, node) <= bottom &&
      at(layout.x, node) + at(layout.w, node) >= left &&
      at(layout.y, node) + at(layout.h, node) + overhang >= top;
    if (isCardSeen) cards.push(node);
    if (isOpen) linked.push(node);
    node = isOpen ? node + 1 : at(end, node);
  }
  return { cards, blocks, linked };
}

function isBlock(kind: number, zoom: number): boolean {
  if (kind === nodeKinds.team) return zoom < detail.teams;
  return zoom < detail.departments && (kind === nodeKinds.department || kind === nodeKinds.loose);
}

/** How many pixels of the screen the smallest texts from afar have at least. */
const readable = 11;

/** Texts from afar have one size from a zoom on, and a larger one below it. */
export const far = {
  zoom: readable / 36,
  sizeAt: (zoom: number) => (zoom < readable / 36 ? readable / detail.cards : 36),
} as const;

/** Drawings of fewer pixels are narrow. */
const narrow = 700;

/** Returns the empty edge around a fitted chart, in pixels. */
export const marginOf = ({ width }: Size) => (width < narrow ? 12 : 24);

/** Returns the zooms at which a whole layout is as wide and as high as a drawing. */
function fittingZooms({ width, height }: ChartLayout, size: Size, below: number): [byWidth: number, byHeight: number] {
  const margin = 2 * marginOf(size);
  return [(size.width - margin) / (width[0] ?? 1), (size.height - margin) / ((height[0] ?? 1) + below)];
}

/** Returns the zoom at which a whole layout is visible, and what extends below it. */
export const fittingZoom = (layout: ChartLayout, size: Size, below = 0) =>
  Math.min(...fittingZooms(layout, size, below));

/** Returns how far the second cards of the lowest teams extend below a chart; 0 if it's too small to show them. */
export function depthBelow({ nodes, layout, facts }: Pick<Scene, 'nodes' | 'layout' | 'facts'>, size: Size): number {
  if (layout.style === 'columns' || fittingZoom(layout, size) < detail.cards) return 0;
  const end = at(layout.height, 0) - 1;
  const hasSecond = (kind: number, node: number) =>
    kind === nodeKinds.team &&
    at(layout.w, node) > 0 &&
    at(layout.y, node) + at(layout.h, node) >= end &&
    facts(node).second !== null;
  return nodes.kind.some(hasSecond) ? overhang : 0;
}

/**
 * Returns the zoom with which a chart begins: all of it, not larger than at the initial zoom, and not so small that it
 * can't be read. In a narrow drawing, columns that would be too small are as wide as the drawing instead.
 */
export function firstZoom(layout: ChartLayout, size: Size, from: keyof typeof beginnings, below = 0): number {
  const whole = fittingZoom(layout, size, below);
  const isNarrow = layout.style === 'columns' && size.width < narrow;
  const [byWidth] = fittingZooms(layout, size, below);
  const least = isNarrow ? (whole < far.zoom ? Math.max(far.zoom, byWidth) : 0) : beginnings[from];
  return Math.min(motion.initialZoom, Math.max(least, whole));
}

/** Returns how wide columns may be so that a narrow drawing shows them, and in them the rows of a department. */
export function narrowWidth(width: number): number {
  return (width - 2 * marginOf({ width, height: 0 })) / far.zoom - 2 * chartSizes.columns.gutter;
}

/** Returns by how much to move something that fits into a length, so that both ends are a margin inside it. */
export function shiftInto({ start, end }: { start: number; end: number }, length: number, margin: number): number {
  if (end - start > length - 2 * margin) return 0;
  return Math.max(margin - start, Math.min(0, length - margin - end));
}
