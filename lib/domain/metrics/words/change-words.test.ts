import { expect, test } from 'vitest';
import { figureReader } from '#/e2e/support/scenes/figure-reader.ts';
import {
  describeChange,
  describeDifference,
  describePersonalChange,
  describePublishedChange,
  describeRateDifference,
} from '#/lib/domain/metrics/words/change-words.ts';

const { t } = figureReader;
const figure = { change: -6.2, reliable: true, previousAvg: 64, personsBand: '10–19' };

test('a reliable change says how much, compared with what, and that it’s clear', () => {
  expect(describeChange('motivation', figure, { period: '1m', t })).toEqual({
    direction: 'down',
    text: 'Down 6 points',
    reliability: 'a clear change from the previous 4 weeks',
    isClear: true,
  });
  expect(describeChange('motivation', { ...figure, change: 5 }, { period: '1w', t })).toMatchObject({
    direction: 'up',
    text: 'Up 5 points',
    reliability: 'a clear change from the previous 7 days',
  });
});

test('an unreliable change is neither a rise nor a fall', () => {
  expect(describeChange('motivation', { ...figure, reliable: false }, { period: '6m', t })).toEqual({
    direction: 'same',
    text: 'No clear change',
    reliability: 'down 6 points from the previous 6 months, but that could be chance',
    isClear: false,
  });
});

test('a change beyond chance that is too small to matter says so, and isn’t clear', () => {
  expect(describeChange('motivation', { ...figure, change: 1 }, { period: '1w', t })).toEqual({
    direction: 'up',
    text: 'Up 1 point',
    reliability: 'a small change from the previous 7 days',
    isClear: false,
  });
  expect(describePublishedChange('sentiment', figure, { previous: 'the previous week', t })).toMatchObject({
    text: 'Down 6 points',
    reliability: 'a small change from the previous week',
  });
});

test('a move of a point or two of many people is no clear change, without doubt about chance', () => {
  expect(describeChange('motivation', { ...figure, change: 2, reliable: false }, { period: '1m', t })).toEqual({
    direction: 'same',
    text: 'No clear change',
    reliability: 'up 2 points from the previous 4 weeks',
    isClear: false,
  });
});

test('one person’s change is shown as it is, certain or not', () => {
  for (const reliable of [true, false])
    expect(describePersonalChange({ ...figure, change: 27, reliable }, { period: '1m', t })).toEqual({
      direction: 'up',
      text: 'Up 27 points from the previous 4 weeks',
      reliability: 'one person’s answers vary a lot',
      isClear: false,
    });
  expect(describePersonalChange({ ...figure, change: 0 }, { period: '1w', t }).text).toBe(
    'No change from the previous 7 days',
  );
  expect(describePersonalChange({ ...figure, change: null }, { period: '1d', t })).toMatchObject({
    text: 'No comparison',
    reliability: 'a single day is too short to compare',
  });
});

test('less than half a point is no change, and of few people no clear one', () => {
  expect(describeChange('motivation', { ...figure, change: 0.4 }, { period: '1y', t }).reliability).toBe(
    'compared with the previous year',
  );
  expect(describeChange('motivation', { ...figure, change: 0, personsBand: '3–4' }, { period: '1w', t })).toMatchObject(
    {
      text: 'No clear change',
      reliability: 'the same as in the previous 7 days, but that could be chance',
    },
  );
});

test('a change without a comparison says why', () => {
  const none = { change: null, reliable: false, previousAvg: 60, personsBand: '10–19' };
  expect(describeChange('motivation', none, { period: '1m', t }).reliability).toBe(
    'too few people answered in both periods',
  );
  expect(describeChange('motivation', { ...none, previousAvg: null }, { period: '1m', t }).reliability).toBe(
    'nothing earlier to compare with',
  );
  expect(describeChange('motivation', none, { period: '1y', t }).reliability).toBe(
    'too few answers in the previous year',
  );
  expect(describeChange('motivation', none, { period: '1d', t }).reliability).toBe(
    'a single day is too short to compare',
  );
});

test('above team level the averages are compared, without mentioning people in both', () => {
  const change = (more: object) =>
    describePublishedChange('motivation', { ...figure, ...more }, { previous: 'the previous 30 days', t }).reliability;
  expect(change({})).toBe('a clear change from the previous 30 days');
  expect(change({ reliable: false })).toBe('down 6 points from the previous 30 days, but that could be chance');
  expect(change({ change: null })).toBe('no answers for most of the previous 30 days');
  expect(change({ change: null, previousAvg: null })).toBe('nothing earlier to compare with');
});

test('the starting point isn’t a result', () => {
  expect(
    describeChange('motivation', { ...figure, change: null, previousAvg: null, isDefault: true }, { period: '1m', t }),
  ).toMatchObject({
    text: 'No result yet',
    reliability: 'everyone starts at 50',
  });
});

test('a difference is in whole points', () => {
  expect([5.4, -1, 0.4, -0.4].map((difference) => describeDifference(difference, t))).toEqual([
    { direction: 'up', text: 'Up 5 points' },
    { direction: 'down', text: 'Down 1 point' },
    { direction: 'same', text: 'No change' },
    { direction: 'same', text: 'No change' },
  ]);
});

test('a difference of percentages is in percentage points', () => {
  expect([5.4, -1, 0.4].map((difference) => describeRateDifference(difference, t))).toEqual([
    { direction: 'up', text: 'Up 5 percentage points' },
    { direction: 'down', text: 'Down 1 percentage point' },
    { direction: 'same', text: 'No change' },
  ]);
});
