import type { CardFacts, CardPerson, CardWords } from '#/components/chart/model/card-facts.ts';
import { type CardParts, emptyParts, type TextPart } from '#/components/chart/model/card-parts.ts';
import { cut, cuts } from '#/components/chart/model/cut.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartSizes, secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

const cardWidth = chartSizes.tree.cardWidth;
/** How wide an average letter is, in its font size; slightly more than measured, so that texts fit. */
const letter = 0.57;
const smallest = 24;
/** A title of more letters has two lines on a card in columns. */
const longTitle = 18;
/** The size of results on a card of the tree: at least 9 pixels at the smallest first zoom. */
const resultSize = 38;

/** Returns the parts of a card that is seen from afar: title, name and role, in letters that can still be read. */
export function farCardParts(facts: CardFacts, style: ChartStyle, words: CardWords): CardParts {
  if (style === 'tree') return farTreeCard(facts, words);
  return facts.kind === nodeKinds.member ? farRow(facts) : farColumnCard(facts, words);
}

function farTreeCard(facts: CardFacts, words: CardWords): CardParts {
  const { person, second, kind } = facts;
  const parts = emptyParts(132);
  const centred = { x: cardWidth / 2, width: cardWidth - 24, align: 'center' } as const;
  const title = cut(words.title(facts), cuts.title);
  parts.texts.push(...lines(title, words.title(facts), { ...centred, y: 72, size: 44, weight: 600, tone: 'title' }));
  const initials = person?.initials ?? (facts.counts ? initialsOf(facts.name) : '');
  const figures = words.figures(facts);
  const disc = figures.length > 0 ? { y: 188, radius: 42 } : { y: 198, radius: 50 };
  // Without a disc, the texts are in the middle.
  const up = initials || person ? 0 : 56;
  if (up === 0) parts.avatars.push({ x: cardWidth / 2, ...disc, initials, foto: person?.foto ?? null });
  const muted = { ...centred, size: 40, weight: 400, tone: 'muted' } as const;
  if (figures.length > 0) {
    const [first = '', full = first] = person ? [cut(person.name, cuts.name), person.name] : words.vacant(facts);
    const look = person ? ({ weight: 600, tone: 'ink' } as const) : {};
    parts.texts.push(line(first, full, { ...muted, ...look, y: 272 - up, size: resultSize }));
    resultLines(figures, muted.width, resultSize).forEach((text, place) => {
      parts.texts.push(line(text, figures.join(' · '), { ...muted, y: 314 - up + place * 39, size: resultSize }));
    });
  } else if (person) {
    // A member's title is the name already, and an administrator's is the role.
    const name = kind === nodeKinds.member ? [] : nameLines(person, { ...centred, y: 318, size: 44 });
    const role = kind === nodeKinds.administrator ? '' : words.role(person);
    parts.texts.push(...name);
    if (role) parts.texts.push(line(role, role, { ...muted, y: name.length > 1 ? 390 : 372 }));
  } else
    [...words.vacant(facts), words.below(facts)].filter(Boolean).forEach((text, place) => {
      parts.texts.push(line(text, text, { ...muted, y: 296 - up + place * 46 }));
    });
  if (second) {
    const top = chartSizes.tree.cardHeight + secondCard.gap;
    parts.second = { y: top, height: secondCard.height };
    parts.texts.push(...nameLines(second, { ...centred, y: top + 70, size: 44 }));
  }
  return parts;
}

function farColumnCard(facts: CardFacts, words: CardWords): CardParts {
  const left = { x: 20, align: 'left', weight: 600 } as const;
  const full = words.title(facts);
  const look = { ...left, width: cardWidth - 40, y: 50, size: 40, tone: 'title' } as const;
  // A long title has two lines of the same size, and its card less room below.
  const title = cut(full, cuts.title);
  const titles = title.length > longTitle ? lines(title, full, look) : [line(title, full, { ...look, y: 54 })];
  const isTall = titles.length > 1;
  const parts = emptyParts(isTall ? 100 : 66);
  parts.texts.push(...titles.map((part) => ({ ...part, y: part.y + (isTall ? 12 : -4) })));
  const width = facts.children > 0 ? cardWidth - 140 : cardWidth - 40;
  const people = [facts.person, facts.second].filter((one) => one !== null);
  const figures = resultLines(words.figures(facts), width, 28);
  const [first] = people;
  if (first && people.length === 1 && figures.length === 0 && !isTall)
    parts.texts.push(...nameLines(first, { ...left, width, y: 136, size: 38 }, 0.8));
  else {
    const leaders = isTall && figures.length > 0 ? people.slice(0, 1) : people;
    const below = figures.length > 0 ? figures : [words.below(facts)];
    const muted = (people.length > 0 ? figures : [...words.vacant(facts), ...below]).filter(Boolean);
    const room = chartSizes.columns.cardHeight - parts.band;
    const pitch = Math.min(46, (room - 18) / (leaders.length + muted.length));
    const size = Math.min(people.length > 0 && figures.length === 0 ? 36 : 32, pitch * 0.9);
    const from = parts.band + (room - pitch * (leaders.length + muted.length)) / 2 + pitch * 0.78;
    const names = leaders.map(({ name }) =>
      line(cut(name, cuts.name), name, { ...left, width, y: 0, size, tone: 'ink' }),
    );
    // Names of one card have one size.
    const smallestName = Math.min(...names.map((name) => name.size));
    parts.texts.push(...names.map((name, place) => ({ ...name, size: smallestName, y: from + place * pitch })));
    muted.forEach((text, place) => {
      const y = from + (leaders.length + place) * pitch;
      parts.texts.push(line(text, text, { ...left, width, y, size, weight: 400, tone: 'muted' }));
    });
  }
  return parts;
}

/** Returns results as lines: a category and how many answered, or why there are none in up to three lines. */
function resultLines(figures: string[], width: number, size: number): string[] {
  const [reason] = figures;
  return reason === undefined || figures.length > 1 ? figures : wrap(reason, Math.floor(width / (letter * size)), 3);
}

function farRow({ person }: CardFacts): CardParts {
  const parts = emptyParts(0);
  if (!person) return parts;
  const { name, initials, foto } = person;
  parts.avatars.push({ x: 34, y: 28, radius: 20, initials, foto });
  const look = { x: 66, width: cardWidth - 80, y: 39, size: 32, weight: 400, tone: 'ink', align: 'left' } as const;
  parts.texts.push(line(name, name, look));
  return parts;
}

type Look = Omit<TextPart, 'text' | 'full'>;

/** Returns a text in up to `most` lines of about `length` characters; the last line has what remains. */
function wrap(text: string, length: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && (row.length + word.length < length || rows.length === most))
      rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Returns a text in one line, as large as fits. */
function line(text: string, full: string, look: Look): TextPart {
  const size = Math.min(look.size, look.width / (letter * Math.max(1, text.length)));
  return { ...look, size: Math.max(smallest, size), text, full };
}

/** Returns a name in one line, if necessary one step smaller, otherwise in two. */
const nameLines = ({ name }: CardPerson, look: Omit<Look, 'weight' | 'tone'>, share = 0.88) =>
  lines(cut(name, cuts.name), name, { ...look, weight: 600, tone: 'ink' }, share);

/** Returns a text in one line of at least this share of its size, otherwise around the same middle in two. */
function lines(text: string, full: string, look: Look, share = 1): TextPart[] {
  const isWide = text.length * letter * look.size * share > look.width;
  const spaces = isWide ? [...text.matchAll(/ /g)].map(({ index }) => index) : [];
  // Of two equal places, the later one: an “&” stays on the first line.
  const [split] = spaces.toSorted((a, b) => Math.abs(2 * a - text.length) - Math.abs(2 * b - text.length) || b - a);
  if (split === undefined) return [line(text, full, { ...look, y: look.y + (isWide ? 0 : 4) })];
  return [
    line(text.slice(0, split), full, { ...look, y: look.y - look.size * 0.54 + 4 }),
    line(text.slice(split + 1), full, { ...look, y: look.y + look.size * 0.54 + 4 }),
  ];
}
