import type { PublishedGroup } from '#/lib/domain/pulses/results/published-groups.ts';
import {
  type AskedQuestion,
  type AskedTeam,
  computeRoundResults,
  WHOLE_AUDIENCE,
} from '#/lib/domain/pulses/results/round-results.ts';
import { createRandom } from '#/prisma/seed/random.ts';

export interface RepeatedPulse {
  /** Weeks between two rounds. */
  weeks: number;
  /** The share of people who leave per year; as many join, mostly other teams. */
  turnover: number;
  /** Whether it compares with earlier groups. */
  compares: boolean;
  seed: number;
}

export interface RepeatedPulseOutcome {
  /** The share of team results that is visible. */
  teams: number;
  /** The share of results of all teams together that is visible. */
  whole: number;
  /** The share of all answers that are in the result of all teams together. */
  answers: number;
}

const question: AskedQuestion = { id: 1, typeId: 5, pool: [], isMultiple: false, bankItemId: 1 };
const [TEAMS, YEARS, RESPONSE, K] = [12, 3, 0.85, 5];

interface Colleague {
  id: number;
  teamId: number;
}

/** Simulates a pulse that repeats one question for twelve teams of 6 to 12 people, over three years. */
export function playRepeatedPulse({ weeks, turnover, compares, seed }: RepeatedPulse): RepeatedPulseOutcome {
  const random = createRandom(seed);
  let nextId = 1;
  const join = (teamId: number): Colleague => ({ id: nextId++, teamId });
  let people = Array.from({ length: TEAMS }, (_, at) => at + 1).flatMap((teamId) =>
    Array.from({ length: random.integer(6, 12) }, () => join(teamId)),
  );
  let published: (PublishedGroup & { week: number })[] = [];
  const sums = { teams: 0, teamsShown: 0, rounds: 0, roundsShown: 0, answers: 0, answersShown: 0 };
  for (let week = 0; week < 52 * YEARS; week += 1) {
    const leaving = people.filter(() => random.chance(turnover / 52));
    const joining = people.flatMap(() => (random.chance(turnover / 52) ? [join(random.integer(1, TEAMS))] : []));
    people = [...people.filter((one) => !leaving.includes(one)), ...joining];
    if (week % weeks !== 0) continue;
    published = published.filter((group) => (week - group.week) * 7 < 30);
    const teams = [...Map.groupBy(people, ({ teamId }) => teamId)].map(([id, members]): AskedTeam => {
      const askedIds = members.map((one) => one.id);
      return { id, departmentId: 1 + (id % 3), askedIds, answeredIds: askedIds.filter(() => random.chance(RESPONSE)) };
    });
    const tallies = teams.map(({ id, answeredIds }) => ({
      questionId: 1,
      teamId: id,
      value: 4,
      n: answeredIds.length,
    }));
    const earlier = new Map([[1, compares ? published : []]]);
    const day = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10);
    const { results } = computeRoundResults({ day, questions: [question], teams, tallies, k: K, earlier });
    for (const { teamId, hiddenReason, countedTeams, persons } of results) {
      const isShown = hiddenReason === null;
      if (teamId === WHOLE_AUDIENCE) {
        sums.rounds += 1;
        sums.roundsShown += Number(isShown);
        sums.answersShown += isShown ? persons : 0;
        sums.answers += teams.reduce((sum, { answeredIds }) => sum + answeredIds.length, 0);
      } else {
        sums.teams += 1;
        sums.teamsShown += Number(isShown);
      }
      if (!isShown) continue;
      const inIt = teams.filter(({ id }) => (teamId === WHOLE_AUDIENCE ? countedTeams.includes(id) : id === teamId));
      const answeredIds = new Set(inIt.flatMap((one) => one.answeredIds));
      published.push({ week, day, askedIds: inIt.flatMap(({ askedIds }) => askedIds), answeredIds });
    }
  }
  return {
    teams: sums.teamsShown / sums.teams,
    whole: sums.roundsShown / sums.rounds,
    answers: sums.answersShown / sums.answers,
  };
}
