import type { Share } from '#/bench/figures/freshness.ts';
import { K, runNights } from '#/bench/figures/run-nights.ts';
import type { SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import type { GivenAnswer } from '#/e2e/support/scenes/published-nights.ts';
import { firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import { affectingFactors } from '#/lib/domain/check-ins/constants.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import type { Random } from '#/prisma/seed/random.ts';

const NAMED = [0.2, 0.45, 0.25, 0.1];
const FORGOTTEN_DAYS = 28;

/**
 * Returns in how many team months a factor that was named five times with a feeling is shown, by two rules: each factor
 * waits for five persons who name it, or it counts in the batches of the feelings with which it was named.
 */
export function compareFactorRules(company: SimulatedCompany, random: Random): { alone: Share; together: Share } {
  const factorsOf = new Map<GivenAnswer, string[]>();
  for (const answer of [...company.answers.values()].flat()) {
    const count = random.pickWeighted([0, 1, 2, 3], (number) => NAMED[number] ?? 0);
    const feeling = answer.value >= 55 ? 'helped' : answer.value < 35 ? 'hurt' : 'mentioned';
    const factors = random
      .shuffle(affectingFactors)
      .slice(0, 2 * count)
      .sort((a, b) => a.id - b.id)
      .slice(0, count);
    factorsOf.set(
      answer,
      factors.map(({ id }) => `${id} ${feeling}`),
    );
  }
  const teams = new Set(company.teams.filter(({ size }) => size > K).map(({ id }) => id));
  const keysOf = (answer: GivenAnswer, on = answer.day) =>
    (factorsOf.get(answer) ?? []).map((factor) => `${answer.teamId} ${firstOfMonth(on)} ${factor}`);
  const truth = often(
    [...factorsOf.keys()].filter(({ teamId }) => teams.has(teamId)).flatMap((answer) => keysOf(answer)),
  );
  const together = often(
    runNights(company).batches.flatMap(({ day, teamId, answers }) =>
      teamId === null ? [] : answers.flatMap((answer) => keysOf(answer, day)),
    ),
  );
  const alone = new Set<string>();
  for (const factor of new Set([...factorsOf.values()].flat())) {
    const naming = new Map<string, GivenAnswer[]>(
      company.days.map((day) => [
        day,
        (company.answers.get(day) ?? []).filter((answer) => factorsOf.get(answer)?.includes(factor)),
      ]),
    );
    for (const key of waitAlone(naming, factor)) alone.add(key);
  }
  const share = (publishedKeys: ReadonlySet<string>) => ({
    of: truth.size,
    count: [...truth].filter((key) => publishedKeys.has(key)).length,
  });
  return { alone: share(alone), together: share(together) };
}

/** Returns the keys that occur at least as often as a batch has persons. */
function often(keys: readonly string[]): Set<string> {
  return new Set([...groupRows(keys, (key) => key)].filter(([, all]) => all.length >= K).map(([key]) => key));
}

/** Yields a batch once five persons of a team have named the factor within four weeks. */
function* waitAlone(naming: ReadonlyMap<string, readonly GivenAnswer[]>, factor: string): Generator<string> {
  const waiting = new Map<number, { at: number; userId: number }[]>();
  for (const [at, [day, answers]] of [...naming].entries()) {
    for (const { teamId, userId } of answers) waiting.set(teamId, [...(waiting.get(teamId) ?? []), { at, userId }]);
    for (const [teamId, all] of waiting) {
      const recentNamings = all.filter((one) => one.at > at - FORGOTTEN_DAYS);
      const isFull = new Set(recentNamings.map(({ userId }) => userId)).size >= K;
      waiting.set(teamId, isFull ? [] : recentNamings);
      if (isFull) yield `${teamId} ${firstOfMonth(day)} ${factor}`;
    }
  }
}
