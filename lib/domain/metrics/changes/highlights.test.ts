import { expect, it } from 'vitest';
import { findHighlights } from '#/lib/domain/dashboards/breakdown/breakdown.present.ts';
import { classifyStanding, rankHighlights, type TeamStanding } from '#/lib/domain/metrics/changes/highlights.ts';
import type { CategoryId } from '#/lib/domain/metrics/scores/category.ts';
import { stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeHighlight, describeStanding } from '#/lib/domain/metrics/words/highlight-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const about = wordsFor('en', 'dashboards.breakdown');

interface StandingFacts {
  sentiment?: number | null;
  motivation?: number;
  change?: number;
  reliable?: boolean;
  isPartial?: boolean;
  category?: CategoryId;
  participation?: number;
}

function standing(team: string, facts: StandingFacts): TeamStanding<string> {
  const { sentiment = 70, change = 0, reliable = false, isPartial = false, category = 5, participation = 80 } = facts;
  const { motivation = 70 } = facts;
  const calm = { avg: 70, change: 0, reliable: false, personsBand: '10–19' };
  const figures = {
    productivity: calm,
    motivation: { ...calm, avg: motivation, isPartial },
    sentiment: { avg: sentiment, change, reliable, isPartial, personsBand: '10–19' },
  };
  return { team, figures, categoryId: category, participation };
}

function find(factsByTeam: Record<string, StandingFacts>, whole: number | null = 70) {
  const teams = Object.entries(factsByTeam).map(([team, its]) => standing(team, its));
  const { attention, success, risen } = findHighlights(teams, whole);
  const words = ({ team, reason, metric, value }: (typeof attention)[number]) => `${team} ${reason} ${metric} ${value}`;
  return { attention: attention.map(words), success: success.map(words), risen: risen.map(words) };
}

const cases: [string, Record<string, StandingFacts>, string[], string[]][] = [
  ['nothing where all is calm', { A: {}, B: { sentiment: 66 } }, [], []],
  ['a clear fall', { A: { sentiment: 60, change: -20, reliable: true } }, ['A fell sentiment 60'], []],
  ['no alarm where sentiment fell but is still high', { A: { sentiment: 83, change: -8, reliable: true } }, [], []],
  [
    'a fall where days are missing, because nothing says that it is still high',
    { A: { sentiment: 83, change: -8, reliable: true, isPartial: true } },
    ['A fell sentiment 83'],
    [],
  ],
  ['no fall that may be chance', { A: { sentiment: 64, change: -20 } }, [], []],
  ['no small fall', { A: { sentiment: 66, change: -7, reliable: true } }, [], []],
  ['a worrying category', { A: { sentiment: 45, category: 6 } }, ['A category sentiment 45'], []],
  ['eight points below', { A: { sentiment: 62 }, B: { sentiment: 63 } }, ['A below sentiment 62'], []],
  [
    'eight points below where days are missing',
    { A: { sentiment: 62, isPartial: true } },
    ['A below sentiment 62'],
    [],
  ],
  [
    'nothing below where few answered',
    { A: { sentiment: 62, isPartial: true, participation: 49 } },
    ['A participation participation 49'],
    [],
  ],
  ['nothing above where days are missing', { A: { sentiment: 80, isPartial: true } }, [], []],
  ['low motivation', { A: { motivation: 49, category: 1 }, B: { motivation: 50 } }, ['A low motivation 49'], []],
  [
    'no low motivation where few answered',
    { A: { motivation: 49, participation: 49 } },
    ['A participation participation 49'],
    [],
  ],
  ['few answers', { A: { participation: 49 }, B: { participation: 50 } }, ['A participation participation 49'], []],
  [
    'a clear rise of a team that is well',
    { A: { sentiment: 76, change: 22, reliable: true, category: 4 } },
    [],
    ['A rose sentiment 76'],
  ],
  ['one that thrives', { A: { category: 1 } }, [], ['A category sentiment 70']],
  ['one that delivers', { A: { category: 2 } }, [], ['A category sentiment 70']],
  ['no result at all', { A: { sentiment: null, participation: 70 } }, [], []],
  [
    'falls before categories before distances',
    {
      A: { sentiment: 62 },
      B: { sentiment: 40, category: 9 },
      C: { sentiment: 30, category: 9 },
      D: { sentiment: 68, change: -9, reliable: true },
    },
    ['D fell sentiment 68', 'C category sentiment 30', 'B category sentiment 40', 'A below sentiment 62'],
    [],
  ],
  [
    'what rose is not praised where it needs attention',
    {
      A: { sentiment: 45, category: 6, change: 20, reliable: true },
      B: { sentiment: 80, category: 4 },
      C: { sentiment: 79, category: 4 },
    },
    ['A category sentiment 45'],
    ['B above sentiment 80', 'C above sentiment 79'],
  ],
];

it.each(cases)('the first card shows %s', (_what, factsByTeam, attention, success) => {
  expect(find(factsByTeam)).toEqual({ attention, success, risen: [] });
});

it('all that need attention are ranked, and the first card names the ten most urgent', () => {
  const teams = [62, 61, 60, 59].map((sentiment) => standing(String(sentiment), { sentiment }));
  expect(rankHighlights(teams, 70, 'attention').map(({ team }) => team)).toEqual(['59', '60', '61', '62']);
  const many = Array.from({ length: 12 }, (_, index) => standing(String(index), { sentiment: 50 + index }));
  const { attention, attentionTotal } = findHighlights(many, 70);
  expect(attention.map(({ team }) => team)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(attentionTotal).toBe(12);
});

it('one team is judged alone', () => {
  expect(classifyStanding(standing('A', { sentiment: 62 }), 70)).toMatchObject({ kind: 'attention', reason: 'below' });
  expect(classifyStanding(standing('A', { sentiment: 78, category: 4 }), 70)).toMatchObject({
    kind: 'success',
    reason: 'above',
  });
  expect(classifyStanding(standing('A', {}), 70)).toBeNull();
});

it('a team that fell and is still high is said to have fallen, unless something else needs attention', () => {
  const fallen = standing('A', { sentiment: 78, change: -9, reliable: true });
  expect(classifyStanding(fallen, 70)).toMatchObject({
    kind: 'watch',
    reason: 'fell',
    metric: 'sentiment',
    change: -9,
  });
  expect(classifyStanding(fallen, 71)).toMatchObject({ kind: 'attention', reason: 'fell' });
  expect(classifyStanding(fallen, null)).toMatchObject({ kind: 'attention', reason: 'fell' });
  const slower = { avg: 70, change: -6, reliable: true, personsBand: '10–19' };
  const both = { ...fallen, figures: { ...fallen.figures, productivity: slower } };
  expect(classifyStanding(both, 70)).toMatchObject({ kind: 'attention', metric: 'productivity' });
});

it('a team isn’t compared with a whole that is hidden', () => {
  expect(find({ A: { sentiment: 10 }, B: { sentiment: 99 } }, null)).toEqual({ attention: [], success: [], risen: [] });
});

it('teams that fell and are still high are named, the largest fall first', () => {
  const names = ['A', 'B', 'C', 'D'];
  const teams = names.map((team, at) => standing(team, { sentiment: 83, change: -8 - at, reliable: true }));
  expect(findHighlights(teams, 70)).toMatchObject({ attentionTotal: 0, watch: ['D', 'C', 'B', 'A'] });
});

it.each([
  [-7, true, -7, 'Sentiment well below average, down 7 points', 'Sentiment 60, well below average, down 7 points'],
  [7, true, 7, 'Sentiment well below average, up 7 points', 'Sentiment 60, well below average, up 7 points'],
  [-7, false, null, 'Sentiment well below average', 'Sentiment 60, well below average'],
])('a sentiment far below that moved by %d, beyond chance: %s, says so', (change, reliable, said, few, full) => {
  const judged = classifyStanding(standing('A', { sentiment: 60, change, reliable }), 70);
  expect(judged).toMatchObject({ reason: 'below', change: said });
  expect(describeStanding(judged, { why: wordsFor('en', 'teams-overview.table.why'), about })).toBe(few);
  expect(judged && describeHighlight(judged, { about, titles: wordsFor('en', 'figures.categories') })).toBe(full);
});

it.each([
  [{ sentiment: 45, category: 6 }, 'Low sentiment', 'Low sentiment: 45'],
  [{ sentiment: 45, category: 9 }, 'Low sentiment', 'Struggling · Sentiment 45'],
  [{ motivation: 49 }, 'Low motivation', 'Low motivation: 49'],
] as const)('what is low of %j has one name', (facts, few, full) => {
  const judged = classifyStanding(standing('A', facts), 70);
  expect(describeStanding(judged, { why: wordsFor('en', 'teams-overview.table.why'), about })).toBe(few);
  expect(judged && describeHighlight(judged, { about, titles: wordsFor('en', 'figures.categories') })).toBe(full);
});

it('a rise is named apart from what goes well, and nothing in the middle goes well', () => {
  const rising = { sentiment: 63, change: 17, reliable: true, isPartial: true };
  expect(find({ A: rising })).toEqual({ attention: [], success: [], risen: ['A rose sentiment 63'] });
  expect(find({ A: { ...rising, sentiment: 57 } })).toMatchObject({
    attention: ['A below sentiment 57'],
    risen: [],
  });
  expect(find({ A: { sentiment: 69 } }, 55)).toEqual({ attention: [], success: [], risen: [] });
  expect(find({ A: { sentiment: 80, category: 7 } })).toEqual({ attention: [], success: [], risen: [] });
});

it('a team listed as going well has a category that counts as doing well', () => {
  const ids = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
  const kinds = ids.map((category) => {
    const team = standing('A', { sentiment: 80, change: 20, reliable: true, category });
    return [category, classifyStanding(team, 70)?.kind, stateOfCategory(category)] as const;
  });
  expect(kinds.filter(([, kind]) => kind === 'success').map(([id]) => id)).toEqual([1, 2, 4]);
  expect(kinds.every(([, kind, state]) => (kind === 'success') === (state === 'good'))).toBe(true);
});
