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
  figures: () => '',
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

it('a member of a column is a whole name', () => {
  const member = { ...department, kind: nodeKinds.member, name: person.name, children: 0 };
  expect(textsOf(member, 'columns')).toEqual(['Samuel Hart']);
});

it.each(chartStyles)('its texts can be read at the smallest first zoom: %s', (style) => {
  const { texts } = farCardParts({ ...department, name: 'Teams without department' }, style, words);
  for (const { size } of texts) expect(size * (style === 'tree' ? 0.25 : 0.4)).toBeGreaterThanOrEqual(9);
});
