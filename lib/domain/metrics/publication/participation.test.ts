import { describe, expect, it } from 'vitest';
import { computeParticipation, isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';

describe('computeParticipation', () => {
  it('derives the rate of check-ins from the number of people', () => {
    const due = [
      { userId: 1, due: 2, answered: 1 },
      { userId: 2, due: 2, answered: 0 },
    ];
    expect(computeParticipation(due)).toEqual({
      due: 4,
      answered: 1,
      rate: 25,
      personsDue: 2,
      personsAnswered: 1,
    });
  });

  it('has no rate if nothing was due, and 0 if nothing was answered', () => {
    expect(computeParticipation([])).toMatchObject({ rate: null, personsDue: 0 });
    expect(computeParticipation([{ userId: 1, due: 1, answered: 0 }])).toMatchObject({ rate: 0, personsAnswered: 0 });
  });
});

describe('isParticipationLow', () => {
  it.each([
    [null, true],
    [49.9, true],
    [50, false],
  ])('%s → %s', (rate, expected) => {
    expect(isParticipationLow(rate)).toBe(expected);
  });
});
