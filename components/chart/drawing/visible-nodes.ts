import { detail, type Scene, type Size, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

export interface VisibleNodes {
  /** Nodes whose card is visible. */
  cards: number[];
  /** Nodes that are drawn as one block with everything below them. */
  blocks: number[];
  /** Nodes whose links may be visible. */
  linked: number[];
}

/** Walks down from the root and skips every node whose box misses the window: a box contains its children's boxes. */
export function visibleNodes({ nodes, open, layout }: Scene, view: View, size: Size): VisibleNodes {
  const { kind, end } = nodes;
  const [cards, blocks, linked]: [number[], number[], number[]] = [[], [], []];
  const [left, top] = [-view.x / view.k, -view.y / view.k];
  const [right, bottom] = [left + size.width / view.k, top + size.height / view.k];
  // A second card and the button below a card extend beyond its box.
  const below = secondCard.gap + secondCard.height + 40;
  let node = 0;
  while (node < kind.length) {
    const isOutside =
      at(layout.w, node) === 0 ||
      at(layout.left, node) > right ||
      at(layout.top, node) > bottom ||
      at(layout.left, node) + at(layout.width, node) < left ||
      at(layout.top, node) + at(layout.height, node) + below < top;
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
      at(layout.y, node) + at(layout.h, node) + below >= top;
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
