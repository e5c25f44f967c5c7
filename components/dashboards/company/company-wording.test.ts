import { expect, test } from 'vitest';
import { describeCommonBand, describeEmpty } from '#/components/dashboards/company/company-dashboard.ts';
import {
  describeAsOf,
  describeBand,
  describeParticipation,
  describeSwing,
  explainChange,
  explainFigure,
  findReference,
  isNormOfFew,
  lowestNormId,
  splitHeadline,
} from '#/components/dashboards/company/company-wording.ts';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const { t } = figureReader;

test('the last day with results is named, and when the next come', () => {
  expect(describeAsOf('2026-03-29', figureReader)).toBe(
    'As of 29 March 2026. New results appear immediately once everyone in a team has answered, otherwise overnight.',
  );
  expect(describeAsOf(null, figureReader)).toMatch(/^The first results appear/);
});

test('a day without a result isn’t said to have few answers', () => {
  const group = { kind: 'team' as const, minimum: 5, ...figureReader };
  const late = { hiddenReason: 'not_enough_answers' as const };
  expect(describeEmpty(late, group, '1d')?.title).toBe('No new result yesterday');
  expect(describeEmpty(late, { ...group, kind: 'company' }, '1d')?.title).toBe('No new results yesterday');
  expect(describeEmpty(late, group, '1w')?.title).toBe('Fewer than 5 people answered');
  const small = { hiddenReason: 'group_too_small' as const };
  expect(describeEmpty(small, group, '1d')?.title).toBe('Fewer than 5 members');
  expect(describeEmpty({ hiddenReason: null }, group, '1d')).toBeUndefined();
});

test('people are counted in bands, or not at all', () => {
  expect(describeBand('5–9', t)).toBe('5–9 people');
  expect(describeBand(null, t)).toBeUndefined();
  expect(describeCommonBand(['5–9', '5–9'], t)).toBe('5–9 people');
  expect(describeCommonBand(['5–9', '10–19'], t)).toBeUndefined();
});

test('a result says how it’s calculated, and since when it counts', () => {
  const figure = { people: '5–9 people', since: '2026-03-02', minimum: 5 };
  expect(explainFigure(figure, figureReader)).toMatch(/5–9 people answered, counted since 2 March 2026\.$/);
  expect(explainFigure({ ...figure, people: undefined }, figureReader)).toMatch(/otherwise overnight\.$/);
});

test('a change is explained by the previous average, and when it’s clear', () => {
  const figure = { metric: 'sentiment', period: '1m', previousAvg: 70 } as const;
  expect(explainChange(figure, t)).toBe(
    'Average in the previous 30 days: 70. We call a change clear when it’s 8 points or more and larger than chance would explain. At least half of the check-ins must have been answered in both periods. We call a change small when it’s beyond chance but below 8 points.',
  );
  expect(explainChange({ ...figure, metric: 'motivation' }, t)).toContain('it’s 5 points or more');
});

test('participation is compared in percentage points, and its difference is neither good nor bad', () => {
  expect(describeParticipation({ rate: 81, previousRate: 76 }, { period: '1d', t })).toEqual({
    direction: 'up',
    text: 'Up 5 percentage points',
    reliability: '76% the day before',
    isClear: false,
  });
  const summaryOf = (previousRate: number | null) =>
    describeParticipation({ rate: 60, previousRate }, { period: '1y', t });
  expect(summaryOf(61)).toMatchObject({ text: 'Down 1 percentage point', isClear: false });
  expect(summaryOf(60)).toMatchObject({ text: 'No change' });
  expect(summaryOf(null)).toMatchObject({
    text: 'No comparison',
    reliability: 'not enough answers in the previous year',
  });
  expect(describeParticipation({ rate: null, previousRate: 60 }, { period: '1y', t })).toBeUndefined();
});

test('a year without a comparison names where sentiment was lowest or highest, and its end, if they differ much', () => {
  const months = (...records: (number | null)[]) =>
    records.map((record, at) => ({ date: `2026-0${at + 1}-01`, record }));
  const about = { t: wordsFor('en', 'dashboards.breakdown'), locale: 'en-GB' };
  const swing = (change: number | null, ...records: (number | null)[]) =>
    describeSwing({ avg: 62, change, data: months(...records) }, { bucket: 'month' }, about);
  expect(swing(null, 70, 86, null, 22, 59)).toBe('Sentiment was lowest at 22 (April) and ended at 59 (May).');
  expect(swing(null, 86, 60, 59)).toBe('Sentiment was highest at 86 (January) and ended at 59 (March).');
  expect(swing(null, 60, 78, 59)).toBeNull();
  expect(swing(-9, 70, 22, 59)).toBeNull();
  expect(describeSwing({ avg: null, change: null, data: [] }, { bucket: 'month' }, about)).toBeNull();
});

test.each([
  ['the lowest of three', [60, 43, 70], 2],
  ['none of two', [60, 43], null],
  ['none if two share it in whole points', [43.2, 43.4, 70], null],
  ['none without three scores', [60, null, 43], null],
])('the lowest norm is named: %s', (_, scores, id) => {
  const norms = scores.map((avg, at) => ({ id: at + 1, avg }));
  expect(lowestNormId(norms)).toBe(id);
});

test('a norm that two people rated isn’t named as the lowest', () => {
  const rated = (persons: number) => [60, 43, 70].map((avg, at) => ({ id: at + 1, avg, persons }));
  expect([lowestNormId(rated(2)), lowestNormId(rated(3))]).toEqual([null, 2]);
});

test('a headline has two sentences; the others come below it, then last week', () => {
  expect(
    splitHeadline(['Sentiment fell.', 'Motivation fell.', null, 'Performance is at 64.'], 'Last week rose.'),
  ).toEqual(['Sentiment fell. Motivation fell.', 'Performance is at 64. Last week rose.']);
  expect(splitHeadline([undefined, 'No clear change.'], null)).toEqual(['No clear change.', '']);
});

test('a value is compared with a larger group, but not with itself', () => {
  const norm = { id: 1, avg: 50, personsBand: '5–9' };
  expect(findReference(norm, [{ id: 1, avg: 60, personsBand: '50+' }])).toBe(60);
  expect(findReference(norm, [{ id: 1, avg: 50, personsBand: '50+' }])).toBe(50);
  expect(findReference(norm, [norm])).toBeNull();
  expect(findReference(norm, [{ ...norm, id: 2 }])).toBeNull();
});

test('a value of one team isn’t that of a large group', () => {
  expect(isNormOfFew({ personsBand: '5–9' }, { personsBand: '50+' })).toBe(true);
  expect(isNormOfFew({ personsBand: '10–19' }, { personsBand: '50+' })).toBe(false);
  expect(isNormOfFew({ personsBand: '5–9' }, { personsBand: '10–19' })).toBe(false);
  expect(isNormOfFew({ personsBand: '5–9' })).toBe(false);
});
