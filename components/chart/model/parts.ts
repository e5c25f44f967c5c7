import type { CardPerson, ResultWords } from '#/components/chart/model/card-facts.ts';

/** One line of text; `y` is its baseline. */
export interface TextPart {
  x: number;
  y: number;
  width: number;
  size: number;
  weight: 400 | 600;
  tone: 'title' | 'ink' | 'muted';
  align: 'center' | 'left';
  text: string;
  /** The full text, if it's cut. */
  full: string;
}

/** A line on a card that's seen from very far. */
export interface Note {
  text: string;
  tone: 'ink' | Exclude<MarkPart['tone'], 'muted'>;
}

export interface AvatarPart {
  /** Where its middle is. */
  x: number;
  y: number;
  radius: number;
  initials: string;
  foto: string | null;
}

export interface MarkPart {
  kind: 'new' | 'places' | 'result';
  tone: 'muted' | 'good' | 'neutral' | 'bad' | 'info';
  size: number;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  /** More than the text, for a hint. */
  full?: string;
  places: CardPerson['places'];
}

/** Everything on a card with its position: the canvas paints it and the DOM cards are made of it. */
export interface CardParts {
  /** The height of the title's background; 0 for a row of a list. */
  band: number;
  texts: TextPart[];
  avatars: AvatarPart[];
  marks: MarkPart[];
  /** The second card below: its top and height. */
  second: { y: number; height: number } | null;
  /** The position of the button that copies the link. */
  copy: { x: number; y: number } | null;
}

/** Returns a card without parts; `band` is the height of its title's background. */
export function emptyParts(band: number): CardParts {
  return { band, texts: [], avatars: [], marks: [], second: null, copy: null };
}

export interface ResultPlace extends Pick<TextPart, 'x' | 'width' | 'align' | 'size'> {
  /** The mark's top. */
  y: number;
  /** The mark's room on both sides of its text, in its font size. */
  pad?: number;
}

/** Adds a result: its category as a mark in its colour, whose hint has the share; or why there is none, as a text. */
export function addResult(parts: CardParts, result: ResultWords, place: ResultPlace): void {
  const { x, y, width: room, align, size, pad: sides = 0.6 } = place;
  const { tone, full } = result;
  const height = Math.round(1.55 * size);
  if (tone === null) {
    const text = { x, y: y + height / 2 + 0.35 * size, width: room, align, size: 0.9 * size } as const;
    parts.texts.push({ ...text, weight: 400, tone: 'muted', text: ellipsed(full, room / text.size), full });
    return;
  }
  const pad = sides * size;
  const text = ellipsed(result.text, (room - 2 * pad) / size);
  const wide = widthOf(text) * size + 2 * pad;
  const left = align === 'center' ? x - wide / 2 : x;
  parts.marks.push({ kind: 'result', tone, size, x: left, y, width: wide, height, text, full, places: [] });
}

/** How wide letters are, in their font size: narrow and wide ones, and all others. */
const widths = [
  [/[ iljI.,:;'’|!·]/, 0.27],
  [/[ftr()"-]/, 0.37],
  [/[mwMW@%]/, 0.88],
  [/[A-Z0-9&]/, 0.62],
  // Scripts with square letters, and emoji.
  [/[\u2e80-\uffff]|[\u{10000}-\u{10ffff}]/u, 1],
] as const;

/** Returns about how wide a text is, in its font size. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.56;
  return sum;
}

/** Returns as much of a text as fits into a width in its font size, with “…” if that isn't all of it. */
export function ellipsed(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(letters.join('')) + 0.8 > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Returns a text in up to `most` lines of a width in its font size; the last one ends with “…” if there's more. */
export function wrap(text: string, room: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && (rows.length === most || widthOf(`${row} ${word}`) <= room))
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows.map((row) => ellipsed(row, room));
}
