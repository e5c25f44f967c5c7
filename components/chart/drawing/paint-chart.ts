import { type Brush, paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { fitted, paintBlocks } from '#/components/chart/drawing/paint-blocks.ts';
import { paintAvatar, paintCard, paintMark, paintText } from '#/components/chart/drawing/paint-card.ts';
import { detail, type Scene, type Size, type View } from '#/components/chart/drawing/scene.ts';
import { visibleNodes } from '#/components/chart/drawing/visible-nodes.ts';
import { at } from '#/components/chart/model/at.ts';
import { drawLinks } from '#/lib/domain/chart/layout/layout-links.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** Paints what is visible, in as much detail as can be seen. */
export function paintChart(brush: Brush, scene: Scene, view: View, size: Size): void {
  const { context, ratio, colours } = brush;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, size.width, size.height);
  context.setTransform(ratio * view.k, 0, 0, ratio * view.k, ratio * view.x, ratio * view.y);
  const { cards, blocks, linked } = visibleNodes(scene, view, size);
  context.strokeStyle = colours['control-line'];
  // At least one pixel wide.
  context.lineWidth = Math.max(2, 1 / view.k);
  for (const node of linked) {
    context.beginPath();
    drawLinks(scene.nodes, scene.layout, node, (fromX, fromY, toX, toY) => {
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
    });
    context.stroke();
  }
  paintPanels(brush, scene, linked, view);
  const isRow = (node: number) => scene.layout.style === 'columns' && scene.nodes.kind[node] === nodeKinds.member;
  if (blocks.length > 0) paintBlocks(brush, scene, blocks, view);
  const rows = cards.filter(isRow);
  if (rows.length > 0) paintRows(brush, scene, rows, view);
  for (const node of cards) if (!isRow(node)) paintCard(brush, scene, node, view);
  if (view.k < detail.teams) paintDepartmentNames(brush, scene, linked, view);
}

/** Paints a panel behind a team and the list of its members. */
function paintPanels({ context, colours }: Brush, scene: Scene, linked: readonly number[], view: View): void {
  const { layout, nodes } = scene;
  if (layout.style !== 'columns') return;
  context.beginPath();
  for (const node of linked)
    if (nodes.kind[node] === nodeKinds.team)
      context.roundRect(
        at(layout.left, node),
        at(layout.top, node),
        at(layout.width, node),
        at(layout.height, node),
        20,
      );
  context.fillStyle = colours.surface;
  context.fill();
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(2, 0.5 / view.k);
  context.stroke();
}

/** Paints names that stay readable when the cards below them no longer are. */
function paintDepartmentNames(
  { context, colours, font }: Brush,
  scene: Scene,
  open: readonly number[],
  view: View,
): void {
  const { layout, nodes, facts } = scene;
  const size = 13 / view.k;
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  for (const node of open) {
    if (nodes.kind[node] !== nodeKinds.department && nodes.kind[node] !== nodeKinds.loose) continue;
    const room = at(layout.width, node) - size;
    if (room < 3 * size) continue;
    const { name, count } = scene.blockLabel(node);
    const both = `${name} · ${count}`;
    const label = context.measureText(both).width <= room ? both : fitted(context, name, room);
    const width = context.measureText(label).width;
    const middle = at(layout.left, node) + at(layout.width, node) / 2;
    const y = at(layout.y, node) + at(layout.h, node) / 2;
    const { soft, title } = paletteOf(colours, facts(node).palette);
    context.fillStyle = soft;
    context.beginPath();
    context.roundRect(middle - width / 2 - size * 0.6, y - size * 0.9, width + size * 1.2, size * 1.8, size * 0.5);
    context.fill();
    context.fillStyle = title;
    context.fillText(label, middle, y + size * 0.36, room);
  }
}

/** Paints members in the lists below their teams: texts when zoomed in, bars from afar. */
function paintRows(brush: Brush, scene: Scene, rows: readonly number[], view: View): void {
  const { context, colours } = brush;
  const { layout, parts } = scene;
  if (view.k < detail.cards) {
    context.beginPath();
    for (const node of rows) {
      const [x, y] = [at(layout.x, node), at(layout.y, node)];
      context.rect(x + 18, y + 14, 32, 28);
      // As long as the name, so that the list keeps its look.
      context.rect(x + 64, y + 20, Math.min(310, (scene.facts(node).name.length || 8) * 13), 16);
    }
    context.fillStyle = colours.line;
    context.fill();
    return;
  }
  for (const node of rows) {
    const [x, y] = [at(layout.x, node), at(layout.y, node)];
    const { texts, avatars, marks } = parts(node, view.k);
    const palette = paletteOf(colours, scene.facts(node).palette);
    for (const avatar of avatars) paintAvatar(brush, avatar, x, y, palette);
    for (const text of texts) paintText(brush, text, x, y, palette);
    for (const mark of marks) paintMark(brush, mark, x, y);
  }
}
