import { type Brush, type ChartColours, type Palette, paletteOf } from '#/components/chart/drawing/chart-colours.ts';
import { expanderPlace, hasExpander } from '#/components/chart/drawing/expander.ts';
import { detail, type Scene, type View } from '#/components/chart/drawing/scene.ts';
import { at } from '#/components/chart/model/at.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

/** From this zoom, members are drawn as bars. */
const bars = { from: 0.05, width: 240, height: 18 } as const;

/** Paints whole teams or departments as one area each, one path per palette; departments with their label. */
export function paintBlocks(
  { context, colours, font }: Brush,
  scene: Scene,
  blocks: readonly number[],
  view: View,
): void {
  const { layout, nodes, facts } = scene;
  const byPalette = Map.groupBy(blocks, (node) => facts(node).palette);
  for (const [palette, group] of byPalette) {
    const { soft, strong } = paletteOf(colours, palette);
    outline(context, scene, group);
    context.fillStyle = soft;
    context.fill();
    context.strokeStyle = strong;
    context.lineWidth = 1 / view.k;
    context.stroke();
    // The team's card stands out from the list below it.
    context.beginPath();
    for (const node of group)
      if (nodes.kind[node] === nodeKinds.team)
        context.rect(at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node));
    context.fillStyle = strong;
    context.fill();
    if (view.k >= bars.from) paintBars(context, scene, group);
  }
  const size = 13 / view.k;
  context.textAlign = 'center';
  for (const node of blocks) if (nodes.kind[node] !== nodeKinds.team) label(context, colours, scene, node, size, font);
}

/** Paints a bar for each member, so that a team's size is visible from afar. */
function paintBars(context: CanvasRenderingContext2D, { layout, nodes }: Scene, group: readonly number[]): void {
  if (layout.style !== 'columns') return;
  context.beginPath();
  for (const team of group)
    for (let member = team + 1; member < at(nodes.end, team); member++)
      if (at(layout.w, member) > 0)
        context.rect(at(layout.x, member) + 40, at(layout.y, member) + 20, bars.width, bars.height);
  context.globalAlpha = 0.35;
  context.fill();
  context.globalAlpha = 1;
}

function outline(context: CanvasRenderingContext2D, { layout }: Scene, group: readonly number[]): void {
  context.beginPath();
  for (const node of group)
    context.rect(at(layout.left, node), at(layout.top, node), at(layout.width, node), at(layout.height, node));
}

/** Paints the name and count of a department in the middle of its block, if there is room. */
function label(
  context: CanvasRenderingContext2D,
  colours: ChartColours,
  scene: Scene,
  node: number,
  size: number,
  font: string,
): void {
  const { layout, facts } = scene;
  const { name, count } = scene.blockLabel(node);
  const room = at(layout.width, node) - size;
  if (room < 3 * size || at(layout.height, node) < 2 * size) return;
  const middle = at(layout.left, node) + at(layout.width, node) / 2;
  const y = at(layout.top, node) + at(layout.height, node) / 2;
  context.fillStyle = paletteOf(colours, facts(node).palette).title;
  context.font = `600 ${size}px ${font}`;
  context.fillText(fitted(context, name, room), middle, y);
  context.font = `400 ${size}px ${font}`;
  if (at(layout.height, node) > 4 * size) context.fillText(fitted(context, count, room), middle, y + 1.3 * size);
}

/** Returns as much of a text as fits. */
export function fitted(context: CanvasRenderingContext2D, text: string, room: number): string {
  const { width } = context.measureText(text);
  if (width <= room) return text;
  const characters = Array.from(text);
  const length = Math.max(1, Math.floor((characters.length * room) / width) - 1);
  return `${characters.slice(0, length).join('')}…`;
}

/** The height of the coloured line along a card's upper edge. */
export const strip = 8;
/** Names from very far: their size, at least in pixels of the screen, and how many times as wide their card must be. */
const names = { size: 60, onScreen: 9, least: 3.5, pitch: 1.1, most: 3 } as const;
/** The lines below them. */
const notes = { size: 50, onScreen: 10, pitch: 1.15, gap: 14 } as const;

/** Paints a card from very far: its name, in the same size on all cards, if some of it can be read, and the notes. */
export function paintName(
  { context, colours, font }: Brush,
  scene: Scene,
  node: number,
  palette: Palette,
  { k }: View,
) {
  const { layout } = scene;
  const [x, y, w, h] = [at(layout.x, node), at(layout.y, node), at(layout.w, node), at(layout.h, node)];
  const [size, small] = [Math.max(names.size, names.onScreen / k), Math.max(notes.size, notes.onScreen / k)];
  const room = w - 24;
  if (room < names.least * size || h < size) return;
  const end = hasExpander(scene, node, k) ? expanderPlace(scene, node, k).y : y + h;
  const most = Math.floor((h - strip) / (1.15 * size));
  const lines = scene.farTitle(node, room / size, Math.min(names.most, Math.max(1, most)));
  const height = lines.length * names.pitch * size;
  const noteCount = Math.floor((end - y - strip - height - notes.gap) / (notes.pitch * small));
  const isNoted = layout.style === 'tree' && k >= detail.notes && noteCount > 0;
  const below = isNoted ? scene.farNotes(node, room / small).slice(0, noteCount) : [];
  const rest = below.length > 0 ? notes.gap + below.length * notes.pitch * small : 0;
  const top = (y + strip + end - height - rest) / 2;
  context.textAlign = 'center';
  context.font = `600 ${size}px ${font}`;
  context.fillStyle = palette.title;
  lines.forEach((text, row) => {
    context.fillText(text, x + w / 2, top + (row + 0.5) * names.pitch * size + 0.35 * size, room);
  });
  if (below.length > 0) context.font = `400 ${small}px ${font}`;
  below.forEach(({ text, tone }, row) => {
    const middle = top + height + notes.gap + (row + 0.5) * notes.pitch * small;
    context.fillStyle = colours[tone];
    context.fillText(text, x + w / 2, middle + 0.35 * small, room);
  });
}
