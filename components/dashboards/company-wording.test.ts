import { expect, test } from 'vitest';
import {
  describeParticipation,
  explainChange,
  wordAsOf,
  wordBand,
  wordNoFigure,
} from '#/components/dashboards/company-wording.ts';
import { FIRST_FIGURES } from '#/lib/domain/dashboards/release-constants.ts';

test('the last day that counts, and why not today', () => {
  expect(wordAsOf('2026-03-29', 'en-GB')).toBe(
    'As of 29 March 2026. Figures are made anew once a day, so that nobody’s single answer shows.',
  );
  expect(wordAsOf(null, 'en-GB')).toBe(FIRST_FIGURES);
});

test('people are told in bands, or not at all', () => {
  expect(wordBand('5–9')).toBe('5–9 people');
  expect(wordBand(null)).toBeUndefined();
});

test('an empty place says what is missing, or what will fill it', () => {
  expect(wordNoFigure('2026-03-29', 'in the last 7 days')).toBe('No answers in the last 7 days.');
  expect(wordNoFigure(null, 'in the last 7 days')).toMatch(/^Appears the night after/);
});

test('the change is the difference of the two averages that are shown', () => {
  expect(explainChange({ previous: 'the 30 days before', previousAvg: 70, minimum: 5 })).toBe(
    'Average of the 30 days before: 70. The change is the difference of the two averages. It is called clear when at least 5 people who answered in both periods moved the same way, by more than chance, and at least half of the check-ins were answered in both.',
  );
});

test('participation is compared in points', () => {
  expect(describeParticipation({ rate: 81, previousRate: 76 }, '1w')).toEqual({
    direction: 'up',
    text: '5 points higher',
    reliability: '76% in the 7 days before',
  });
  expect(describeParticipation({ rate: 60, previousRate: 61 }, '1m')).toMatchObject({
    text: '1 point lower',
  });
  expect(describeParticipation({ rate: 60, previousRate: 60 }, '1m')).toMatchObject({ text: 'No change' });
  expect(describeParticipation({ rate: 60, previousRate: null }, '1m')).toBeUndefined();
});
