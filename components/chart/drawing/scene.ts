import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import type { CardParts, Note } from '#/components/chart/model/parts.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** Everything that can be drawn, whether it's visible or not. */
export interface Scene {
  nodes: ChartNodes;
  open: Uint8Array;
  layout: ChartLayout;
  facts: (node: number) => CardFacts;
  parts: (node: number, zoom: number) => CardParts;
  /** The name on a card that's seen from very far, in up to `most` lines of a width in its font size. */
  farTitle: (node: number, room: number, most: number) => string[];
  /** The lines below that name. */
  farNotes: (node: number, room: number) => Note[];
  /** The label of a department that is drawn as a block. */
  blockLabel: (node: number) => { name: string; count: string };
}

/** The window's position over the world: `screen = world · k + (x, y)`. */
export type View = { x: number; y: number; k: number };

export interface Size {
  width: number;
  height: number;
}

/** How much of a chart is drawn at a zoom. Source: docs/decisions.md, A card of the chart says less when zoomed out. */
export const detail = {
  /** Below this zoom, departments are blocks. */
  departments: 0.02,
  /** Below this zoom, teams are blocks. */
  teams: 0.1,
  /** From this zoom, the cards of a tree have notes below their name, and their button. */
  notes: 0.18,
  /** From this zoom, cards are DOM elements with a name; below it, little more than their title. */
  cards: 0.25,
  /** From this zoom, cards show everything; below it, fewer and larger texts. Lines in columns are smaller. */
  near: { tree: 0.5, columns: 0.6 },
} as const;

/** The smallest zooms the chart opens with. Source: docs/decisions.md, The chart opens with all departments visible. */
export const beginnings = { first: detail.cards, expanded: 0.4 } as const;

/** The product specification's values for zoom and movement. */
export const motion = { initialZoom: 0.5, minZoom: 0.1, maxZoom: 1, transitionMs: 500, centringMs: 800 } as const;
