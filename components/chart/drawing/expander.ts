import { detail, type Scene } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';

/** How many pixels of the screen it measures from afar at least. */
const least = 24;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the position of the button that opens and closes a card: on its lower edge, or on the second card's below it.
 * From afar it's larger, so that it can be pressed.
 */
export function expanderPlace({ layout, parts }: Pick<Scene, 'layout' | 'parts'>, node: number, zoom: number): Place {
  const isFar = zoom < detail.near[layout.style];
  const [x, y, w, h] = [at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node)];
  // A list begins directly below its team, so the button is on the card.
  if (layout.style === 'columns') {
    const [width, height] = isFar ? [Math.max(84, least / zoom), Math.max(64, least / zoom)] : [80, 40];
    return { x: x + w - 12 - width, y: y + h - (isFar ? 8 : 2) - height, width, height };
  }
  const second = zoom < detail.cards ? null : parts(node, zoom).second;
  const bottom = second ? second.y + second.height : h;
  const height = isFar ? Math.max(100, least / zoom) : 48;
  const width = isFar ? 1.52 * height : 92;
  // On a second card, the button leaves the texts alone; from very far, more than half of it is on the card.
  const lap = second ? (isFar ? 24 : 8) : isFar ? Math.max(44, height - 70) : 20;
  return { x: x + (w - width) / 2, y: y + bottom - lap, width, height };
}

/** Returns whether a card has such a button: from very far there's no room for one. */
export function hasExpander({ layout, facts }: Pick<Scene, 'layout' | 'facts'>, node: number, zoom: number): boolean {
  return zoom >= (layout.style === 'tree' ? detail.notes : detail.cards) && facts(node).children > 0;
}
