import { expect, it } from 'vitest';
import { detail } from '#/components/chart/drawing/scene.ts';
import { far } from '#/components/chart/drawing/visible-nodes.ts';
import type { CardFacts, CardPerson, CardWords } from '#/components/chart/model/card-facts.ts';
import { farCardParts, farNotes } from '#/components/chart/model/far-card-parts.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { chartStyles } from '#/lib/domain/chart/layout/layout-sizes.ts';

const person: CardPerson = {
  name: 'Samuel Hart',
  role: 'Department Leader',
  position: 'Head of Customers',
  email: 'samuel.hart@northlight.test',
  initials: 'SH',
  foto: null,
  isInvited: false,
  places: [],
};
const department: CardFacts = {
  node: 4,
  key: 'd1',
  kind: nodeKinds.department,
  name: 'Customers',
  person,
  second: null,
  palette: 0,
  isNew: false,
  link: 'https://x.test/signUp/1',
  children: 3,
  figures: null,
  counts: null,
};
const words: CardWords = {
  isNew: 'New',
  title: ({ name }) => name,
  vacant: () => ['No leader yet'],
  role: ({ role }) => role,
  below: ({ children }) => `${children} teams`,
  moreRoles: (count) => `${count} more`,
  result: () => null,
};
const textsOf = (facts: CardFacts, style: 'tree' | 'columns') =>
  farCardParts(facts, style, words, 36).texts.map(({ text }) => text);

it('a card seen from afar has title, name and role, and no email', () => {
  expect(textsOf(department, 'tree')).toEqual(['Customers', 'Samuel Hart', 'Department Leader']);
  expect(textsOf(department, 'columns')).toEqual(['Customers', 'Samuel Hart']);
});

it.each([
  ['Teams without department', ['Teams without', 'department']],
  ['Product & Design', ['Product & Design']],
  ['Research & Production', ['Research &', 'Production']],
  ['Operations', ['Operations']],
])('a title of %s is set in as few lines as fit: %j', (name, lines) => {
  expect(textsOf({ ...department, name, person: null, children: 1 }, 'tree').slice(0, lines.length)).toEqual(lines);
});

it('a card without a person has no disc', () => {
  expect(farCardParts({ ...department, person: null }, 'tree', words, 36).avatars).toEqual([]);
  expect(farCardParts(department, 'tree', words, 36).avatars).toHaveLength(1);
});

it('a name of two words has two lines if it doesn’t fit into one', () => {
  const namesOf = (name: string) => textsOf({ ...department, person: { ...person, name } }, 'tree');
  expect(namesOf('Grace Whitfield')).toEqual(['Customers', 'Grace Whitfield', 'Department Leader']);
  expect(namesOf('Wim Hammermann')).toEqual(['Customers', 'Wim', 'Hammermann', 'Department Leader']);
});

it('a member of a column is a whole name', () => {
  const member = { ...department, kind: nodeKinds.member, name: person.name, children: 0 };
  expect(textsOf(member, 'columns')).toEqual(['Samuel Hart']);
});

const thriving = { text: 'Thriving', tone: 'good', share: '84% answered', full: 'Thriving · 84% answered' } as const;
const hidden = { text: 'Too few people', tone: null, share: '', full: 'Too few people to show results' } as const;
const kinds = Object.values(nodeKinds);

it.each(
  chartStyles.flatMap((style) => [far.zoom, detail.cards].map((zoom) => [style, zoom, far.sizeAt(zoom)] as const)),
)('from afar, no text is smaller than 11 px, and none leaves its card: %s at %d', (style, zoom, least) => {
  for (const result of [null, thriving, hidden])
    for (const kind of kinds)
      for (const name of ['Customers', 'Teams without department'])
        for (const one of [person, null]) {
          const facts = { ...department, kind, name, person: one, children: kind === nodeKinds.member ? 0 : 3 };
          const isRow = style === 'columns' && kind === nodeKinds.member;
          const { texts, marks } = farCardParts(facts, style, { ...words, result: () => result }, least);
          for (const { size } of [...texts, ...marks]) expect(size * zoom).toBeGreaterThanOrEqual(11 - 1e-9);
          for (const { y } of texts) expect(y).toBeLessThan(isRow ? 56 : style === 'tree' ? 400 : 184);
          for (const { y, height } of marks) expect(y + height).toBeLessThanOrEqual(style === 'tree' ? 400 : 182);
        }
});

it.each(chartStyles)('a result is a mark in its colour: %s', (style) => {
  const { texts, marks } = farCardParts(department, style, { ...words, result: () => thriving }, 36);
  expect(texts.map(({ text }) => text)).toEqual(['Customers', 'Samuel Hart']);
  expect(marks).toMatchObject([{ kind: 'result', tone: 'good', text: 'Thriving' }]);
});

const shortMarks = ['Low sentiment', 'Motivation 49', 'Below average', 'In the middle', 'Sentiment −19'];

it.each(shortMarks)('a mark has room for “%s” next to the button', (text) => {
  const markIn = (style: (typeof chartStyles)[number]) =>
    farCardParts(department, style, { ...words, result: () => ({ ...thriving, text }) }, 36).marks[0];
  expect(chartStyles.map((style) => markIn(style)?.text)).toEqual(chartStyles.map(() => text));
  const { x, width } = { x: 0, width: 0, ...markIn('columns') };
  expect(x + width).toBeLessThanOrEqual(400 - 12 - 84);
});

it('why there are no results is a text of two lines', () => {
  const reason = 'Too few people to show results';
  const none = { text: reason, tone: null, share: '', full: reason };
  const { texts, marks } = farCardParts(department, 'tree', { ...words, result: () => none }, 36);
  expect(texts.slice(2).map(({ text }) => text)).toEqual(['Too few people to', 'show results']);
  expect(marks).toEqual([]);
});

it('names and titles of all cards of an arrangement have one size', () => {
  const second = { ...person, name: 'Lena Hoffmann' };
  const sizesOf = (facts: CardFacts) => farCardParts(facts, 'columns', words, 36).texts.map(({ size }) => size);
  expect(sizesOf({ ...department, second })).toEqual([40, 36, 36]);
  expect(sizesOf({ ...department, person: { ...person, name: 'Maximilian Hohe...' } })).toEqual([40, 36, 36]);
  expect(sizesOf({ ...department, name: 'Teams without department' })).toEqual([40, 40, 36]);
});

it('the company counts its teams and members in two lines that leave room below them', () => {
  const vacant = () => ['4 departments', '14 teams', '106 members'];
  const company = { ...department, kind: nodeKinds.company, person: null };
  const { texts } = farCardParts(company, 'columns', { ...words, vacant, below: () => '' }, 36);
  expect(texts.slice(1).map(({ text }) => text)).toEqual(['14 teams', '106 members']);
  expect(texts.at(-1)?.y).toBeLessThan(184 - 20);
});

it('a role that is too wide has two lines above the button', () => {
  const { texts } = farCardParts(department, 'tree', words, 44);
  expect(texts.map(({ text }) => text)).toEqual(['Customers', 'Samuel Hart', 'Department', 'Leader']);
  expect(texts.at(-1)?.y).toBeLessThan(450 - 44 - 20);
});

it('from very far, a card says who leads it or who is in it, and its result', () => {
  const textsIn = (facts: CardFacts, said = words) => farNotes(facts, said, 8).map(({ text }) => text);
  expect(textsIn(department)).toEqual(['Samuel Hart']);
  expect(textsIn({ ...department, person: null })).toEqual(['No leader yet']);
  expect(textsIn({ ...department, kind: nodeKinds.member })).toEqual([]);
  expect(farNotes(department, { ...words, result: () => thriving }, 8).at(-1)).toEqual({
    text: 'Thriving',
    tone: 'good',
  });
});
