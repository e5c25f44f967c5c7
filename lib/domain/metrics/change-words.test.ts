import { expect, test } from 'vitest';
import {
  describeChange,
  describePublishedChange,
  isSmallChange,
  wordDifference,
} from '#/lib/domain/metrics/change-words.ts';

const figure = { change: -6.2, reliable: true, previousAvg: 64 };

test('a reliable change says how much, against what, and that it is clear', () => {
  expect(describeChange('motivation', figure, '1m')).toEqual({
    direction: 'down',
    text: '6 points lower',
    reliability: 'a clear change from the 4 weeks before',
    isClear: true,
  });
  expect(describeChange('motivation', { ...figure, change: 5 }, '1w')).toMatchObject({
    direction: 'up',
    text: '5 points higher',
    reliability: 'a clear change from the 7 days before',
  });
});

test('an unreliable change is no rise and no fall', () => {
  expect(describeChange('motivation', { ...figure, reliable: false }, '6m')).toEqual({
    direction: 'same',
    text: 'No clear change',
    reliability: '6 points lower than the 6 months before, which may be chance',
    isClear: false,
  });
});

test('a change beyond chance that is too small to matter says so, and is not clear', () => {
  expect(describeChange('motivation', { ...figure, change: 1 }, '1w')).toEqual({
    direction: 'up',
    text: '1 point higher',
    reliability: 'a small change from the 7 days before',
    isClear: false,
  });
  expect(describePublishedChange('sentiment', figure, 'the week before')).toMatchObject({
    text: '6 points lower',
    reliability: 'a small change from the week before',
  });
});

test('what is small differs by figure, and is judged by the points that are told', () => {
  expect([4.4, 4.6, -5].map((change) => isSmallChange('productivity', change))).toEqual([true, false, false]);
  expect([-7, 7.6].map((change) => isSmallChange('sentiment', change))).toEqual([true, false]);
});

test('less than half a point is no change', () => {
  expect(describeChange('motivation', { ...figure, change: 0.4 }, '1y').reliability).toBe(
    'the same as the year before',
  );
});

test('without a comparison it says why', () => {
  const none = { change: null, reliable: false, previousAvg: 60 };
  expect(describeChange('motivation', none, '1m').reliability).toBe('too few people answered in both periods');
  expect(describeChange('motivation', { ...none, previousAvg: null }, '1m').reliability).toBe(
    'nothing to show from before',
  );
  expect(describeChange('motivation', none, '1y').reliability).toBe('too few answers from the year before');
  expect(describeChange('motivation', none, '1d').reliability).toBe('a single day is too short for one');
});

test('above team level the averages are compared, and nothing is said of the people in both', () => {
  const change = (more: object) =>
    describePublishedChange('motivation', { ...figure, ...more }, 'the 30 days before').reliability;
  expect(change({})).toBe('a clear change from the 30 days before');
  expect(change({ reliable: false })).toBe('6 points lower than the 30 days before, which may be chance');
  expect(change({ change: null })).toBe('answers do not reach back over the 30 days before');
  expect(change({ change: null, previousAvg: null })).toBe('nothing to show from before');
});

test('the starting point is not a result', () => {
  expect(
    describeChange('motivation', { change: null, reliable: false, previousAvg: null, isDefault: true }, '1m'),
  ).toMatchObject({
    text: 'No answers yet',
    reliability: '50 is only a starting point',
  });
});

test('a difference is told in whole points', () => {
  expect([5.4, -1, 0.4, -0.4].map(wordDifference)).toEqual([
    { direction: 'up', text: '5 points higher' },
    { direction: 'down', text: '1 point lower' },
    { direction: 'same', text: 'No change' },
    { direction: 'same', text: 'No change' },
  ]);
});
