import { expect, test } from 'vitest';
import {
  describeHidden,
  hasLowParticipation,
  wordEmpty,
  wordNothing,
  wordSample,
} from '#/components/dashboards/sample-wording.ts';

const period = { name: '1w', from: '2026-03-09', to: '2026-03-15', bucket: 'day' } as const;
const participation = { due: 10, answered: 0, rate: 0, persons: 0, personsDue: 5 };
const nextDueDate = '2026-03-16';

test('people behind a figure, of those asked', () => {
  expect(wordSample(9, 12)).toBe('9 of 12 people');
  expect(wordSample(1, 1)).toBe('1 of 1 person');
});

test('less than half is low; nothing due is not', () => {
  expect([49.9, 50, null].map((rate) => hasLowParticipation({ rate }))).toEqual([true, false, false]);
});

test('a hidden figure says why', () => {
  expect(describeHidden({ hiddenReason: 'group_too_small' })?.title).toBe('Fewer than 3 people answered');
  expect(describeHidden({ hiddenReason: null })).toBeUndefined();
});

test('without answers it says why, and an empty place what fills it and when', () => {
  const yesterday = { period: { ...period, name: '1d' as const }, participation };
  expect(wordNothing({ period, participation })).toBe('No answers in the last 7 days yet.');
  expect(wordNothing(yesterday)).toBe('No answers for yesterday yet.');
  expect(wordNothing({ ...yesterday, participation: { ...participation, due: 0 } })).toBe(
    'No check-in was due yesterday.',
  );
  expect(wordEmpty({ ...yesterday, nextDueDate }, 'en-GB')).toBe('Next check-in: Monday, 16 March.');
});

test('answers without this figure are not called missing', () => {
  const answered = { ...participation, answered: 3 };
  expect(wordEmpty({ period, participation: answered, nextDueDate: null }, 'en-GB')).toBe(
    'The answers in the last 7 days hold nothing on this. No further check-in is planned for this team.',
  );
});
