import { type Brush, type Palette, paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { expanderPlace, hasExpander } from '#/components/chart/drawing/expander.ts';
import { paintName, strip } from '#/components/chart/drawing/paint-blocks.ts';
import { detail, type Scene, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import type { AvatarPart, MarkPart, TextPart } from '#/components/chart/model/parts.ts';

const cardRadius = 20;

/** Paints one card with all its parts; from very far, only its name and the notes below it. */
export function paintCard(brush: Brush, scene: Scene, node: number, view: View): void {
  const { context, colours } = brush;
  const { layout } = scene;
  const [x, y, w, h] = [at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node)];
  const facts = scene.facts(node);
  const palette = paletteOf(colours, facts.palette);
  const parts = view.k < detail.cards ? null : scene.parts(node, view.k);
  box(brush, x, y, w, h, view);
  context.fillStyle = palette.soft;
  context.beginPath();
  // From afar, the name stands on the whole card.
  const edge = edgeOf(view) / 2;
  const radius = cardRadius - edge;
  if (parts) context.roundRect(x + edge, y + edge, w - 2 * edge, parts.band, [radius, radius, 0, 0]);
  else context.roundRect(x + edge, y + edge, w - 2 * edge, h - 2 * edge, radius);
  context.fill();
  paintStrip(context, x, y, w, palette);
  if (!parts) paintName(brush, scene, node, palette, view);
  else {
    if (parts.second) box(brush, x, y + parts.second.y, w, parts.second.height, view);
    for (const avatar of parts.avatars) paintAvatar(brush, avatar, x, y, palette);
    for (const text of parts.texts) paintText(brush, text, x, y, palette);
    for (const mark of parts.marks) paintMark(brush, mark, x, y);
  }
  if (hasExpander(scene, node, view.k)) paintExpander(brush, scene, node, view);
}

/** Paints the coloured line along a card's upper edge, within its round corners. */
function paintStrip(context: Brush['context'], x: number, y: number, w: number, palette: Palette): void {
  const radius = cardRadius - 1;
  const angle = Math.asin((radius - strip) / radius);
  context.beginPath();
  context.arc(x + cardRadius, y + cardRadius, radius, Math.PI + angle, 1.5 * Math.PI);
  context.arc(x + w - cardRadius, y + cardRadius, radius, 1.5 * Math.PI, 2 * Math.PI - angle);
  context.fillStyle = palette.strong;
  context.fill();
}

/** How wide the line around a card is: at least a pixel of the screen. */
const edgeOf = ({ k }: View) => Math.max(2, 1 / k);

function box({ context, colours }: Brush, x: number, y: number, w: number, h: number, view: View): void {
  context.beginPath();
  context.roundRect(x, y, w, h, cardRadius);
  context.fillStyle = colours.surface;
  context.fill();
  context.strokeStyle = colours.line;
  context.lineWidth = edgeOf(view);
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
  const { tone, size } = mark;
  context.beginPath();
  context.roundRect(x + mark.x, y + mark.y, mark.width, mark.height, mark.height / 2);
  context.fillStyle = tone === 'muted' ? colours.sunken : colours[`${tone}-soft`];
  context.fill();
  context.fillStyle = colours[tone];
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  context.fillText(mark.text, x + mark.x + mark.width / 2, y + mark.y + mark.height / 2 + 0.35 * size);
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
  context.fillStyle = colours.ink;
  context.font = `600 ${height / 2}px ${font}`;
  context.textAlign = 'center';
  context.fillText(isOpen ? '−' : `+${scene.facts(node).children}`, x + width / 2, y + height * 0.68);
}
