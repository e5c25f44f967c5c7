import { detail, type Scene } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';

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
  // From afar, at least 24 pixels of the screen.
  const [width, height] = [Math.max(84, 24 / zoom), Math.max(76, 24 / zoom)];
  // A list begins directly below its team, so the button is on the card.
  if (layout.style === 'columns')
    return isFar
      ? { x: x + w - 12 - width, y: y + h - 10 - height, width, height }
      : { x: x + w - 92, y: y + h - 42, width: 80, height: 40 };
  const { second } = parts(node, zoom);
  const bottom = second ? second.y + second.height : h;
  return isFar
    ? { x: x + w / 2 - 76, y: y + bottom - 44, width: 152, height: 100 }
    : { x: x + w / 2 - 46, y: y + bottom - 20, width: 92, height: 48 };
}
