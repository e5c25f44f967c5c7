import type { Brush } from '#/components/chart/drawing/brush.ts';
import { type Palette, paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { expanderPlace } from '#/components/chart/drawing/expander.ts';
import { detail, type Scene, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import type { AvatarPart, MarkPart, TextPart } from '#/components/chart/model/card-parts.ts';

/** Texts smaller than this on the screen aren't worth painting. */
const readable = 4.5;
const cardRadius = 20;

/** Paints one card with all its parts, except those that are too small to be read. */
export function paintCard(brush: Brush, scene: Scene, node: number, view: View): void {
  const { context, colours } = brush;
  const { layout } = scene;
  const [x, y, w, h] = [at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node)];
  const facts = scene.facts(node);
  const parts = scene.parts(node, view.k);
  const palette = paletteOf(colours, facts.palette);
  box(brush, x, y, w, h, view);
  context.fillStyle = palette.soft;
  context.beginPath();
  context.roundRect(x + 1, y + 1, w - 2, parts.band, [cardRadius, cardRadius, 0, 0]);
  context.fill();
  context.fillStyle = palette.strong;
  context.beginPath();
  context.roundRect(x + 1, y + 1, w - 2, 8, [cardRadius, cardRadius, 0, 0]);
  context.fill();
  if (view.k < detail.cards) {
    paintFarTitle(brush, scene, node, palette);
    if (facts.children > 0) paintExpander(brush, scene, node, view);
    return;
  }
  if (parts.second) box(brush, x, y + parts.second.y, w, parts.second.height, view);
  for (const avatar of parts.avatars) paintAvatar(brush, avatar, x, y, palette);
  for (const text of parts.texts) if (text.size * view.k >= readable) paintText(brush, text, x, y, palette);
  if (24 * view.k >= readable) for (const mark of parts.marks) paintMark(brush, mark, x, y);
  if (facts.children > 0) paintExpander(brush, scene, node, view);
}

/** Paints a card from afar: only its title, as large as there is room. */
function paintFarTitle({ context, font }: Brush, scene: Scene, node: number, palette: Palette): void {
  const { layout } = scene;
  const [title] = scene.parts(node, detail.near).texts;
  if (!title) return;
  const room = at(layout.w, node) - 32;
  // Letters are slightly more than half as wide as high.
  const size = Math.max(28, Math.min(72, room / (0.56 * title.text.length)));
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  context.fillStyle = palette.title;
  const middle = at(layout.y, node) + at(layout.h, node) / 2;
  context.fillText(title.text, at(layout.x, node) + at(layout.w, node) / 2, middle + 0.4 * size, room);
}

function box({ context, colours }: Brush, x: number, y: number, w: number, h: number, view: View): void {
  context.beginPath();
  context.roundRect(x, y, w, h, cardRadius);
  context.fillStyle = colours.surface;
  context.fill();
  context.strokeStyle = colours.line;
  context.lineWidth = Math.max(2, 0.75 / view.k);
  context.stroke();
}

export function paintAvatar(brush: Brush, part: AvatarPart, x: number, y: number, palette: Palette): void {
  const { context, font } = brush;
  const [middleX, middleY] = [x + part.x, y + part.y];
  context.beginPath();
  context.arc(middleX, middleY, part.radius, 0, 2 * Math.PI);
  const photo = part.foto === null ? null : brush.photo(part.foto);
  if (photo) {
    context.save();
    context.clip();
    context.drawImage(photo, middleX - part.radius, middleY - part.radius, 2 * part.radius, 2 * part.radius);
    context.restore();
    return;
  }
  context.fillStyle = palette.soft;
  context.fill();
  context.fillStyle = palette.title;
  context.font = `600 ${part.radius * 0.72}px ${font}`;
  context.textAlign = 'center';
  context.fillText(part.initials, middleX, middleY + part.radius * 0.26);
}

export function paintText(
  { context, colours, font }: Brush,
  part: TextPart,
  x: number,
  y: number,
  palette: Palette,
): void {
  context.font = [part.weight, `${part.size}px`, font].join(' ');
  context.textAlign = part.align;
  context.fillStyle = part.tone === 'title' ? palette.title : colours[part.tone];
  context.fillText(part.text, x + part.x, y + part.y, part.width);
}

export function paintMark({ context, colours, font }: Brush, mark: MarkPart, x: number, y: number): void {
  const isNew = mark.kind === 'new';
  context.beginPath();
  context.roundRect(x + mark.x, y + mark.y, mark.width, mark.height, mark.height / 2);
  context.fillStyle = isNew ? colours['good-soft'] : colours.ink;
  context.fill();
  context.fillStyle = isNew ? colours.good : colours.surface;
  context.font = `600 17px ${font}`;
  context.textAlign = 'center';
  context.fillText(mark.text, x + mark.x + mark.width / 2, y + mark.y + mark.height / 2 + 6);
}

/** Paints the button below a card that opens or closes the nodes below it. */
function paintExpander({ context, colours, font }: Brush, scene: Scene, node: number, view: View): void {
  const { x, y, width, height } = expanderPlace(scene, node, view.k);
  const isOpen = scene.open[node] === 1;
  context.beginPath();
  context.roundRect(x, y, width, height, height / 2);
  context.fillStyle = colours.surface;
  context.fill();
  context.strokeStyle = colours['control-line'];
  context.lineWidth = 2;
  context.stroke();
  if (24 * view.k < readable) return;
  context.fillStyle = colours.ink;
  context.font = `600 ${height / 2}px ${font}`;
  context.textAlign = 'center';
  context.fillText(isOpen ? '−' : `+${scene.facts(node).children}`, x + width / 2, y + height * 0.68);
}
