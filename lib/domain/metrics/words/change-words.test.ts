import { expect, test } from 'vitest';
import {
  describeChange,
  describeDifference,
  describePersonalChange,
  describePublishedChange,
} from '#/lib/domain/metrics/words/change-words.ts';

const figure = { change: -6.2, reliable: true, previousAvg: 64, personsBand: '10–19' };

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
    reliability: '6 points lower than the 6 months before, but that could be chance',
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

test('a move of a point or two of many people is steady, as in sentences', () => {
  expect(describeChange('motivation', { ...figure, change: 2, reliable: false }, '1m')).toEqual({
    direction: 'same',
    text: 'Steady',
    reliability: '2 points higher than the 4 weeks before',
    isClear: false,
  });
});

test('one person’s change is given as it is, sure or not', () => {
  for (const reliable of [true, false])
    expect(describePersonalChange({ ...figure, change: 27, reliable }, '1m')).toEqual({
      direction: 'up',
      text: '27 points higher than the 4 weeks before',
      reliability: 'one person’s answers vary a lot',
      isClear: false,
    });
  expect(describePersonalChange({ ...figure, change: 0 }, '1w').text).toBe('The same as the 7 days before');
  expect(describePersonalChange({ ...figure, change: null }, '1d')).toMatchObject({
    text: 'No comparison',
    reliability: 'a single day is too short to compare',
  });
});

test('less than half a point is no change, and of few people no clear one', () => {
  expect(describeChange('motivation', { ...figure, change: 0.4 }, '1y').reliability).toBe(
    'the same as the year before',
  );
  expect(describeChange('motivation', { ...figure, change: 0, personsBand: '3–4' }, '1w')).toMatchObject({
    text: 'No clear change',
    reliability: 'the same as the 7 days before, from few people',
  });
});

test('without a comparison it says why', () => {
  const none = { change: null, reliable: false, previousAvg: 60, personsBand: '10–19' };
  expect(describeChange('motivation', none, '1m').reliability).toBe('too few people answered in both periods');
  expect(describeChange('motivation', { ...none, previousAvg: null }, '1m').reliability).toBe(
    'nothing earlier to compare with',
  );
  expect(describeChange('motivation', none, '1y').reliability).toBe('too few answers in the year before');
  expect(describeChange('motivation', none, '1d').reliability).toBe('a single day is too short to compare');
});

test('above team level the averages are compared, and nothing is said of the people in both', () => {
  const change = (more: object) =>
    describePublishedChange('motivation', { ...figure, ...more }, 'the 30 days before').reliability;
  expect(change({})).toBe('a clear change from the 30 days before');
  expect(change({ reliable: false })).toBe('6 points lower than the 30 days before, but that could be chance');
  expect(change({ change: null })).toBe('no answers for most of the 30 days before');
  expect(change({ change: null, previousAvg: null })).toBe('nothing earlier to compare with');
});

test('the starting point is not a result', () => {
  expect(
    describeChange('motivation', { ...figure, change: null, previousAvg: null, isDefault: true }, '1m'),
  ).toMatchObject({
    text: 'No result yet',
    reliability: 'everyone starts at 50',
  });
});

test('a difference is told in whole points', () => {
  expect([5.4, -1, 0.4, -0.4].map(describeDifference)).toEqual([
    { direction: 'up', text: '5 points higher' },
    { direction: 'down', text: '1 point lower' },
    { direction: 'same', text: 'No change' },
    { direction: 'same', text: 'No change' },
  ]);
});
