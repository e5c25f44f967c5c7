import type { CardFacts, CardPerson, CardWords } from '#/components/chart/model/card-facts.ts';
import { cut, cuts } from '#/components/chart/model/cut.ts';
import { addResult, type CardParts, emptyParts, type TextPart, widthOf } from '#/components/chart/model/parts.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { type ChartStyle, chartSizes, secondCard } from '#/lib/domain/chart/layout/layout-sizes.ts';

const width = chartSizes.tree.cardWidth;
const middle = width / 2;
const centred = { x: middle, width: width - 40, align: 'center' } as const;
/** The height that a card in columns leaves empty below its people. */
const footer = 30;

/** Returns the parts of a card in a style. */
export function cardParts(facts: CardFacts, style: ChartStyle, words: CardWords): CardParts {
  if (style === 'tree') return treeCard(facts, words);
  return facts.kind === nodeKinds.member ? memberRow(facts, words) : columnCard(facts, words);
}

function treeCard(facts: CardFacts, words: CardWords): CardParts {
  const { person, second } = facts;
  const parts: CardParts = { ...emptyParts(76), texts: [titleOf(facts, words, 52, width - 48)] };
  if (facts.link) parts.copy = { x: width - 64, y: 88 };
  if (person) {
    parts.avatars.push({ x: middle, y: 158, radius: 58, initials: person.initials, foto: person.foto });
    addPlaces(parts, person, words, (wide) => ({ x: middle - wide / 2, y: 196 }));
    if (facts.isNew) addNew(parts, words, { x: 24, y: 96 });
  }
  // The company has its own initials; without a person there's no disc, and the texts are in the middle.
  else if (facts.counts)
    parts.avatars.push({ x: middle, y: 158, radius: 58, initials: initialsOf(facts.name), foto: null });
  const up = parts.avatars.length > 0 ? 0 : 40;
  // A member's title is the name, so it's as large as the names of others.
  const isNamed = facts.kind !== nodeKinds.member;
  const lines = person
    ? personLines(facts, person, words)
    : [...words.vacant(facts), words.below(facts)].filter(Boolean);
  lines.forEach((full, place) => {
    const isFirst = place === 0 && person !== null && isNamed;
    const line = isFirst ? { size: 34, weight: 600, tone: 'ink' } : { size: 24, weight: 400, tone: 'muted' };
    const y = 262 - up + place * 36 + (place > 0 ? 4 : 0);
    parts.texts.push({ ...centred, ...line, y, text: shorten(full, person), full } as TextPart);
  });
  const result = words.result(facts);
  if (result) addResult(parts, result, { ...centred, y: 384, size: 24 });
  if (second) addSecond(parts, second, words);
  return parts;
}

/** Adds the card of a secondary leader, below the team's. */
function addSecond(parts: CardParts, second: CardPerson, words: CardWords): void {
  const top = chartSizes.tree.cardHeight + secondCard.gap;
  parts.second = { y: top, height: secondCard.height };
  parts.avatars.push({ x: 68, y: top + 70, radius: 42, initials: second.initials, foto: second.foto });
  const left = { x: 128, width: width - 144, align: 'left' } as const;
  // Other roles are above the name, so that both are whole.
  const y = second.places.length > 1 ? top + 14 : top;
  parts.texts.push(
    { ...left, y: y + 46, size: 28, weight: 600, tone: 'ink', ...cutName(second.name) },
    { ...left, y: y + 80, size: 22, weight: 400, tone: 'muted', ...whole(roleLine(second, words)) },
    { ...left, y: y + 112, size: 22, weight: 400, tone: 'muted', ...cutEmail(second.email) },
  );
  addPlaces(parts, second, words, (wide) => ({ x: width - 12 - wide, y: top + 8 }));
}

function columnCard(facts: CardFacts, words: CardWords): CardParts {
  const { person, second } = facts;
  const parts: CardParts = { ...emptyParts(52), texts: [titleOf(facts, words, 39, width - (facts.link ? 76 : 32))] };
  if (facts.link) parts.copy = { x: width - 52, y: 2 };
  const people = [person, second].filter((one) => one !== null);
  const result = words.result(facts);
  // Results take the place of the lines below the names.
  const isAlone = people.length === 1;
  // Two people are close together: the second one's role ends above the button.
  const lowest = chartSizes.columns.cardHeight - (result ? 50 : isAlone ? footer : 42);
  const height = (lowest - 52) / Math.max(1, people.length);
  people.forEach((one, place) => {
    const y = 52 + (place + 0.5) * height;
    const radius = isAlone ? 34 : 19;
    parts.avatars.push({ x: 16 + radius, y, radius, initials: one.initials, foto: one.foto });
    const wide = one.places.length > 1 ? markWidth(words.moreRoles(one.places.length - 1)) + 14 : 0;
    const left = { x: 2 * radius + 30, width: width - 2 * radius - 46, align: 'left' } as const;
    const beside = { ...left, width: left.width - wide };
    const look = { size: isAlone ? 24 : 20, weight: 600, tone: 'ink', ...cutName(one.name) } as const;
    const [role, email] = [whole(roleLine(one, words)), cutEmail(one.email)];
    const small = { size: isAlone ? 19 : 16, weight: 400, tone: 'muted' } as const;
    if (!isAlone) {
      parts.texts.push({ ...beside, y: y + (result ? 7 : -3), ...look });
      if (!result) parts.texts.push({ ...left, y: y + 15, ...small, ...role });
    } else {
      const up = result ? 4 : 24;
      const roleRoom = result ? beside : left;
      parts.texts.push({ ...left, y: y - up, ...look }, { ...roleRoom, y: y - up + 27, ...small, ...role });
      if (!result) parts.texts.push({ ...left, y: y + 29, ...small, ...email });
    }
    // Other roles are beside the button at the foot, so that name and role are whole, if no result is there.
    const isAtFoot = isAlone && !result;
    const top = isAtFoot ? 148 : y + (isAlone ? 2 : result ? -14 : -26);
    const end = isAtFoot && facts.children > 0 ? 100 : 16;
    addPlaces(parts, one, words, (mark) => ({ x: width - end - mark, y: top }));
  });
  if (facts.isNew) addNew(parts, words, { x: width - 80, y: 58 });
  const line = { x: 20, align: 'left', tone: 'muted' } as const;
  const below = words.below(facts);
  if (people.length === 0)
    [...words.vacant(facts), below].filter(Boolean).forEach((full, place) => {
      const y = (result ? 80 : 92) + place * (result ? 26 : 30);
      parts.texts.push({ ...line, width: width - 40, y, size: 20, weight: 400, ...whole(full) });
    });
  const foot = { ...line, width: width - 120 };
  if (result) addResult(parts, result, { ...foot, y: 142, size: 22 });
  else if (below && people.length > 0) parts.texts.push({ ...foot, y: 170, size: 17, weight: 600, ...whole(below) });
  return parts;
}

function memberRow(facts: CardFacts, words: CardWords): CardParts {
  const parts = emptyParts(0);
  const { person } = facts;
  if (!person) return parts;
  const roles = person.places.length > 1 ? markWidth(words.moreRoles(person.places.length - 1)) : 0;
  const left = { x: 64, width: width - 80 - Math.max(roles, facts.isNew ? 60 : 0), align: 'left' } as const;
  parts.avatars.push({ x: 34, y: 28, radius: 18, initials: person.initials, foto: person.foto });
  const detail = person.position ? `${person.position} · ${person.email}` : person.email;
  parts.texts.push(
    { ...left, y: 25, size: 19, weight: 600, tone: 'ink', ...whole(person.name) },
    { ...left, y: 45, size: 15, weight: 400, tone: 'muted', ...whole(detail) },
  );
  if (facts.isNew) addNew(parts, words, { x: width - 76, y: person.places.length > 1 ? 2 : 14 });
  addPlaces(parts, person, words, (wide) => ({ x: width - 8 - wide, y: facts.isNew ? 28 : 14 }));
  return parts;
}

function titleOf(facts: CardFacts, words: CardWords, y: number, room: number): TextPart {
  const full = words.title(facts);
  const text = cut(full, cuts.title);
  const isCentred = y > 45;
  const common = isCentred ? (facts.kind === nodeKinds.member ? 32 : 28) : 26;
  // Titles have one size; only one that doesn't fit after being shortened is set smaller.
  const size = widthOf(text) * common <= room ? common : 20;
  const x = isCentred ? middle : 20;
  return { x, y, width: room, size, weight: 600, tone: 'title', align: isCentred ? 'center' : 'left', text, full };
}

/** Returns name, role, work position and email address; a title that is already a name or a role isn't repeated. */
function personLines({ kind }: CardFacts, person: CardPerson, words: CardWords): string[] {
  const { name, position, email } = person;
  const role = words.role(person);
  if (kind === nodeKinds.member) return [role, position, email].filter(Boolean);
  return [name, ...(kind === nodeKinds.administrator ? [] : [role]), position, email].filter(Boolean);
}

function shorten(full: string, person: CardPerson | null): string {
  if (full === person?.name) return cut(full, cuts.name);
  return full === person?.email ? cut(full, cuts.email) : full;
}

function roleLine(person: CardPerson, words: CardWords): string {
  return person.position ? `${words.role(person)} · ${person.position}` : words.role(person);
}

const whole = (full: string) => ({ text: full, full });
const cutName = (full: string) => ({ text: cut(full, cuts.name), full });
const cutEmail = (full: string) => ({ text: cut(full, cuts.email), full });

interface Point {
  x: number;
  y: number;
}

function addNew(parts: CardParts, words: CardWords, { x, y }: Point): void {
  parts.marks.push({ kind: 'new', tone: 'good', size: 17, x, y, width: 64, height: 28, text: words.isNew, places: [] });
}

/** Returns how wide a mark is: an average letter is a little more than half as wide as high. */
const markWidth = (text: string) => Math.ceil(text.length * 0.53 * 17) + 24;

/** Adds how many further positions a person has, as in “2 more roles”; `at` returns its place for a width. */
function addPlaces(parts: CardParts, { places }: CardPerson, words: CardWords, at: (width: number) => Point): void {
  if (places.length < 2) return;
  const text = words.moreRoles(places.length - 1);
  const wide = markWidth(text);
  parts.marks.push({ kind: 'places', tone: 'muted', size: 17, ...at(wide), width: wide, height: 28, text, places });
}
