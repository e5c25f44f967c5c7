type Point = readonly [x: number, y: number];

/** The shapes of a drawing, for pages and PDFs. `isOwn` marks the person's own check-in. */
export type Shape =
  | { kind: 'dot'; x: number; y: number; radius: number; isOwn: boolean }
  | { kind: 'box'; x: number; y: number; width: number; height: number; look: 'own' | 'others' | 'frame' }
  | { kind: 'arrow'; from: Point; to: Point; head: string; isOwn: boolean }
  | { kind: 'words'; x: number; y: number; words: string; isStrong: boolean };

export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** The texts in a drawing of who reads a check-in. */
interface ReadersWords {
  onePerson: string;
  ownLeaders: string;
  group: string;
  everyoneElse: string;
  minimum: number;
}

const width = 340;
const columnWidth = 158;
/** The middle of the column by name, and of the column for groups. */
const left = columnWidth / 2;
const right = width - columnWidth / 2;
const lineHeight = 14;
/** Letters per line in a column, in the typeface at 11 units. */
const lettersPerLine = 24;
const dotRadius = 6;
const dotGap = 16;
const dotsPerRow = 5;
const gap = 10;

/**
 * Returns words in lines of up to this many letters; a longer word gets its own line.
 * @example linesOf('One person’s check-in', 12) // ['One person’s', 'check-in']
 */
export function linesOf(words: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns a drawing of the two ways of a check-in: by name to the team's own leaders, in a group to everyone else. */
export function drawReaders({ onePerson, ownLeaders, group, everyoneElse, minimum }: ReadersWords): Drawing {
  const heads = [linesOf(onePerson, lettersPerLine), linesOf(group, lettersPerLine)] as const;
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * lineHeight;
  const rows = Math.ceil(minimum / dotsPerRow);
  const frameHeight = rows * dotGap + 2 * gap;
  const frame = { x: width - columnWidth, y: headHeight + gap, width: columnWidth, height: frameHeight };
  const middle = frame.y + frameHeight / 2;
  const below = [linesOf(ownLeaders, lettersPerLine), linesOf(everyoneElse, lettersPerLine)] as const;
  const boxHeight = Math.max(...below.map((lines) => lines.length)) * lineHeight + 2 * gap;
  const boxTop = frame.y + frameHeight + 3 * gap;
  const box = { y: boxTop, width: columnWidth, height: boxHeight };
  return {
    width,
    height: boxTop + boxHeight + 1,
    shapes: [
      ...wordsAt(heads[0], left, headHeight - heads[0].length * lineHeight, true),
      ...wordsAt(heads[1], right, headHeight - heads[1].length * lineHeight, true),
      { kind: 'box', ...frame, look: 'frame' },
      ...dotsIn(minimum, middle),
      { kind: 'dot', x: left, y: middle, radius: dotRadius + 2, isOwn: true },
      arrow([left + dotGap, middle], [frame.x - 3, middle], true),
      arrow([left, middle + dotGap], [left, boxTop - 3], true),
      arrow([right, frame.y + frameHeight + 3], [right, boxTop - 3], false),
      { kind: 'box', x: 0, ...box, look: 'own' },
      { kind: 'box', x: width - columnWidth, ...box, look: 'others' },
      ...wordsAt(below[0], left, boxTop + (boxHeight - below[0].length * lineHeight) / 2, false),
      ...wordsAt(below[1], right, boxTop + (boxHeight - below[1].length * lineHeight) / 2, false),
    ],
  };
}

/** Draws centred lines of words; `y` is the top of the first. */
function wordsAt(lines: readonly string[], x: number, y: number, isStrong: boolean): Shape[] {
  return lines.map((words, row) => ({ kind: 'words', x, y: y + row * lineHeight + 11, words, isStrong }));
}

/** Draws a dot for each person of the minimum group; the first is the person of the check-in. */
function dotsIn(count: number, middle: number): Shape[] {
  const rows = Math.ceil(count / dotsPerRow);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / dotsPerRow);
    const inRow = Math.min(dotsPerRow, count - row * dotsPerRow);
    const x = right + ((index % dotsPerRow) - (inRow - 1) / 2) * dotGap;
    const y = middle + (row - (rows - 1) / 2) * dotGap;
    return { kind: 'dot', x, y, radius: dotRadius, isOwn: index === 0 };
  });
}

/** Draws an arrow with a triangle as its head. */
function arrow(from: Point, to: Point, isOwn: boolean): Shape {
  const [x, y] = to;
  const isDown = from[0] === x;
  const [tip, end] = isDown ? [`${x} ${y + 2}`, `${x + 5} ${y - 5}`] : [`${x + 2} ${y}`, `${x - 5} ${y + 5}`];
  return { kind: 'arrow', from, to, head: `M${x - 5} ${y - 5}L${tip}L${end}Z`, isOwn };
}
