import { expect, it } from 'vitest';
import type { CardFacts, CardPerson, CardWords } from '#/components/chart/model/card-facts.ts';
import { farCardParts } from '#/components/chart/model/far-card-parts.ts';
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
  figures: () => [],
};
const textsOf = (facts: CardFacts, style: 'tree' | 'columns') =>
  farCardParts(facts, style, words).texts.map(({ text }) => text);

it('a card seen from afar has title, name and role, and no email', () => {
  expect(textsOf(department, 'tree')).toEqual(['Customers', 'Samuel Hart', 'Department Leader']);
  expect(textsOf(department, 'columns')).toEqual(['Customers', 'Samuel Hart']);
});

it.each([
  ['Teams without department', ['Teams without', 'department']],
  ['Product & Design', ['Product &', 'Design']],
  ['Operations', ['Operations']],
])('a title of %s is set in as few lines as fit: %j', (name, lines) => {
  expect(textsOf({ ...department, name, person: null, children: 1 }, 'tree').slice(0, lines.length)).toEqual(lines);
});

it('a card without a person has no disc', () => {
  expect(farCardParts({ ...department, person: null }, 'tree', words).avatars).toEqual([]);
  expect(farCardParts(department, 'tree', words).avatars).toHaveLength(1);
});

it('a name is set one step smaller before it takes two lines', () => {
  const { texts } = farCardParts({ ...department, person: { ...person, name: 'Grace Whitfield' } }, 'tree', words);
  expect(texts.map(({ text }) => text)).toEqual(['Customers', 'Grace Whitfield', 'Department Leader']);
});

it('a member of a column is a whole name', () => {
  const member = { ...department, kind: nodeKinds.member, name: person.name, children: 0 };
  expect(textsOf(member, 'columns')).toEqual(['Samuel Hart']);
});

it.each(chartStyles)('its texts can be read at the smallest first zoom: %s', (style) => {
  const { texts } = farCardParts({ ...department, name: 'Teams without department' }, style, words);
  for (const { size } of texts) expect(size * (style === 'tree' ? 0.25 : 0.4)).toBeGreaterThanOrEqual(9);
});

it.each(chartStyles)('results are two lines that can be read at the smallest first zoom: %s', (style) => {
  const figures = ['In the middle', '76% answered'];
  const { texts } = farCardParts(department, style, { ...words, figures: () => figures });
  expect(texts.map(({ text }) => text)).toEqual(['Customers', 'Samuel Hart', ...figures]);
  for (const { size, y } of texts) {
    expect(size * (style === 'tree' ? 0.25 : 0.4)).toBeGreaterThanOrEqual(9);
    expect(y).toBeLessThan(style === 'tree' ? 400 : 184);
  }
});

it('why there are no results is a text of several lines', () => {
  const reason = 'Hidden from you: you read one of its teams by name';
  const { texts } = farCardParts(department, 'tree', { ...words, figures: () => [reason] });
  expect(texts.slice(2).map(({ text }) => text)).toEqual(['Hidden from you:', 'you read one of', 'its teams by name']);
});

it('the names of one card have one size, and so have the headings of all', () => {
  const second = { ...person, name: 'Lena Hoffmann' };
  const { texts } = farCardParts({ ...department, second }, 'columns', words);
  expect(texts[1]?.size).toBe(texts[2]?.size);
  const { texts: long } = farCardParts({ ...department, name: 'Teams without department' }, 'columns', words);
  expect(long.slice(0, 2).map(({ text, size }) => [text, size])).toEqual([
    ['Teams without', texts[0]?.size],
    ['department', texts[0]?.size],
  ]);
});
