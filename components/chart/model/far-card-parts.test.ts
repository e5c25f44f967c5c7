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
  result: () => null,
};
const textsOf = (facts: CardFacts, style: 'tree' | 'columns') =>
  farCardParts(facts, style, words).texts.map(({ text }) => text);

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
  expect(farCardParts({ ...department, person: null }, 'tree', words).avatars).toEqual([]);
  expect(farCardParts(department, 'tree', words).avatars).toHaveLength(1);
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

it.each(chartStyles)('its texts can be read at the smallest first zoom: %s', (style) => {
  const { texts } = farCardParts({ ...department, name: 'Teams without department' }, style, words);
  for (const { size } of texts) expect(size * (style === 'tree' ? 0.25 : 0.4)).toBeGreaterThanOrEqual(9);
});

const thriving = { text: 'Thriving', tone: 'good', share: '84% answered', full: 'Thriving · 84% answered' } as const;

it.each(chartStyles)('a result is a mark in its colour that can be read at the smallest zooms: %s', (style) => {
  const { texts, marks } = farCardParts(department, style, { ...words, result: () => thriving });
  expect(texts.map(({ text }) => text)).toEqual(['Customers', 'Samuel Hart']);
  expect(marks).toMatchObject([{ kind: 'result', tone: 'good', text: 'Thriving' }]);
  for (const { size, y } of [...texts, ...marks]) {
    expect(size * (style === 'tree' ? 0.25 : 0.4)).toBeGreaterThanOrEqual(9);
    expect(y).toBeLessThan(style === 'tree' ? 400 : 184);
  }
});

it('why there are no results is a text of two lines', () => {
  const reason = 'Too few people to show results';
  const none = { text: reason, tone: null, share: '', full: reason };
  const { texts, marks } = farCardParts(department, 'tree', { ...words, result: () => none });
  expect(texts.slice(2).map(({ text }) => text)).toEqual(['Too few people to show', 'results']);
  expect(marks).toEqual([]);
});

it('names and titles of all cards of an arrangement have one size', () => {
  const second = { ...person, name: 'Lena Hoffmann' };
  const sizesOf = (facts: CardFacts) => farCardParts(facts, 'columns', words).texts.map(({ size }) => size);
  expect(sizesOf({ ...department, second })).toEqual([40, 36, 36]);
  expect(sizesOf({ ...department, person: { ...person, name: 'Maximilian Hohe...' } })).toEqual([40, 36, 36]);
  expect(sizesOf({ ...department, name: 'Teams without department' })).toEqual([40, 40, 36]);
});
