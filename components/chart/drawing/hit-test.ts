import type { ChartView } from '#/components/chart/drawing/chart-view.ts';
import { expanderPlace, hasExpander } from '#/components/chart/drawing/expander.ts';
import { detail } from '#/components/chart/drawing/scene.ts';
import { visibleNodes } from '#/components/chart/drawing/visible-nodes.ts';
import { at } from '#/components/chart/model/at.ts';

/** Returns the card at a point of the drawing, and whether the point is on its button. */
export function hitTest(view: ChartView, host: HTMLElement, { clientX, clientY }: MouseEvent) {
  const { scene, view: where, size } = view.state();
  const frame = host.getBoundingClientRect();
  if (!scene) return null;
  const x = (clientX - frame.left - where.x) / where.k;
  const y = (clientY - frame.top - where.y) / where.k;
  const { cards, blocks } = visibleNodes(scene, where, size);
  const isWithin = (place: { x: number; y: number; width: number; height: number }) =>
    x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;
  const { layout } = scene;
  const pressed = cards.find(
    (node) => hasExpander(scene, node, where.k) && isWithin(expanderPlace(scene, node, where.k)),
  );
  if (pressed !== undefined) return { node: pressed, isExpander: true, isSmall: false };
  const boxOf = (node: number) => ({
    x: at(layout.left, node),
    y: at(layout.top, node),
    width: at(layout.width, node),
    height: at(layout.height, node),
  });
  const cardOf = (node: number) => ({
    x: at(layout.x, node),
    y: at(layout.y, node),
    width: at(layout.w, node),
    height: at(layout.h, node),
  });
  const node = cards.find((card) => isWithin(cardOf(card))) ?? blocks.find((block) => isWithin(boxOf(block)));
  return node === undefined ? null : { node, isExpander: false, isSmall: where.k < detail.near[layout.style] };
}
