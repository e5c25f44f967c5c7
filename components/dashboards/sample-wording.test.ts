import { expect, test } from 'vitest';
import {
  describeHidden,
  hasLowParticipation,
  wordEmpty,
  wordNothing,
  wordNothingNamed,
  wordPeople,
  wordSample,
} from '#/components/dashboards/sample-wording.ts';

const period = { name: '1w', from: '2026-03-09', to: '2026-03-15', bucket: 'day' } as const;
const participation = { due: 10, answered: 0, rate: 0, persons: 0, personsDue: 5 };
const asOf = null;
const nextDueDate = '2026-03-16';

test('people behind a figure, of those asked', () => {
  const counted = (persons: number) => ({ persons, personsBand: null });
  expect(wordSample(counted(9), 12)).toBe('9 of 12 people');
  expect(wordSample(counted(1), 1)).toBe('1 of 1 person');
  expect([wordPeople(counted(1)), wordPeople(counted(2))]).toEqual(['1 person', '2 people']);
});

test('members are told a band, never a count', () => {
  const [few, several] = ['3–4', '5–9'].map((personsBand) => ({ persons: null, personsBand }));
  expect(few && [wordSample(few, null), wordPeople(few)]).toEqual(['3–4 people', '3–4 people']);
  expect(several && wordSample(several, null)).toBe('5–9 people');
});

test('less than half is low; nothing due is not', () => {
  expect([49.9, 50, null].map((rate) => hasLowParticipation({ rate }))).toEqual([true, false, false]);
});

test('a hidden figure says why', () => {
  expect(describeHidden({ hiddenReason: 'group_too_small' })?.title).toBe('No day with 3 answers');
  expect(describeHidden({ hiddenReason: null })).toBeUndefined();
});

test('without answers it says why, and an empty place what fills it and when', () => {
  const yesterday = { period: { ...period, name: '1d' as const }, participation, asOf };
  expect(wordNothing({ period, participation, asOf })).toBe('No answers in the last 7 days yet.');
  expect(wordNothing(yesterday)).toBe('No answers for yesterday yet.');
  expect(wordNothing({ ...yesterday, participation: { ...participation, due: 0, rate: null } })).toBe(
    'No check-in was due yesterday.',
  );
  expect(wordEmpty({ ...yesterday, nextDueDate }, 'en-GB')).toBe('Next check-in: Monday, 16 March.');
});

test('for members a day is the last closed one, and the rate tells whether anything was answered', () => {
  const told = { due: null, answered: null, persons: null, personsDue: null };
  const closed = { period: { ...period, name: '1d' as const }, asOf: '2026-03-15' };
  expect(wordNothing({ ...closed, participation: { ...told, rate: null } })).toBe('No check-in has closed yet.');
  expect(wordNothing({ ...closed, participation: { ...told, rate: 0 } })).toBe('No answers on the last closed day.');
  expect(wordNothing({ ...closed, participation: { ...told, rate: 40 } })).toBe(
    'No one answered this on the last closed day.',
  );
});

test('members are never told that nothing was named', () => {
  expect(wordNothingNamed({ asOf: null })).toBe('nothing was named');
  expect(wordNothingNamed({ asOf: '2026-03-15' })).toBe('nothing that at least 3 people named on one day');
});

test('answers without this figure are not called missing', () => {
  const answered = { ...participation, answered: 3 };
  expect(wordEmpty({ period, participation: answered, asOf, nextDueDate: null }, 'en-GB')).toBe(
    'No one answered this in the last 7 days. No further check-in is planned for this team.',
  );
});
