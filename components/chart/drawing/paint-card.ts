import { type Brush, type Palette, paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { expanderPlace } from '#/components/chart/drawing/expander.ts';
import { detail, type Scene, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import type { AvatarPart, MarkPart, TextPart } from '#/components/chart/model/parts.ts';

const cardRadius = 20;
/** The height of the coloured line along a card's upper edge. */
const strip = 8;
/** Names from afar: their size, at least in pixels of the screen, and how many times as wide their card must be. */
const name = { size: 60, onScreen: 9, least: 3.5 } as const;

/** Paints one card with all its parts; from afar, only its name. */
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
  if (parts) context.roundRect(x + 1, y + 1, w - 2, parts.band, [cardRadius - 1, cardRadius - 1, 0, 0]);
  else context.roundRect(x + 1, y + 1, w - 2, h - 2, cardRadius - 1);
  context.fill();
  paintStrip(context, x, y, w, palette);
  if (!parts) {
    paintName(brush, scene, node, palette, view);
    return;
  }
  if (parts.second) box(brush, x, y + parts.second.y, w, parts.second.height, view);
  for (const avatar of parts.avatars) paintAvatar(brush, avatar, x, y, palette);
  for (const text of parts.texts) paintText(brush, text, x, y, palette);
  for (const mark of parts.marks) paintMark(brush, mark, x, y);
  if (facts.children > 0) paintExpander(brush, scene, node, view);
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

/** Paints a card from afar: only its name, in the same size on all cards, if some of it can be read. */
function paintName({ context, font }: Brush, scene: Scene, node: number, palette: Palette, { k }: View): void {
  const { layout } = scene;
  const [w, h] = [at(layout.w, node), at(layout.h, node)];
  const size = Math.max(name.size, name.onScreen / k);
  const room = w - 24;
  if (room < name.least * size || h < size) return;
  const lines = scene.farTitle(node, room / size, h < 2.3 * size ? 1 : 2);
  context.font = `600 ${size}px ${font}`;
  context.textAlign = 'center';
  context.fillStyle = palette.title;
  const middle = at(layout.y, node) + (h + strip) / 2;
  lines.forEach((text, place) => {
    const y = middle + (place - (lines.length - 1) / 2) * 1.1 * size + 0.35 * size;
    context.fillText(text, at(layout.x, node) + w / 2, y, room);
  });
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
