import { describe, expect, it } from 'vitest';
import { findMotivator } from '#/lib/domain/catalogue/motivators.ts';
import {
  affectingFactors,
  EMOTION_INITIAL_ID,
  EMOTION_NOT_APPLICABLE_ID,
  emotions,
  frequencies,
  monthQuestions,
  normLevels,
  WORK_ENVIRONMENT_INITIAL_ID,
  workEnvironments,
} from '#/lib/domain/check-ins/constants.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';

describe('emotions', () => {
  it('are ids 1–12 without "not applicable", sorted for the menu', () => {
    expect(emotions.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const ids = emotions.map(({ id }) => id).sort((a, b) => a - b);
    expect(ids).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(emotions.some(({ id }) => Number(id) === EMOTION_NOT_APPLICABLE_ID)).toBe(false);
  });

  it('balance pleasant and unpleasant ones and start at a neutral one', () => {
    const ofType = (type: string) => emotions.filter((emotion) => emotion.type === type);
    expect(ofType('good')).toHaveLength(4);
    expect(ofType('bad')).toHaveLength(4);
    expect(emotions.find(({ id }) => id === EMOTION_INITIAL_ID)).toMatchObject({ key: 'okay', type: 'meh' });
    expect(emotions.every(({ type }) => type in sentimentWeights)).toBe(true);
  });
});

describe('the other lists', () => {
  it.each([
    ['factors', affectingFactors, 15],
    ['frequencies', frequencies, 4],
    ['work environments', workEnvironments, 6],
    ['month questions', monthQuestions, 5],
  ])('%s have consecutive ids from 1', (_, list, length) => {
    expect(list.map(({ id }) => id)).toEqual(Array.from({ length }, (_, index) => index + 1));
  });

  it('link every factor to a motivator', () => {
    expect(affectingFactors.every(({ motivatorId }) => findMotivator(motivatorId) !== null)).toBe(true);
  });

  it('have five norm levels and an initial work environment', () => {
    expect(normLevels).toEqual([1, 2, 3, 4, 5]);
    expect(workEnvironments.find(({ id }) => id === WORK_ENVIRONMENT_INITIAL_ID)?.key).toBe('onSite');
  });
});
