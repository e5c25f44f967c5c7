/** Themes by their ids; their texts stand in the words of the coaching corner, each with its source. */
export const themeIds: readonly number[] = Array.from({ length: 32 }, (_, at) => at + 1);

/**
 * The first thing that somebody reads, by the hope they named first; the first of its themes.
 * Source: docs/decisions.md, What fits a person comes first.
 */
export const themesByHope: Readonly<Record<number, number>> = {
  1: 15,
  2: 1,
  3: 6,
  4: 3,
  5: 9,
  6: 2,
  7: 4,
  8: 8,
  9: 19,
};

/** For who named no hope, or is just curious. */
export const DEFAULT_THEME = 27;

/**
 * What a factor speaks of that people name with bad feelings.
 * Source: docs/decisions.md, What fits a person comes first.
 */
export const themesByFactor: Readonly<Record<number, number>> = {
  1: 18,
  2: 18,
  3: 32,
  4: 21,
  5: 31,
  6: 6,
  7: 19,
  8: 24,
  9: 14,
  10: 13,
  11: 11,
  12: 23,
  13: 20,
  14: 3,
  15: 25,
};

/** Named with bad feelings they speak of persons or of private life: only leaders read of it. */
export const personalFactors: readonly number[] = [4, 5, 15];

/** What a motivator speaks of that is missing. Source: docs/decisions.md, What fits a person comes first. */
export const themesByMotivator: Readonly<Record<number, number>> = {
  1: 8,
  2: 14,
  3: 3,
  4: 23,
  5: 22,
  6: 6,
  7: 24,
  8: 30,
  9: 14,
  10: 7,
  11: 20,
  12: 25,
};

/** Factors that go with working apart: the own leader, and communication. */
export const remoteFactors: readonly number[] = [5, 11];

/**
 * Themes that fit a category of performance and sentiment, read sooner than others.
 * Source: docs/decisions.md, What fits a person comes first.
 */
export const themesByCategory: Readonly<Record<number, readonly number[]>> = { 4: [17], 7: [2], 8: [2, 3] };
