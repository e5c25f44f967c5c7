import { describe, expect, it } from 'vitest';
import { computeMotivation, computePriorityGaps } from '#/lib/domain/metrics/scores/motivation.ts';
import {
  motivatorsText,
  presentImage,
  presentMotivators,
  presentValues,
} from '#/lib/domain/profile/profile.present.ts';

const TODAY = '2026-03-02';

/**
 * Returns the result for satisfactions with Autonomy, Growth, Recognition and Balance, in this order; null is unknown.
 */
function resultOf(...satisfactions: (number | null)[]) {
  const states = satisfactions.map((satisfaction, index) => ({
    motivatorId: [1, 7, 6, 12][index] ?? 0,
    satisfaction,
    answeredOn: satisfaction === null ? null : TODAY,
  }));
  const { score } = computeMotivation(states, TODAY);
  return presentMotivators({ ratings: [], priorities: [], score, gaps: computePriorityGaps(states, TODAY) }, 'en');
}

describe('the result in words', () => {
  it.each([
    [
      [20, 40, 30],
      28.3,
      'Not much of what drives you is in place right now. Start with “Autonomy”: tell your leader one thing that would help.',
    ],
    [
      [75, 25, 50],
      54.2,
      'Some of what drives you is missing, especially “Growth”. “Autonomy” is a strength to build on.',
    ],
    [
      [60, 50, 60],
      56.7,
      'You’re on solid ground. “Autonomy” and “Recognition” are going well, and progress on “Growth” would help most.',
    ],
    [[90, 60, 70], 76.7, 'Most of what drives you is in place, above all “Autonomy”. Keep an eye on “Growth”.'],
    [[100, 80, 90], 91.7, 'What drives you is well covered, above all “Autonomy”. Tell others what made it work.'],
  ])('for %j is %d', (satisfactions, score, text) => {
    expect(resultOf(...satisfactions)).toMatchObject({ score, text });
  });

  it.each([
    [
      0,
      'Not much of what drives you is in place right now. Start with what you ranked first, “Autonomy”: tell your leader one thing that would help.',
    ],
    [50, 'Some of what drives you is missing, all of it equally. Start with what you ranked first: “Autonomy”.'],
    [60, 'You’re on solid ground, with everything that drives you about equally.'],
    [75, 'Most of what drives you is in place, all of it equally.'],
    [100, 'What drives you is well covered, all of it equally. Tell others what made it work.'],
  ])('ranks nothing if all are at %i', (level, text) => {
    expect(resultOf(level, level, level, level).text).toBe(text);
  });

  it.each([
    [0, 'Not much'],
    [39.9, 'Not much'],
    [39.96, 'Some'],
    [40, 'Some'],
    [54.9, 'Some'],
    [55, 'You’re'],
    [69.9, 'You’re'],
    [70, 'Most'],
    [84.9, 'Most'],
    [85, 'What drives'],
    [100, 'What drives'],
  ])('changes at its bounds, as shown: %d', (score, start) => {
    const gaps = computePriorityGaps(
      [1, 7].map((motivatorId) => ({ motivatorId, satisfaction: score, answeredOn: TODAY })),
      TODAY,
    );
    expect(motivatorsText(score, gaps, 'en')).toMatch(new RegExp(`^${start}`));
  });

  it('never names a strength that is also missing', () => {
    // Autonomy has both the highest satisfaction and, by its weight, the largest gap.
    expect(resultOf(50, 49, 48).text).toBe(
      'Some of what drives you is missing, especially “Growth”. “Autonomy” is a strength to build on.',
    );
  });

  it('leaves out what isn’t known', () => {
    expect(resultOf(null, 40, 80)).toMatchObject({
      score: 53.3,
      text: 'Some of what drives you is missing, especially “Growth”. “Recognition” is a strength to build on.',
    });
  });

  it('waits for more than one known priority', () => {
    expect(resultOf(null, 40, null)).toMatchObject({
      score: 40,
      text: 'So far we only know about one priority, “Growth”. More answers will complete the picture.',
    });
  });

  it('says what is missing if there is no score', () => {
    expect(resultOf()).toMatchObject({ score: null, text: expect.stringMatching(/^Put the motivators in order/) });
    expect(resultOf(null, null, null)).toMatchObject({
      score: null,
      text: expect.stringMatching(/^Your check-ins will show/),
    });
  });
});

it('chosen values keep their order, without those no longer offered', () => {
  const offered = [
    { id: 2, name: 'Trust', meaning: 'We assume good intent and keep confidences' },
    { id: 3, name: 'Honesty', meaning: 'We say what is true, kindly and early' },
  ] as const;
  expect(presentValues(offered, [3, 28, 2])).toEqual({ norms: offered, userNorms: [3, 2] });
});

it('a picture is served so that browsers cache it', () => {
  const { headers } = presentImage(new Uint8Array([1]));
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
  });
});
