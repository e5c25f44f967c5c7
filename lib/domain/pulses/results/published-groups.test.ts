import { expect, it } from 'vitest';
import { findRevealingSet } from '#/e2e/support/measures/revealing-sets.ts';
import type { PublishedGroup } from '#/lib/domain/pulses/results/published-groups.ts';
import {
  type AskedQuestion,
  type AskedTeam,
  computeRoundResults,
  WHOLE_AUDIENCE,
} from '#/lib/domain/pulses/results/round-results.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const question: AskedQuestion = { id: 7, typeId: 5, pool: [], isMultiple: false, bankItemId: null };
const DAY = '2026-03-02';

/** Someone in a small company who never changes their mind, and who always or never answers. */
interface Colleague {
  userId: number;
  /** 0 for none. */
  teamId: number;
  answers: boolean;
  isNew: boolean;
}

/** Asks some teams with their current members. */
function askedTeams(colleagues: readonly Colleague[], teamIds: readonly number[]): AskedTeam[] {
  const cells = Map.groupBy(
    colleagues.filter(({ teamId }) => teamIds.includes(teamId)),
    ({ teamId, isNew }) => (isNew ? -teamId : teamId),
  );
  return [...cells].map(([id, people]) => ({
    id,
    departmentId: Math.abs(id) % 2 || null,
    askedIds: people.map(({ userId }) => userId),
    answeredIds: people.filter(({ answers }) => answers).map(({ userId }) => userId),
  }));
}

/** Exact even though people move, join and leave, chance teams are asked again, and no one changes their mind. */
it('over random rounds with the same questions to people who move, nothing more can be derived', () => {
  const random = createRandom(35);
  let [shownCount, hiddenCount] = [0, 0];
  for (let company = 0; company < 150; company += 1) {
    const k = random.integer(3, 4);
    const colleagues = Array.from({ length: random.integer(8, 16) }, (_, at): Colleague => {
      return { userId: at + 1, teamId: random.integer(0, 3), answers: random.chance(0.85), isNew: false };
    });
    const answerOf = new Map(colleagues.map(({ userId, teamId }) => [userId, { userId, teamId, day: DAY, value: 4 }]));
    const published: PublishedGroup[] = [];
    for (let round = 0; round < 4; round += 1) {
      const teams = askedTeams(
        colleagues,
        [1, 2, 3].filter(() => random.chance(0.8)),
      );
      const tallies = teams
        .filter(({ answeredIds }) => answeredIds.length > 0)
        .map(({ id, answeredIds }) => ({ questionId: question.id, teamId: id, value: 4, n: answeredIds.length }));
      const { results } = computeRoundResults({
        day: `2026-03-0${round + 2}`,
        questions: [question],
        teams,
        tallies,
        k,
        earlier: new Map([[question.id, [...published]]]),
      });
      for (const { teamId, hiddenReason, countedTeams } of results) {
        if (hiddenReason === 'group_changed') hiddenCount += 1;
        if (hiddenReason !== null) continue;
        const inIt = teams.filter(({ id }) => (teamId === WHOLE_AUDIENCE ? countedTeams.includes(id) : id === teamId));
        const answeredIds = new Set(inIt.flatMap((one) => one.answeredIds));
        published.push({
          day: `2026-03-0${round + 2}`,
          askedIds: inIt.flatMap(({ askedIds }) => askedIds),
          answeredIds,
        });
      }
      for (const one of colleagues) {
        one.isNew = random.chance(0.1);
        if (one.isNew || random.chance(0.05)) one.teamId = random.integer(0, 3);
      }
    }
    const sums = published.map(({ answeredIds }) => [...answeredIds].flatMap((userId) => answerOf.get(userId) ?? []));
    expect({ k, published, revealing: findRevealingSet(sums, k - 1) }).toMatchObject({ revealing: null });
    shownCount += sums.length;
  }
  expect(shownCount).toBeGreaterThan(400);
  expect(hiddenCount).toBeGreaterThan(50);
});
