import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import type { CardParts } from '#/components/chart/model/card-parts.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** Everything that can be drawn, whether it's visible or not. */
export interface Scene {
  nodes: ChartNodes;
  open: Uint8Array;
  layout: ChartLayout;
  facts: (node: number) => CardFacts;
  parts: (node: number) => CardParts;
  /** The label of a department that is drawn as a block. */
  blockLabel: (node: number) => { name: string; count: string };
}

/** The window's position over the world: `screen = world · k + (x, y)`. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How much of a chart is drawn at a zoom. Source: docs/decisions.md, Only “fit” zooms below a tenth. */
export const detail = {
  /** Below this zoom, departments are blocks. */
  departments: 0.02,
  /** Below this zoom, teams are blocks. */
  teams: 0.1,
  /** From this zoom, members have texts, and cards become DOM elements. */
  cards: 0.3,
} as const;

/** The product specification's values for zoom and movement. */
export const motion = {
  initialZoom: 0.5,
  minZoom: 0.1,
  maxZoom: 1,
  transitionMs: 500,
  centringMs: 800,
} as const;
