import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import type { CardParts } from '#/components/chart/model/parts.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { chartSizes } from '#/lib/domain/chart/layout/layout-sizes.ts';

/** Everything that can be drawn, whether it's visible or not. */
export interface Scene {
  nodes: ChartNodes;
  open: Uint8Array;
  layout: ChartLayout;
  facts: (node: number) => CardFacts;
  parts: (node: number, zoom: number) => CardParts;
  /** The name on a card that shows nothing else, in one or two lines of a width in its font size. */
  farTitle: (node: number, room: number, most: 1 | 2) => string[];
  /** The label of a department that is drawn as a block. */
  blockLabel: (node: number) => { name: string; count: string };
}

/** The window's position over the world: `screen = world · k + (x, y)`. */
export type View = { x: number; y: number; k: number };

export interface Size {
  width: number;
  height: number;
}

/** How much of a chart is drawn at a zoom. Source: docs/decisions.md, A card of the chart says less from afar. */
export const detail = {
  /** Below this zoom, departments are blocks. */
  departments: 0.02,
  /** Below this zoom, teams are blocks. */
  teams: 0.1,
  /** From this zoom, cards are DOM elements with a name; below it, they only show their title. */
  cards: 0.25,
  /** From this zoom, cards show everything; below it, fewer and larger texts. Lines in columns are smaller. */
  near: { tree: 0.5, columns: 0.6 },
} as const;

/** How many pixels of the screen the smallest texts from afar have at least. */
const readable = 11;

/** Texts from afar have one size from a zoom on, and a larger one below it. */
export const far = {
  zoom: readable / 36,
  sizeAt: (zoom: number) => (zoom < readable / 36 ? readable / detail.cards : 36),
} as const;

/** The smallest zooms the chart opens with. Source: docs/decisions.md, The chart opens with all departments visible. */
export const beginnings = { first: detail.cards, expanded: 0.4 } as const;

/** The product specification's values for zoom and movement. */
export const motion = {
  initialZoom: 0.5,
  minZoom: 0.1,
  maxZoom: 1,
  transitionMs: 500,
  centringMs: 800,
} as const;

/** Drawings of fewer pixels are narrow. */
const narrow = 700;

/** Returns the empty edge around a fitted chart, in pixels. */
export const marginOf = ({ width }: Size) => (width < narrow ? 12 : 24);

/** Returns the zooms at which a whole layout is as wide and as high as a drawing. */
function fittingZooms({ width, height }: ChartLayout, size: Size): [byWidth: number, byHeight: number] {
  const margin = 2 * marginOf(size);
  return [(size.width - margin) / (width[0] ?? 1), (size.height - margin) / (height[0] ?? 1)];
}

/** Returns the zoom at which a whole layout is visible. */
export const fittingZoom = (layout: ChartLayout, size: Size) => Math.min(...fittingZooms(layout, size));

/**
 * Returns the zoom with which a chart begins: all of it, not larger than at the initial zoom, and not so small that it
 * can't be read. In a narrow drawing, columns that would be too small are as wide as the drawing instead.
 */
export function firstZoom(layout: ChartLayout, size: Size, from: keyof typeof beginnings): number {
  const whole = fittingZoom(layout, size);
  const isNarrow = layout.style === 'columns' && size.width < narrow;
  const [byWidth] = fittingZooms(layout, size);
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
