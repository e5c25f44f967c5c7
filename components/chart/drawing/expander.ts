import type { Scene } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns the position of the button that opens and closes a card: on its lower edge, or on the second card's below it.
 */
export function expanderPlace({ layout, parts }: Pick<Scene, 'layout' | 'parts'>, node: number): Place {
  const [x, y, w, h] = [at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node)];
  // A list begins directly below its team, so the button is on the card.
  if (layout.style === 'columns') return { x: x + w - 92, y: y + h - 44, width: 80, height: 36 };
  const { second } = parts(node);
  const bottom = second ? second.y + second.height : h;
  return { x: x + w / 2 - 46, y: y + bottom - 20, width: 92, height: 48 };
}
