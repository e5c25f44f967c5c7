import type { Brush } from '#/components/chart/drawing/brush.ts';
import { paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { paintAvatar, paintMark, paintText } from '#/components/chart/drawing/paint-card.ts';
import { detail, type Scene, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';

/** Members in the lists below their teams: texts near by, bars from afar. */
export function paintRows(brush: Brush, scene: Scene, rows: readonly number[], view: View): void {
  const { context, colours } = brush;
  const { layout, parts } = scene;
  if (view.k < detail.cards) {
    context.beginPath();
    for (const node of rows) {
      const [x, y] = [at(layout.x, node), at(layout.y, node)];
      context.rect(x + 18, y + 14, 32, 28);
      // As long as the name, so that the list looks like itself.
      context.rect(x + 64, y + 20, Math.min(310, (scene.facts(node).name.length || 8) * 13), 16);
    }
    context.fillStyle = colours.line;
    context.fill();
    return;
  }
  for (const node of rows) {
    const [x, y] = [at(layout.x, node), at(layout.y, node)];
    const { texts, avatars, marks } = parts(node);
    const palette = paletteOf(colours, scene.facts(node).palette);
    for (const avatar of avatars) paintAvatar(brush, avatar, x, y, palette);
    for (const text of texts) paintText(brush, text, x, y, palette);
    for (const mark of marks) paintMark(brush, mark, x, y);
  }
}
