import { expect, test } from 'vitest';
import {
  describeAsOf,
  describeBand,
  describeParticipation,
  explainChange,
} from '#/components/dashboards/company/company-wording.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

test('the last day with results, and when the next come', () => {
  expect(describeAsOf('2026-03-29', 'en-GB')).toBe(
    'As of 29 March 2026. New results appear as soon as everyone in a team has answered, or else overnight.',
  );
  expect(describeAsOf(null, 'en-GB')).toBe(FIRST_FIGURES);
});

test('people are told in bands, or not at all', () => {
  expect(describeBand('5–9')).toBe('5–9 people');
  expect(describeBand(null)).toBeUndefined();
});

test('the change is the difference of the two averages that are shown', () => {
  const figure = { metric: 'sentiment', previous: 'the 30 days before', previousAvg: 70 } as const;
  expect(explainChange(figure)).toBe(
    'Average of the 30 days before: 70. The change is the difference of the two averages. It counts as a change when days, weeks or months differ by more than chance and at least half of the check-ins were answered in both; it is called clear from 8 points on, and small below.',
  );
  expect(explainChange({ ...figure, metric: 'motivation' })).toContain('clear from 5 points on');
});

test('participation is compared in points, and its difference is neither good nor bad', () => {
  expect(describeParticipation({ rate: 81, previousRate: 76 }, 'the day before')).toEqual({
    direction: 'up',
    text: '5 points higher',
    reliability: '76% the day before',
    isClear: false,
  });
  const summaryOf = (previousRate: number | null) =>
    describeParticipation({ rate: 60, previousRate }, 'the year before');
  expect(summaryOf(61)).toMatchObject({ text: '1 point lower', isClear: false });
  expect(summaryOf(60)).toMatchObject({ text: 'No change' });
  expect(summaryOf(null)).toMatchObject({ text: 'No comparison', reliability: 'not enough from the year before' });
  expect(describeParticipation({ rate: null, previousRate: 60 }, 'the year before')).toBeUndefined();
});
