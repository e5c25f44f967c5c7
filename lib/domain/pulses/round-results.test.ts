import { describe, expect, it } from 'vitest';
import {
  ANSWERED,
  type AskedQuestion,
  type AskedTeam,
  computeRoundResults,
} from '#/lib/domain/pulses/round-results.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const question: AskedQuestion = { id: 7, typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const team = (id: number, asked: number, departmentId: number | null = null): AskedTeam => ({
  id,
  asked,
  departmentId,
});
const tally = (teamId: number, n: number, value = 4) => ({ questionId: 7, teamId, value, n });

/** "team: what is shown" of the only question. */
function words(teams: AskedTeam[], answers: Record<number, number>, k = 5): string[] {
  const tallies = Object.entries(answers).map(([teamId, n]) => tally(Number(teamId), n));
  const { results } = computeRoundResults({ questions: [question], teams, tallies, k });
  return results.map(({ teamId, hiddenReason, persons }) => `${teamId}: ${hiddenReason ?? persons}`);
}

describe('computeRoundResults, at least 5', () => {
  it.each<[string, AskedTeam[], Record<number, number>, string[]]>([
    ['two large teams', [team(1, 5), team(2, 9)], { 1: 5, 2: 7 }, ['1: 5', '2: 7', '0: 12']],
    [
      'a small team takes the smallest along',
      [team(1, 9), team(2, 6), team(3, 3)],
      { 1: 9, 2: 6, 3: 3 },
      ['1: 9', '2: counted_together', '3: group_too_small', '0: 18'],
    ],
    [
      'small teams come together',
      [team(1, 3), team(2, 4)],
      { 1: 3, 2: 4 },
      ['1: group_too_small', '2: group_too_small', '0: 7'],
    ],
    ['too few in all', [team(1, 9)], { 1: 4 }, ['1: not_enough_answers', '0: not_enough_answers']],
    ['too few asked in all', [team(1, 4)], { 1: 4 }, ['1: group_too_small', '0: group_too_small']],
    ['nobody', [team(1, 9)], {}, ['1: not_enough_answers', '0: not_enough_answers']],
    [
      'a team in which nobody answered hides no other',
      [team(1, 6), team(2, 4)],
      { 1: 6 },
      ['1: 6', '2: group_too_small', '0: 6'],
    ],
  ])('%s', (_, teams, answers, expected) => {
    expect(words(teams, answers)).toEqual(expected);
  });

  it('counts persons, not options, where several may be chosen', () => {
    const several = { ...question, typeId: 2, pool: ['A', 'B'], isMultiple: true } as const;
    const tallies = [tally(1, 4, ANSWERED), tally(1, 4, 0), tally(1, 4, 1)];
    const { results } = computeRoundResults({ questions: [several], teams: [team(1, 9)], tallies, k: 5 });
    expect(results.map(({ hiddenReason }) => hiddenReason)).toEqual(['not_enough_answers', 'not_enough_answers']);
  });
});

/** Every sum of shown results with weights of −1, 0 and 1 is made of teams with nobody or at least `k` persons in all. */
it('over chance audiences nothing that can be read rests on fewer persons than the smallest group', () => {
  const random = createRandom(16);
  for (let round = 0; round < 300; round += 1) {
    const k = random.integer(3, 5);
    const teams = Array.from({ length: random.integer(1, 5) }, (_, at) =>
      team(at + 1, random.integer(1, 9), random.integer(0, 2) || null),
    );
    const answers = new Map(teams.map(({ id, asked }) => [id, random.integer(0, asked)]));
    const tallies = [...answers].filter(([, n]) => n > 0).map(([id, n]) => tally(id, n));
    const { results, counted } = computeRoundResults({ questions: [question], teams, tallies, k });
    const supports = results
      .filter(({ hiddenReason }) => hiddenReason === null)
      .map(({ teamId }) => (teamId === 0 ? [...(counted.get(7) ?? [])] : [teamId]));
    for (const sum of signedSums(supports)) {
      const persons = [...sum]
        .filter(([, weight]) => weight !== 0)
        .reduce((all, [id]) => all + (answers.get(id) ?? 0), 0);
      expect({ k, teams, persons: persons === 0 ? k : Math.min(persons, k) }).toEqual({ k, teams, persons: k });
    }
  }
});

function signedSums(supports: readonly number[][]): Map<number, number>[] {
  return supports.reduce<Map<number, number>[]>(
    (sums, support) => sums.flatMap((sum) => [-1, 0, 1].map((weight) => add(sum, support, weight))),
    [new Map()],
  );
}

function add(sum: Map<number, number>, support: readonly number[], weight: number): Map<number, number> {
  const added = new Map(sum);
  for (const id of support) added.set(id, (added.get(id) ?? 0) + weight);
  return added;
}
