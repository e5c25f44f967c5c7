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
  parts.avatars.push({ x: cardWidth / 2, y: 198, radius: 50, initials, foto: person?.foto ?? null });
  const muted = { ...centred, size: 40, weight: 400, tone: 'muted' } as const;
  if (!person) {
    const said = [...words.vacant(facts), words.below(facts)].filter(Boolean);
    said.forEach((text, place) => {
      parts.texts.push(line(text, text, { ...muted, y: 296 + place * 46 }));
    });
    return parts;
  }
  // A member's title is the name already, and an administrator's is the role.
  const name = kind === nodeKinds.member ? [] : nameLines(person, { ...centred, y: 318, size: 44 });
  const role = kind === nodeKinds.administrator ? '' : words.figures(facts) || words.role(person);
  parts.texts.push(...name);
  if (role) parts.texts.push(line(role, role, { ...muted, y: name.length > 1 ? 390 : 372 }));
  if (second) {
    const top = chartSizes.tree.cardHeight + secondCard.gap;
    parts.second = { y: top, height: secondCard.height };
    parts.texts.push(...nameLines(second, { ...centred, y: top + 70, size: 44 }));
  }
  return parts;
}

function farColumnCard(facts: CardFacts, words: CardWords): CardParts {
  const parts = emptyParts(66);
  const left = { x: 20, align: 'left', weight: 600 } as const;
  const full = words.title(facts);
  const title = cut(full, cuts.title);
  parts.texts.push(line(title, full, { ...left, width: cardWidth - 40, y: 50, size: 40, tone: 'title' }));
  const width = facts.children > 0 ? cardWidth - 160 : cardWidth - 40;
  const people = [facts.person, facts.second].filter((one) => one !== null);
  const [first] = people;
  if (people.length === 1 && first) parts.texts.push(...nameLines(first, { ...left, width, y: 136, size: 38 }));
  else
    people.forEach((one, place) => {
      const name = cut(one.name, cuts.name);
      parts.texts.push(line(name, one.name, { ...left, width, y: 114 + place * 46, size: 36, tone: 'ink' }));
    });
  if (people.length === 0)
    [...words.vacant(facts), words.below(facts)].filter(Boolean).forEach((text, place) => {
      const look = { ...left, width, y: 102 + place * 36, size: 32, weight: 400, tone: 'muted' } as const;
      parts.texts.push(line(text, text, look));
    });
  return parts;
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

/** Returns a text in one line, as large as fits. */
function line(text: string, full: string, look: Look): TextPart {
  const size = Math.min(look.size, look.width / (letter * Math.max(1, text.length)));
  return { ...look, size: Math.max(smallest, size), text, full };
}

const nameLines = (person: CardPerson, look: Omit<Look, 'weight' | 'tone'>) =>
  lines(cut(person.name, cuts.name), person.name, { ...look, weight: 600, tone: 'ink' });

/** Returns a text in one line, or around the same middle in two if it's too wide for one. */
function lines(text: string, full: string, look: Look): TextPart[] {
  const isWide = text.length * letter * look.size > look.width;
  const spaces = isWide ? [...text.matchAll(/ /g)].map(({ index }) => index) : [];
  const middle = text.length / 2;
  // Of two equal places, the later one: an “&” stays on the first line.
  const [split] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || b - a);
  if (split === undefined) return [line(text, full, { ...look, y: look.y + (isWide ? 0 : 4) })];
  const half = look.size * 0.54;
  return [
    line(text.slice(0, split), full, { ...look, y: look.y - half + 4 }),
    line(text.slice(split + 1), full, { ...look, y: look.y + half + 4 }),
  ];
}
