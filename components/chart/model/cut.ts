/** A text as long as `over` stays whole; a longer one is cut to `length` characters. Source: product specification. */
interface Cut {
  over: number;
  length: number;
}

/**
 * How cards shorten their texts; a hint has the whole text. An email address of exactly 26 characters keeps all of them
 * and gets dots added, as documented.
 */
export const cuts = {
  name: { over: 15, length: 14 },
  email: { over: 25, length: 26 },
  title: { over: 32, length: 28 },
} as const satisfies Record<string, Cut>;

/** Counts in whole characters, so that no emoji is cut in two. */
export function cut(text: string, { over, length }: Cut): string {
  // A text that is short enough in code units is short enough in characters.
  if (text.length <= over) return text;
  const characters = Array.from(text);
  return characters.length > over ? `${characters.slice(0, length).join('')}...` : text;
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
