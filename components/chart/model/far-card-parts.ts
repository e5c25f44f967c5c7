import type { CardFacts, CardPerson, CardWords, ResultWords } from '#/components/chart/model/card-facts.ts';
import { cut, cuts } from '#/components/chart/model/cut.ts';
import {
  addResult,
  type CardParts,
  ellipsed,
  emptyParts,
  type Note,
  type ResultPlace,
  type TextPart,
  widthOf,
  wrap,
} from '#/components/chart/model/parts.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartSizes, secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

const cardWidth = chartSizes.tree.cardWidth;
/** The distance of two lines of a reason, in their font size. */
const linePitch = 1.05;

/**
 * Returns the parts of a card that is seen from afar: title, name and role, in letters that can still be read. No text
 * is smaller than `least`.
 */
export function farCardParts(facts: CardFacts, style: ChartStyle, words: CardWords, least: number): CardParts {
  if (style === 'tree') return farTreeCard(facts, words, least);
  return facts.kind === nodeKinds.member ? farRow(facts, least) : farColumnCard(facts, words, least);
}

function farTreeCard(facts: CardFacts, words: CardWords, least: number): CardParts {
  const { person, second, kind } = facts;
  const parts = emptyParts(132);
  const centred = { x: cardWidth / 2, width: cardWidth - 24, align: 'center' } as const;
  const title = cut(words.title(facts), cuts.title);
  parts.texts.push(...lines(title, words.title(facts), { ...centred, y: 85, size: 44, weight: 600, tone: 'title' }));
  const initials = person?.initials ?? (facts.counts ? initialsOf(facts.name) : '');
  const result = words.result(facts);
  const muted = { ...centred, size: Math.max(38, least), weight: 400, tone: 'muted' } as const;
  // A member's title is the name already, and an administrator's is the role.
  const name = person && kind !== nodeKinds.member ? nameLines(person, { ...centred, y: 318, size: 44 }) : [];
  const role = person && kind !== nodeKinds.administrator ? words.role(person) : '';
  // A long role has two lines, and its card a smaller disc; not below a name of two.
  const roles = wrap(role, muted.width / muted.size, name.length > 1 ? 1 : 2);
  const isLong = roles.length > 1;
  const disc = result || isLong ? { y: 188, radius: 42 } : { y: 198, radius: 50 };
  // Without a disc, the texts are in the middle.
  const up = initials || person ? 0 : 56;
  if (up === 0) parts.avatars.push({ x: cardWidth / 2, ...disc, initials, foto: person?.foto ?? null });
  const vacant = words.vacant(facts);
  if (result) {
    const first = person ? cut(person.name, cuts.name) : (vacant.at(-1) ?? '');
    const look = person ? ({ weight: 600, tone: 'ink', size: Math.max(42, least) } as const) : {};
    parts.texts.push(line(first, person?.name ?? first, { ...muted, y: 280 - up, ...look }));
    addFarResult(parts, result, { ...centred, y: 308 - up, size: result.tone === null ? least : muted.size, lines: 2 });
  } else if (person) {
    parts.texts.push(...name.map((part) => (isLong ? { ...part, y: 284 } : part)));
    const first = isLong ? 330 : name.length > 1 ? 390 : 372;
    if (role) parts.texts.push(...roles.map((text, row) => ({ ...muted, y: first + 45 * row, text, full: role })));
  } else
    [...vacant, words.below(facts)].filter(Boolean).forEach((text, place) => {
      parts.texts.push(line(text, text, { ...muted, y: 296 - up + place * 46 }));
    });
  if (second) {
    const top = chartSizes.tree.cardHeight + secondCard.gap;
    parts.second = { y: top, height: secondCard.height };
    parts.texts.push(...nameLines(second, { ...centred, y: top + 80, size: 44 }));
  }
  return parts;
}

function farColumnCard(facts: CardFacts, words: CardWords, least: number): CardParts {
  const left = { x: 20, align: 'left', weight: 600 } as const;
  const full = words.title(facts);
  const result = words.result(facts);
  const look = { ...left, width: cardWidth - 40, y: 52, size: Math.max(40, least), tone: 'title' } as const;
  const title = cut(full, cuts.title);
  // A long title has two lines of the same size, and its card less room below; but not above results.
  const titles = result ? [line(title, full, look)] : lines(title, full, look);
  const isTall = titles.length > 1;
  const parts = emptyParts(isTall ? 106 : 68);
  parts.texts.push(...titles.map((part) => ({ ...part, y: part.y + (isTall ? 19 : 0) })));
  const width = cardWidth - (facts.children > 0 ? 124 : 40);
  const people = [facts.person, facts.second].filter((one) => one !== null);
  const [first] = people;
  const nameLook = { ...left, width, y: 0, size: Math.max(36, least), tone: 'ink' } as const;
  const leaders =
    first && people.length === 1 && !isTall && !result
      ? nameLines(first, nameLook)
      : people.slice(0, result ? 1 : 2).map(({ name }) => line(cut(name, cuts.name), name, nameLook));
  const [vacant, below] = [words.vacant(facts), words.below(facts)];
  const said = leaders.length > 0 ? [] : result ? vacant.slice(-1) : [...vacant, below].filter(Boolean);
  const muted = { ...nameLook, size: least, weight: 400, tone: 'muted' } as const;
  const room = chartSizes.columns.cardHeight - parts.band;
  // A mark is higher than a line; why there is no result has up to two, if there's room.
  const reasonLines = Math.min(2, Math.max(1, Math.floor((room - nameLook.size) / (linePitch * least))));
  const foot = result ? (result.tone === null ? linePitch * reasonLines * least : 1.55 * least + 4) : 0;
  const most = Math.min(2, Math.max(1, Math.floor((room - foot) / (0.95 * least))));
  // Of more lines than there is room for, the last ones: they count people.
  const rows = [
    ...leaders.slice(0, most),
    ...said.slice(-most).map((text) => line(text, said.length > most ? said.join(' · ') : text, muted)),
  ];
  const edge = result ? 0 : 14;
  const pitch = Math.min(46, (room - edge - foot) / Math.max(1, rows.length));
  const top = parts.band + (room - foot - pitch * rows.length) / 2;
  // Letters stand in the middle of their line.
  parts.texts.push(...rows.map((row, place) => ({ ...row, y: top + (place + 0.5) * pitch + 0.35 * row.size })));
  if (!result) return parts;
  // A mark reaches from near the card's edge to the button.
  const place = result.tone === null ? { x: left.x, width } : { x: 12, width: width + 8, pad: 0.4 };
  const y = chartSizes.columns.cardHeight - foot;
  addFarResult(parts, result, { ...left, ...place, y, size: least, lines: reasonLines });
  return parts;
}

/** Returns what a card says below its title when it's too small for parts: who leads it, or who is in it; and a result. */
export function farNotes(facts: CardFacts, words: CardWords, room: number): Note[] {
  const { kind, person } = facts;
  if (kind === nodeKinds.administrator || kind === nodeKinds.member) return [];
  const result = words.result(facts);
  const who = person ? cut(person.name, cuts.name) : (words.vacant(facts).at(-1) ?? words.below(facts));
  const names = wrap(who, room, result ? 1 : 2).map((text): Note => ({ text, tone: 'ink' }));
  const said = result ? wrap(result.text, room, 2) : [];
  return [...names, ...said.map((text): Note => ({ text, tone: result?.tone ?? 'ink' }))];
}

interface FarResultPlace extends ResultPlace {
  /** The most lines that say why there is none. */
  lines: number;
}

/** Adds a result as a mark, or in some lines why there is none. */
function addFarResult(parts: CardParts, result: ResultWords, { lines: most, ...place }: FarResultPlace): void {
  if (result.tone !== null) {
    addResult(parts, result, place);
    return;
  }
  const { size } = place;
  wrap(result.full, place.width / size, most).forEach((text, row) => {
    const look = { ...place, size, weight: 400, tone: 'muted' } as const;
    parts.texts.push({ ...look, y: place.y + size * (0.75 + row * linePitch), text, full: result.full });
  });
}

function farRow({ person }: CardFacts, least: number): CardParts {
  const parts = emptyParts(0);
  if (!person) return parts;
  const { name, initials, foto } = person;
  parts.avatars.push({ x: 34, y: 28, radius: 20, initials, foto });
  const size = Math.max(32, least);
  const look = { x: 66, width: cardWidth - 80, y: 28 + 0.35 * size, size, weight: 400, tone: 'ink' } as const;
  parts.texts.push(line(name, name, { ...look, align: 'left' }));
  return parts;
}

type Look = Omit<TextPart, 'text' | 'full'>;

/** Returns a text in one line, as much of it as fits. */
const line = (text: string, full: string, look: Look): TextPart => ({
  ...look,
  text: ellipsed(text, look.width / look.size),
  full,
});

/** Returns a name in one line, otherwise in two. */
const nameLines = ({ name }: CardPerson, look: Omit<Look, 'weight' | 'tone'>) =>
  lines(cut(name, cuts.name), name, { ...look, weight: 600, tone: 'ink' });

/** Returns a text in one line, otherwise around the same middle in two. */
function lines(text: string, full: string, look: Look): TextPart[] {
  const isWide = widthOf(text) * look.size > look.width;
  const spaces = isWide ? [...text.matchAll(/ /g)].map(({ index }) => index) : [];
  // Of two equal places, the later one: an “&” stays on the first line.
  const [split] = spaces.toSorted((a, b) => Math.abs(2 * a - text.length) - Math.abs(2 * b - text.length) || b - a);
  if (split === undefined) return [line(text, full, look)];
  return [
    line(text.slice(0, split), full, { ...look, y: look.y - look.size * 0.55 }),
    line(text.slice(split + 1), full, { ...look, y: look.y + look.size * 0.55 }),
  ];
}
