import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { TeamHighlight } from '#/components/dashboards/breakdown/breakdown.ts';
import {
  capitalise,
  countWords,
  describePlaces,
  linkText,
  listWords,
  midSentence,
  splitLinks,
} from '#/lib/domain/metrics/words/plain-words.ts';

import dashboards from '#/lib/words/en/dashboards.json' with { type: 'json' };

const t = createTranslator({ locale: 'en', messages: { dashboards }, namespace: 'dashboards.breakdown' });

function highlight(name: string, more: Partial<TeamHighlight>): TeamHighlight {
  const team = { id: 1, name, departmentName: null, leader: null, leaderEmail: null };
  return { team, reason: 'below', metric: 'sentiment', value: 55, change: null, categoryId: 5, ...more };
}
const place = (attention: TeamHighlight[], success: TeamHighlight[], risen: TeamHighlight[] = []) =>
  describePlaces({ attention, risen, success }, { t, locale: 'en-GB' });

it.each<[string, TeamHighlight[], TeamHighlight[], string[]]>([
  ['nothing if no team stands out', [], [], []],
  [
    'who rose, and where it is worst',
    [highlight('Supply', {}), highlight('Sales Europe', { value: 57 })],
    [highlight('Mobile App', { reason: 'rose', value: 74, change: 22 })],
    ['Mobile App is up: sentiment rose 22 points to 74.', 'Lowest sentiment: Supply (55) and Sales Europe (57).'],
  ],
  [
    'who fell before who rose',
    [highlight('Support', { reason: 'fell', metric: 'motivation', value: 48, change: -11 })],
    [highlight('Mobile App', { reason: 'rose', value: 74, change: 22 })],
    ['Support is down: motivation fell 11 points to 48.', 'Mobile App is up: sentiment rose 22 points to 74.'],
  ],
  [
    'one that feels worst',
    [highlight('Supply', { reason: 'category', value: 44 })],
    [highlight('Web', { reason: 'above', value: 82 })],
    ['Lowest sentiment: Supply (44).'],
  ],
  [
    'who is low as well as the team that fell, which isn’t called the lowest',
    [highlight('Mobile App', { reason: 'fell', value: 44, change: -19 }), highlight('Data', { value: 45 })],
    [],
    ['Mobile App is down: sentiment fell 19 points to 44.', 'Also well below average: Data (45).'],
  ],
  [
    'the lowest after a fall to a higher sentiment',
    [highlight('Mobile App', { reason: 'fell', value: 58, change: -19 }), highlight('Data', { value: 45 })],
    [],
    ['Mobile App is down: sentiment fell 19 points to 58.', 'Lowest sentiment: Data (45).'],
  ],
  [
    'no lowest next to a team whose sentiment isn’t known',
    [highlight('Support', { reason: 'fell', metric: 'motivation', value: 48, change: -11 }), highlight('Data', {})],
    [],
    ['Support is down: motivation fell 11 points to 48.', 'Sentiment well below average: Data (55).'],
  ],
  [
    'no lowest next to another fallen team that feels worse',
    [
      highlight('Mobile App', { reason: 'fell', value: 58, change: -19 }),
      highlight('Support', { reason: 'fell', value: 40, change: -12 }),
      highlight('Data', { value: 45, reason: 'category' }),
    ],
    [],
    ['Mobile App is down: sentiment fell 19 points to 58.', 'Low sentiment: Data (45).'],
  ],
  ['no low performance as a feeling', [highlight('Supply', { reason: 'category', metric: 'productivity' })], [], []],
])('the sentences name %s', (_what, attention, success, sentences) => {
  expect(place(attention, success)).toEqual(sentences);
});

it('the sentences name who rose without doing well yet', () => {
  const risen = highlight('Mobile App', { reason: 'rose', value: 57, change: 17 });
  expect(place([], [], [risen])).toEqual(['Mobile App is up: sentiment rose 17 points to 57.']);
});

it.each([
  [0, undefined, '0 persons'],
  [1, undefined, '1 person'],
  [2, 'people', '2 people'],
  [1250, 'people', '1,250 people'],
])('%d is written with its noun', (count, many, words) => {
  expect(countWords(count, 'person', many)).toBe(words);
});

it.each([
  [[], 'and', ''],
  [['Sales'], 'and', 'Sales'],
  [['Sales', 'Design'], 'and', 'Sales and Design'],
  [['Sales', 'Design', 'Finance'], 'and', 'Sales, Design and Finance'],
  [['Sales', 'Design', 'Finance'], 'or', 'Sales, Design or Finance'],
] as const)('%j with "%s"', (words, last, list) => {
  expect(listWords(words, last)).toBe(list);
});

it('a sentence starts with a capital', () => {
  expect(capitalise('up to 19 November')).toBe('Up to 19 November');
  expect(capitalise('')).toBe('');
});

const [web, app] = [linkText('Web', '/web'), linkText('App', '/app?a=1')];

it.each([
  ['', []],
  ['No clear change.', [{ text: 'No clear change.', href: null }]],
  [
    `${web} is up.`,
    [
      { text: 'Web', href: '/web' },
      { text: ' is up.', href: null },
    ],
  ],
  [
    `Worst: ${web} and ${app}`,
    [
      { text: 'Worst: ', href: null },
      { text: 'Web', href: '/web' },
      { text: ' and ', href: null },
      { text: 'App', href: '/app?a=1' },
    ],
  ],
])('%j is split into parts', (sentence, parts) => {
  expect(splitLinks(sentence)).toEqual(parts);
});

it.each([
  ['Workload', 'en-GB', 'workload'],
  ['Mitsprache', 'de-DE', 'Mitsprache'],
  ['Charge de travail', 'fr-FR', 'charge de travail'],
])('%s is written in the middle of a sentence in %s', (label, locale, words) => {
  expect(midSentence(label, locale)).toBe(words);
});
