import { expect, test } from 'vitest';
import { describeHiddenFigure, describeHiddenParticipation } from '#/components/dashboards/company-hidden-wording.ts';

test('a group that is too small says how many it takes', () => {
  expect(describeHiddenFigure('group_too_small', 7)?.title).toBe('Fewer than 7 answers');
  expect(describeHiddenFigure('not_enough_answers', 5)?.title).toBe('Fewer than 5 answers');
});

test('a group that hides another says so, not that it is small', () => {
  expect(describeHiddenFigure('protects_other_group', 5)?.title).toBe('Hidden to protect others');
});

test('participation counts who was asked', () => {
  expect(describeHiddenParticipation('group_too_small', 5)?.title).toBe('Fewer than 5 people asked');
  expect(describeHiddenParticipation('protects_other_group', 5)?.title).toBe('Hidden to protect others');
  expect(describeHiddenParticipation(null, 5)).toBeUndefined();
});

test('a figure that is shown needs no words', () => {
  expect(describeHiddenFigure(null, 5)).toBeUndefined();
});
