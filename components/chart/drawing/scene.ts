import type { CardFacts } from '#/components/chart/model/card-facts.ts';
import type { CardParts } from '#/components/chart/model/card-parts.ts';
import type { ChartLayout } from '#/lib/domain/chart/layout/layout.ts';
import type { ChartNodes } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** Everything that is drawn, whatever part of it is in sight. */
export interface Scene {
  nodes: ChartNodes;
  open: Uint8Array;
  layout: ChartLayout;
  facts: (node: number) => CardFacts;
  parts: (node: number) => CardParts;
  /** The label of a department drawn as a block. */
  blockLabel: (node: number) => { name: string; count: string };
}

/** The window's place over the world: `screen = world · k + (x, y)`. */
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
  /** Below it departments are blocks. */
  departments: 0.02,
  /** Below it teams are blocks. */
  teams: 0.1,
  /** From it members have texts, and cards become real elements. */
  cards: 0.3,
} as const;

/** What the product specification says of zoom and movement. */
export const motion = {
  initialZoom: 0.5,
  minZoom: 0.1,
  maxZoom: 1,
  transitionMs: 500,
  centringMs: 800,
} as const;
