import { describe, expect, it } from 'vitest';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import type { PublishedGroup } from '#/lib/domain/pulses/results/published-groups.ts';
import {
  ANSWERED,
  type AskedQuestion,
  type AskedTeam,
  computeRoundResults,
  WHOLE_AUDIENCE,
} from '#/lib/domain/pulses/results/round-results.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

const question: AskedQuestion = { id: 7, typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const DAY = '2026-03-02';
/** A team of people numbered from `from`; everyone answered the round. */
const team = (id: number, size: number, departmentId: number | null = null, from = id * 100): AskedTeam => {
  const people = Array.from({ length: size }, (_, at) => from + at);
  return { id, departmentId, askedIds: people, answeredIds: people };
};
/** A group for which the question was published on an earlier day; all its people had answered. */
const group = (people: readonly number[], day = '2026-02-23'): PublishedGroup => ({
  day,
  askedIds: people,
  answeredIds: new Set(people),
});
const tally = (teamId: number, n: number, value = 4) => ({ questionId: 7, teamId, value, n });

/** "team: what is shown" for the only question. */
function summaryOf(
  teams: AskedTeam[],
  answers: Record<number, number>,
  earlier: readonly PublishedGroup[] = [],
): string[] {
  const tallies = Object.entries(answers).map(([teamId, n]) => tally(Number(teamId), n));
  const { results } = computeRoundResults({
    day: DAY,
    questions: [question],
    teams,
    tallies,
    k: 5,
    earlier: new Map([[question.id, earlier]]),
  });
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
    ['no one', [team(1, 9)], {}, ['1: not_enough_answers', '0: not_enough_answers']],
    [
      'a team in which no one answered hides no other',
      [team(1, 6), team(2, 4)],
      { 1: 6 },
      ['1: 6', '2: group_too_small', '0: 6'],
    ],
  ])('%s', (_, teams, answers, expected) => {
    expect(summaryOf(teams, answers)).toEqual(expected);
  });

  it('counts people, not options, if several can be chosen', () => {
    const several = { ...question, typeId: 2, pool: ['A', 'B'], isMultiple: true } as const;
    const tallies = [tally(1, 4, ANSWERED), tally(1, 4, 0), tally(1, 4, 1)];
    const { results } = computeRoundResults({ day: DAY, questions: [several], teams: [team(1, 9)], tallies, k: 5 });
    expect(results.map(({ hiddenReason }) => hiddenReason)).toEqual(['not_enough_answers', 'not_enough_answers']);
  });
});

describe('computeRoundResults, asked before', () => {
  const people = (from: number, size: number) => Array.from({ length: size }, (_, at) => from + at);

  it.each<[string, AskedTeam[], Record<number, number>, PublishedGroup[], string[]]>([
    ['of the same people', [team(1, 6)], { 1: 6 }, [group(people(100, 6))], ['1: 6', '0: 6']],
    [
      'with the same people, one of whom didn’t answer',
      [team(1, 6)],
      { 1: 5 },
      [group(people(100, 6))],
      ['1: 5', '0: 5'],
    ],
    ['of one person fewer', [team(1, 6)], { 1: 6 }, [group(people(100, 5))], ['1: group_changed', '0: group_changed']],
    ['of one person more', [team(1, 5)], { 1: 5 }, [group(people(100, 6))], ['1: group_changed', '0: group_changed']],
    ['of five persons fewer', [team(1, 10)], { 1: 10 }, [group(people(100, 5))], ['1: 10', '0: 10']],
    [
      'with five fewer people, one of whom has answered',
      [{ ...team(1, 10), answeredIds: people(100, 6) }],
      { 1: 6 },
      [group(people(100, 5))],
      ['1: group_changed', '0: group_changed'],
    ],
    ['of others', [team(1, 5)], { 1: 5 }, [group(people(500, 9))], ['1: 5', '0: 5']],
    [
      'each of two teams alone: together with one person more, they leave out the team of that person',
      [team(1, 5), team(2, 6)],
      { 1: 5, 2: 6 },
      [group(people(100, 5)), group(people(200, 5))],
      ['1: 5', '2: group_changed', '0: 5'],
    ],
    [
      'of two large teams: a third of one person stays out of the whole',
      [team(1, 8), team(2, 9), team(3, 1)],
      { 1: 8, 2: 9, 3: 1 },
      [group(people(100, 8)), group(people(200, 9))],
      ['1: 8', '2: 9', '3: group_too_small', '0: 17'],
    ],
    [
      'of all teams together: one that has lost a person is left out',
      [team(1, 8), team(2, 9)],
      { 1: 8, 2: 9 },
      [group(people(100, 9)), group([...people(100, 9), ...people(200, 9)])],
      ['1: group_changed', '2: 9', '0: 9'],
    ],
    [
      'on the same day, when one did not answer',
      [team(1, 6)],
      { 1: 6 },
      [{ day: DAY, askedIds: people(100, 6), answeredIds: new Set(people(100, 5)) }],
      ['1: group_changed', '0: group_changed'],
    ],
  ])('%s', (_, teams, answers, earlier, expected) => {
    expect(summaryOf(teams, answers, earlier)).toEqual(expected);
  });

  it('hides a person who has just joined from their team, and from the whole without others', () => {
    const teams = [team(1, 5), team(-1, 1, null, 900)];
    expect(summaryOf(teams, { 1: 5, [-1]: 1 }, [group(people(100, 5))])).toEqual(['1: 5', '0: 5']);
    expect(summaryOf([team(1, 4), team(-1, 3, null, 900)], { 1: 4, [-1]: 3 })).toEqual(['1: just_joined', '0: 7']);
    expect(summaryOf([team(1, 5), team(-1, 5, null, 900)], { 1: 5, [-1]: 5 }, [group(people(100, 5))])).toEqual([
      '1: 5',
      '0: 10',
    ]);
  });

  it('compares a question that a round asks twice with itself', () => {
    const teams = [team(1, 8), team(2, 1)];
    const again = { ...question, id: 8, repeats: [7] };
    const tallies = [tally(1, 8), tally(2, 1), { ...tally(1, 8), questionId: 8 }];
    const { results } = computeRoundResults({ day: DAY, questions: [question, again], teams, tallies, k: 5 });
    expect(results.map(({ hiddenReason, persons }) => hiddenReason ?? persons)).toEqual([
      'counted_together',
      'group_too_small',
      9,
      'group_changed',
      'group_too_small',
      'group_changed',
    ]);
  });
});

/** Teams of random sizes, in departments or none, with random answers. */
function chanceRound(random: Random) {
  const teams = Array.from({ length: random.integer(1, 5) }, (_, at) =>
    team(at + 1, random.integer(1, 6), random.integer(0, 2) || null),
  );
  const questions = [question, { ...question, id: 8 }];
  const answersByQuestion = questions.map(() =>
    teams.flatMap(({ id: teamId, askedIds }) =>
      askedIds.flatMap((userId) => (random.chance(0.75) ? [{ userId, teamId, day: DAY, value: 4 }] : [])),
    ),
  );
  return { teams, questions, answersByQuestion };
}

/** Exact: nothing computable from all visible results of a round is about fewer people than the minimum group size. */
it('over random audiences, everything that can be read together reveals no group below the minimum group size', () => {
  const random = createRandom(16);
  let shownCount = 0;
  for (let round = 0; round < 150; round += 1) {
    const k = random.integer(3, 4);
    const { teams, questions, answersByQuestion } = chanceRound(random);
    const tallies = answersByQuestion.flatMap((answers, at) =>
      answers.map(({ teamId }) => ({ questionId: questions[at]?.id ?? 0, teamId, value: 4, n: 1 })),
    );
    const { results, countedTeams } = computeRoundResults({ day: DAY, questions, teams, tallies, k });
    const sums = results
      .filter(({ hiddenReason }) => hiddenReason === null)
      .map(({ questionId, teamId }) => {
        const inIt = teamId === WHOLE_AUDIENCE ? (countedTeams.get(questionId) ?? []) : [teamId];
        const answers = answersByQuestion[questions.findIndex(({ id }) => id === questionId)] ?? [];
        return answers.filter((answer) => inIt.includes(answer.teamId));
      });
    expect({ k, teams, answersByQuestion, revealing: findRevealingSet(sums, k - 1) }).toMatchObject({
      revealing: null,
    });
    shownCount += sums.length;
  }
  expect(shownCount).toBeGreaterThan(150);
});
