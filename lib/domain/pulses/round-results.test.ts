import { describe, expect, it } from 'vitest';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import {
  ANSWERED,
  type AskedQuestion,
  type AskedTeam,
  computeRoundResults,
  WHOLE_AUDIENCE,
} from '#/lib/domain/pulses/round-results.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

const question: AskedQuestion = { id: 7, typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const team = (id: number, askedCount: number, departmentId: number | null = null): AskedTeam => ({
  id,
  asked: askedCount,
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

/** Teams of chance sizes, in departments or none, who answer the questions by chance. */
function chanceRound(random: Random) {
  const teams = Array.from({ length: random.integer(1, 5) }, (_, at) =>
    team(at + 1, random.integer(1, 6), random.integer(0, 2) || null),
  );
  const people = teams.flatMap(({ id: teamId, asked: askedCount }) => Array.from({ length: askedCount }, () => teamId));
  const questions = [question, { ...question, id: 8 }];
  const answersByQuestion = questions.map(() =>
    people.flatMap((teamId, userId) => (random.chance(0.75) ? [{ userId, teamId, day: '2026-03-02', value: 4 }] : [])),
  );
  return { teams, questions, answersByQuestion };
}

/** Exact: nothing that can be computed of all shown results of a round rests on fewer persons than the smallest group. */
it('over chance audiences no set of persons below the smallest group follows from all that can be read', () => {
  const random = createRandom(16);
  let shownCount = 0;
  for (let round = 0; round < 150; round += 1) {
    const k = random.integer(3, 4);
    const { teams, questions, answersByQuestion } = chanceRound(random);
    const tallies = answersByQuestion.flatMap((answers, at) =>
      answers.map(({ teamId }) => ({ questionId: questions[at]?.id ?? 0, teamId, value: 4, n: 1 })),
    );
    const { results, countedTeams } = computeRoundResults({ questions, teams, tallies, k });
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
