import { describe, expect, it } from 'vitest';
import { readableSums, sumsBesideKnown, thresholdSums } from '#/e2e/support/measures/readable-sums.ts';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import { type GivenAnswer, type PublishedBatch, partsOf } from '#/e2e/support/scenes/published-days.ts';
import { type CompanyRun, makeSmallCompany, publishRunDays } from '#/e2e/support/scenes/small-companies.ts';
import { findWaitedFor, hidesBatch, type Leadership } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

const COMPANIES = 100;
const k = 3;

const answer = (userId: number) => ({ day: '2026-03-02', userId, teamId: 1, value: 0 });
const [ana, ben, cem, dia] = [answer(1), answer(2), answer(3), answer(4)];

it.each([
  ['one sum of three', [[ana, ben, cem]], 2, null],
  [
    'a whole and a part of it',
    [
      [ana, ben, cem, dia],
      [ana, ben, cem],
    ],
    1,
    [4],
  ],
  [
    'a sum of sums, each of three',
    [
      [ana, ben, cem],
      [ben, cem, dia],
    ],
    2,
    [1, 4],
  ],
  [
    'the same where one alone is looked for',
    [
      [ana, ben, cem],
      [ben, cem, dia],
    ],
    1,
    null,
  ],
])('%s', (_, sums, size, revealingSet) => {
  expect(findRevealingSet(sums, size)).toEqual(revealingSet);
});

describe('everything that can be read about small companies made at random', () => {
  const companies = Array.from({ length: COMPANIES }, (_, seed) => {
    const random = createRandom(seed, 'attack');
    return makeSmallCompany(random, { people: random.integer(5, 10), runDays: 15 });
  });
  const revealing = (sumsOf: (company: (typeof companies)[number]) => ReturnType<typeof readableSums>) =>
    companies.filter((company) => findRevealingSet(sumsOf(company), k - 1) !== null).length;

  it('depends on at least three people, however it’s combined', () => {
    const rules = { k, answersMin: 0 };
    const published = companies.map((company) => publishRunDays(company, rules).batches);
    expect(published.filter((batches) => batches.length >= 5).length).toBeGreaterThan(COMPANIES / 2);
    expect(revealing((company) => readableSums(publishRunDays(company, rules).batches))).toBe(0);
  }, 30_000);

  it('wouldn’t if every day with three people were shown', () => {
    expect(revealing((company) => thresholdSums(company, k))).toBeGreaterThan(COMPANIES / 2);
  }, 30_000);
});

/** Returns random leaderships of a reader in a company: of some teams, for some days, some of them twice. */
function leadershipsIn(company: readonly CompanyRun[], random: Random): Leadership[] {
  const teamIds = [...new Set(company.flatMap(({ teams }) => teams.map(({ id }) => id)))];
  const days = company.map(({ day }) => day);
  return teamIds
    .filter(() => random.chance(0.5))
    .flatMap((teamId) => {
      const [first, second, third] = [random.pick(days), random.pick(days), random.pick(days)].sort();
      const beginsOn = random.chance(0.5) ? null : (first ?? null);
      const again = { teamId, beginsOn: third ?? null, endedOn: null };
      if (random.chance(0.6)) return [{ teamId, beginsOn, endedOn: null }];
      return [{ teamId, beginsOn, endedOn: second ?? null }, ...(random.chance(0.3) ? [again] : [])];
    });
}

/**
 * Returns whether the reader reads the answer by name: it's for a day from which they led the team, and came before
 * this or a later leadership ended.
 */
function isReadByName(
  { day, askedOn = day, teamId }: GivenAnswer,
  all: readonly Leadership[],
  random: Random,
): boolean {
  const leaderships = all.filter((one) => one.teamId === teamId);
  return leaderships.some(({ beginsOn, endedOn: ledUntil }, at) => {
    if (beginsOn !== null && askedOn < beginsOn) return false;
    const isReadAgain = ledUntil !== null && askedOn < ledUntil;
    return leaderships.slice(at, isReadAgain ? undefined : at + 1).some(
      // On the last day, some answers came before the leadership ended.
      ({ endedOn }) => endedOn === null || day < endedOn || (day === endedOn && random.chance(0.5)),
    );
  });
}

describe('everything that current or former leaders can read beyond what they know by name', () => {
  const readers = Array.from({ length: 3 * COMPANIES }, (_, seed) => {
    const random = createRandom(seed, 'leads');
    const plan = {
      people: random.integer(4, 10),
      runDays: 12,
      step: random.pick([1, 5]),
      apart: random.pick([0, 0.5]),
    };
    const company = makeSmallCompany(random, plan);
    const leaderships = leadershipsIn(company, random);
    const answers = company.flatMap((runDay) => runDay.answers);
    const knownAnswers = new Set(answers.filter((answer) => isReadByName(answer, leaderships, random)));
    const reading = [...new Set(leaderships.map(({ teamId }) => teamId))];
    const readersToday = findWaitedFor(random.chance(0.5) ? [reading] : [], company.at(-1)?.teams ?? [], k);
    const { batches } = publishRunDays(company, { k, answersMin: 0, readers: readersToday });
    return { leaderships, batches, knows: (answer: GivenAnswer) => knownAnswers.has(answer) };
  });
  const isHiddenFrom =
    (leaderships: readonly Leadership[]) =>
    (batch: PublishedBatch): boolean =>
      hidesBatch(partsOf(batch), leaderships, k);

  it('depends on at least three people they don’t know', () => {
    const revealing = readers.filter(({ leaderships, batches, knows }) =>
      findRevealingSet(sumsBesideKnown(batches, knows, isHiddenFrom(leaderships)), k - 1),
    );
    expect(revealing).toEqual([]);
    const judgements = readers.flatMap(({ leaderships, batches }) => batches.map(isHiddenFrom(leaderships)));
    // Otherwise this test would prove nothing.
    expect(judgements.filter((isHidden) => !isHidden).length).toBeGreaterThan(judgements.length / 2);
  }, 60_000);

  it('wouldn’t if nothing were hidden from them', () => {
    const revealing = readers.filter(({ batches, knows }) => findRevealingSet(sumsBesideKnown(batches, knows), k - 1));
    expect(revealing.length).toBeGreaterThan(COMPANIES / 3);
  }, 60_000);
});
