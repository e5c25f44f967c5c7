import type { ReadableSum } from '#/e2e/support/measures/revealing-sets.ts';
import type { GivenAnswer, PublishedBatch, RunTeam } from '#/e2e/support/scenes/published-days.ts';
import type { CompanyRun } from '#/e2e/support/scenes/small-companies.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';

/** Returns what published batches reveal: the sum of every day of each team, department and the company. */
export function readableSums(batches: readonly PublishedBatch[]): ReadableSum[] {
  const groups = batches.flatMap(({ day, departmentId, teamId, answers }) => [
    ...(teamId === null ? [] : [{ key: `team ${teamId} ${day}`, answers }]),
    ...(departmentId === null ? [] : [{ key: `department ${departmentId} ${day}`, answers }]),
    { key: `company ${day}`, answers },
  ]);
  return sumsOf(groups);
}

/**
 * Returns what someone could read if every team, department and company showed each day on which `k` people answered.
 */
export function thresholdSums(company: readonly CompanyRun[], k: number): ReadableSum[] {
  const groups = company.flatMap(({ day, answers, teams }) =>
    answers.flatMap((answer) => [
      { key: `team ${answer.teamId} ${day}`, answers: [answer] },
      { key: `department ${departmentOf(teams, answer)} ${day}`, answers: [answer] },
      { key: `company ${day}`, answers: [answer] },
    ]),
  );
  return sumsOf(groups).filter((sum) => new Set(sum.map(({ userId }) => userId)).size >= k);
}

function departmentOf(teams: readonly RunTeam[], { teamId }: GivenAnswer): number {
  return teams.find(({ id }) => id === teamId)?.departmentId ?? 0;
}

function sumsOf(groups: readonly { key: string; answers: readonly GivenAnswer[] }[]): ReadableSum[] {
  return [...groupRows(groups, ({ key }) => key).values()].map((its) => its.flatMap(({ answers }) => answers));
}

/**
 * Returns what someone who has led teams can work out: the sums without batches hidden from them, minus the answers
 * that they know by name.
 */
export function sumsBesideKnown(
  batches: readonly PublishedBatch[],
  knows: (answer: GivenAnswer) => boolean,
  isHidden: (batch: PublishedBatch) => boolean = () => false,
): ReadableSum[] {
  const hidden = new Set(batches.filter(isHidden).flatMap(({ answers }) => answers));
  return readableSums(batches)
    .filter((sum) => !sum.some((answer) => hidden.has(answer)))
    .map((sum) => sum.filter((answer) => !knows(answer)))
    .filter((sum) => sum.length > 0);
}
