import { describe, expect, it } from 'vitest';
import { adviseSmallCompany, describeMoreCareful, describeSmallestGroup } from '#/components/privacy/privacy-words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const t = wordsFor('en', 'privacy.means');

describe('describeSmallestGroup', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('says for %i when results appear and which teams have none', (size) => {
    const words = describeSmallestGroup(size, t);
    expect(words).toContain(`answers from at least ${size} people`);
    expect(words).toContain(`Teams with fewer than ${size} people have no results of their own`);
  });

  it('warns that 3 lets people guess, and that 10 leaves only large teams', () => {
    expect(describeSmallestGroup(3, t)).toContain('people can often guess who said what');
    expect(describeSmallestGroup(10, t)).toContain('only large teams have results');
  });
});

it.each([
  [19, 5, true],
  [19, 4, true],
  [1, 10, true],
  [19, 3, false],
  [20, 5, false],
  [200, 10, false],
])('a company of %i with groups of %i is warned about 3: %s', (peopleCount, size, isAdvised) => {
  const advice = adviseSmallCompany({ size, peopleCount }, t);
  expect(advice?.includes('3 gives more teams results') ?? false).toBe(isAdvised);
});

it('a single person is written in the singular', () => {
  expect(adviseSmallCompany({ size: 5, peopleCount: 1 }, t)).toMatch(/^Your company has 1 person\./);
});

it('a more careful company reads how many answers it waits for', () => {
  expect(describeMoreCareful(4, t)).toContain('at least 8 answers from at least 4 people');
});
