type Point = Readonly<Record<'x' | 'y', number>>;

type Box = Point & Readonly<Record<'width' | 'height', number>>;

interface PlacedName extends Box {
  /** Whether it's so far from its dot that a line has to connect them. */
  readonly isLed: boolean;
}

/** The height of a line of 12 px, its average letter, half of a dot, the room around one, and what's too small to see. */
const LINE = 15;
export const LETTER = 6.1;
const DOT = 7;
const APART = 20;
const TINY = 1e-9;

/** Possible positions of a name, as offsets from its dot: nearest first. */
const sides: readonly (readonly [across: number, down: number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  ...[1, 0.5, 2, 3].flatMap((down) => [1, -1].flatMap((across) => [[across, -down] as const, [across, down] as const])),
];
const rings = [
  { away: 9, isLed: false },
  { away: 20, isLed: true },
  // Two pixels decide on a phone.
  { away: 18, isLed: true },
  { away: 34, isLed: true },
  { away: 50, isLed: true },
  { away: 68, isLed: true },
  { away: 88, isLed: true },
] as const;

interface NamedDot extends Point {
  /** Empty if it's only not to be covered. */
  readonly name: string;
  /** Whether its name matters more than the others'. */
  readonly isUrgent?: boolean;
}

/**
 * Returns the position of each dot's name in pixels: it covers nothing, no line goes through a text, and a name doesn't
 * seem to be another dot's, but an urgent one may be beside one if a line leads to its own; null if there is no room.
 * Earlier dots choose first; an urgent one that finds no room then chooses before them.
 * @example placeNames([{ x: 10, y: 50, name: 'Data' }], { width: 300, height: 300 }, [])[0].x // 19
 */
export function placeNames(
  dots: readonly NamedDot[],
  area: { width: number; height: number },
  obstacles: readonly Box[],
): (PlacedName | null)[] {
  const urgent = dots.filter(({ isUrgent }) => isUrgent);
  let order: readonly NamedDot[] = dots;
  let best: ReadonlyMap<NamedDot, PlacedName | null> = new Map();
  let fewest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries <= urgent.length && fewest > 0; tries += 1) {
    const names = placeInOrder(order, area, obstacles);
    const places = new Map(order.map((dot, at) => [dot, names[at] ?? null]));
    const nameless = urgent.filter((dot) => places.get(dot) === null);
    if (nameless.length < fewest) [best, fewest] = [places, nameless.length];
    order = [...nameless, ...order.filter((dot) => !nameless.includes(dot))];
  }
  return dots.map((dot) => best.get(dot) ?? null);
}

function placeInOrder(
  dots: readonly NamedDot[],
  area: { width: number; height: number },
  obstacles: readonly Box[],
): (PlacedName | null)[] {
  const names: PlacedName[] = [];
  const lines: Line[] = [];
  return dots.map((dot, at) => {
    if (dot.name === '') return null;
    const width = Math.ceil(dot.name.length * LETTER) + 2;
    const others = dots.filter((_, other) => other !== at);
    const marks = others.map(({ x, y }) => ({ x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT }));
    const apart = dot.isUrgent ? 0 : APART;
    const free = candidates(dot, width).find(
      (box) =>
        isInside(box, area) &&
        ![...marks, ...names, ...obstacles].some((other) => overlap(box, other)) &&
        !lines.some((line) => strikes(line, box)) &&
        others.every((other) => distance(box, other) >= (box.isLed ? apart : distance(box, dot))) &&
        !(box.isLed && isLineTaken({ from: dot, to: leadTo(box, dot) })),
    );
    if (free) names.push(free);
    if (free?.isLed) lines.push({ from: dot, to: leadTo(free, dot) });
    return free ?? null;

    function isLineTaken(line: Line): boolean {
      return (
        others.some((other) => isBetween(other, line.from, line.to)) ||
        [...names, ...obstacles].some((text) => strikes(line, text))
      );
    }
  });
}

function candidates({ x, y }: Point, width: number): PlacedName[] {
  return rings.flatMap(({ away, isLed }) =>
    sides.map(([across, down]) => ({
      x: across === 0 ? x - width / 2 : across > 0 ? x + away : x - away - width,
      y: y - LINE / 2 + down * (across === 0 ? away + LINE / 2 : Math.max(LINE * 0.8, away * 0.8)),
      width,
      height: LINE,
      isLed,
    })),
  );
}

/** Returns where the line from a dot to its name ends. */
export function leadTo(name: Box, dot: Point): Point {
  const x = Math.min(Math.max(dot.x, name.x), name.x + name.width);
  return { x, y: name.y > dot.y ? name.y + 2 : name.y + name.height - 2 };
}

type Line = Readonly<Record<'from' | 'to', Point>>;

/** Returns whether a line goes through a box. */
export function strikes({ from, to }: Line, { x, y, width, height }: Box): boolean {
  const across = [x, x + width].map((side) => (side - from.x) / (to.x - from.x || TINY));
  const down = [y, y + height].map((side) => (side - from.y) / (to.y - from.y || TINY));
  // The part of the line that is between both sides, across and down.
  const begin = Math.max(0, Math.min(...across), Math.min(...down));
  return begin <= Math.min(1, Math.max(...across), Math.max(...down));
}

/** Returns whether a dot is between two points, so that a line would seem to be that dot's. */
function isBetween(dot: Point, from: Point, to: Point): boolean {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const share = ((dot.x - from.x) * across + (dot.y - from.y) * down) / (across ** 2 + down ** 2 || 1);
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(dot.x - from.x - at * across, dot.y - from.y - at * down) < DOT;
}

function isInside({ x, y, width, height }: Box, area: { width: number; height: number }): boolean {
  return x >= 0 && y >= 2 && x + width <= area.width - 2 && y + height <= area.height - 2;
}

/** Returns how far the middle of a line of text is from a dot: next to the text, a dot is nearer than above it. */
function distance({ x, y, width, height }: Box, dot: Point): number {
  return Math.hypot(Math.max(x - dot.x, 0, dot.x - x - width), y + height / 2 - dot.y);
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
