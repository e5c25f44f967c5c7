import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  type Batch,
  closeBatches,
  noWait,
  POOL,
  type WaitingAnswers,
} from '#/lib/domain/metrics/publication/close-batches.ts';
import type { PulseHiddenReason } from '#/lib/domain/pulses/constants.ts';
import type { QuestionTypeId } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { guardGroups, type PublishedGroup, type RoundDays } from '#/lib/domain/pulses/results/published-groups.ts';
import { type QuestionFigures, summariseAnswers } from '#/lib/domain/pulses/results/question-figures.ts';

/** Stands for the whole audience instead of a team. */
export const WHOLE_AUDIENCE = 0;
/** Stands for a value, and counts how many people answered the question. */
export const ANSWERED = -1;

/** A question of a closing round. */
export interface AskedQuestion {
  readonly id: number;
  readonly typeId: QuestionTypeId;
  readonly pool: readonly string[];
  readonly isMultiple: boolean;
  readonly bankItemId: number | null;
}

/** A question of a closing round, with the round's earlier questions that ask the same. */
interface ClosingQuestion extends AskedQuestion {
  readonly repeats?: readonly number[];
}

/** A team of the audience; with a negative id, its people who joined too late to count in it. */
export interface AskedTeam {
  readonly id: number;
  readonly departmentId: number | null;
  /** People of the round who count in it. */
  readonly askedIds: readonly number[];
  /** The people among them who answered. */
  readonly answeredIds: readonly number[];
}

/** How many people of a team chose a value; for open questions, how many wrote something, as `ANSWERED`. */
export interface Tally {
  readonly questionId: number;
  readonly teamId: number;
  readonly value: number;
  readonly n: number;
}

export interface RoundResult {
  readonly questionId: number;
  readonly teamId: number;
  /** How many people are behind it, hidden or not. */
  readonly persons: number;
  readonly hiddenReason: PulseHiddenReason | null;
  readonly figures: QuestionFigures | null;
  /** For the whole audience: the teams that are part of the result. */
  readonly countedTeams: readonly number[];
}

interface Round extends RoundDays {
  readonly questions: readonly ClosingQuestion[];
  readonly teams: readonly AskedTeam[];
  readonly tallies: readonly Tally[];
  /** Fewest people behind a visible result. */
  readonly k: number;
  /** By question, the groups it was published for in the last 30 days. */
  readonly earlier?: ReadonlyMap<number, readonly PublishedGroup[]>;
}

export interface RoundResults {
  readonly results: RoundResult[];
  /** By question, the teams in the whole audience's results. The answers of all others are dropped. */
  readonly countedTeams: ReadonlyMap<number, readonly number[]>;
}

/** A team with its answers to a question. */
interface Cell extends AskedTeam {
  readonly sums: readonly Tally[];
  readonly persons: number;
}

/**
 * Returns what is published of a round: results by question, for each team and for the whole audience. As for all
 * published results, `closeBatches` decides, here over a single day after which nothing comes. A team's answers are a
 * batch if `k` people gave them, smaller teams are combined, and the rest is dropped. Results that would single out a
 * few people next to earlier results of the question are dropped too. Source: docs/figures.md, Pulses.
 * With a minimum of five, a team of eight and one of four are counted together, as twelve.
 */
export function computeRoundResults({ questions, teams, tallies, k, earlier, ...round }: Round): RoundResults {
  const countedTeams = new Map<number, readonly number[]>();
  const groups = new Map<number, PublishedGroup[]>();
  const byQuestion = Map.groupBy(tallies, ({ questionId }) => questionId);
  const results = questions.flatMap((question) => {
    const byTeam = Map.groupBy(byQuestion.get(question.id) ?? [], ({ teamId }) => teamId);
    const cells = teams.map((team): Cell => {
      const sums = byTeam.get(team.id) ?? [];
      return { ...team, sums, persons: personsOf(sums) };
    });
    const before = [
      ...(earlier?.get(question.id) ?? []),
      ...(question.repeats ?? []).flatMap((id) => groups.get(id) ?? []),
    ];
    const batches = chooseBatches(cells, { round, k, earlier: before });
    groups.set(
      question.id,
      [batches, ...batches.map((batch) => [batch])].map((published) => groupOf(round, published)),
    );
    const alone = new Set(batches.flatMap(({ teamId }) => teamId ?? []));
    const countedIds = batches.flatMap(({ parts }) => parts.map(({ teamId }) => teamId));
    countedTeams.set(question.id, countedIds);
    const resultOf = (teamId: number, sums: readonly Tally[], hiddenReason: PulseHiddenReason | null): RoundResult => {
      const figures = hiddenReason === null ? summariseAnswers(question, countsOf(sums)) : null;
      const whole = teamId === WHOLE_AUDIENCE ? countedIds : [];
      return { questionId: question.id, teamId, persons: personsOf(sums), hiddenReason, figures, countedTeams: whole };
    };
    const cellOf = new Map(cells.map((cell) => [cell.id, cell]));
    const teamIds = [...new Set(teams.map(({ id }) => Math.abs(id)))];
    const ofTeams = teamIds.map((id) => {
      const reason = alone.has(id) ? null : reasonOf([cellOf.get(id), cellOf.get(-id)], { countedIds, k });
      return resultOf(id, cellOf.get(id)?.sums ?? [], reason);
    });
    const whole = countedIds.flatMap((id) => byTeam.get(id) ?? []);
    const everybody = [
      sumOf(cells, ({ askedIds }) => askedIds.length),
      sumOf(cells, ({ persons }) => persons),
    ] as const;
    return [...ofTeams, resultOf(WHOLE_AUDIENCE, whole, batches.length > 0 ? null : reasonOfWhole(everybody, k))];
  });
  return { results, countedTeams };
}

/**
 * Returns why a team has no results of its own: it counts with others, others count in it, or it had too few people.
 */
function reasonOf(
  [team, newcomers]: readonly [Cell | undefined, Cell | undefined],
  { countedIds, k }: { countedIds: readonly number[]; k: number },
): PulseHiddenReason {
  const [askedCount, newCount] = [team?.askedIds.length ?? 0, newcomers?.askedIds.length ?? 0];
  const [persons, newPersons] = [team?.persons ?? 0, newcomers?.persons ?? 0];
  if (persons >= k) return countedIds.includes(team?.id ?? 0) ? 'counted_together' : 'group_changed';
  if (askedCount < k) return askedCount + newCount < k ? 'group_too_small' : 'just_joined';
  return persons + newPersons < k ? 'not_enough_answers' : 'just_joined';
}

function reasonOfWhole([askedCount, persons]: readonly [number, number], k: number): PulseHiddenReason {
  if (askedCount < k) return 'group_too_small';
  return persons < k ? 'not_enough_answers' : 'group_changed';
}

interface Choice {
  round: RoundDays;
  k: number;
  earlier: readonly PublishedGroup[];
}

/**
 * Returns the batches that are published, without those that earlier results of the question forbid. From a forbidden
 * batch of several teams, we first drop teams that couldn't be published alone, then people who have just joined, then
 * small teams.
 */
function chooseBatches(cells: readonly Cell[], { round, k, earlier }: Choice): Batch<TeamAnswers>[] {
  const newGuard = guardGroups(earlier, k);
  const rankOf = (part: TeamAnswers) => {
    if (part.cell.id < 0) return 2;
    if (part.cell.persons < k) return 1;
    return newGuard()(groupOf(round, [{ parts: [part] }])) ? 0 : 3;
  };
  let left = cells;
  for (;;) {
    const mayPublish = newGuard();
    const batches = batchesOf(left, { day: round.day, k }).toSorted(
      (a, b) => Number(a.teamId === null) - Number(b.teamId === null),
    );
    const forbidden = batches.filter((batch) => !mayPublish(groupOf(round, [batch])));
    if (forbidden.length === 0) return batches;
    const dropped = new Set(
      forbidden.flatMap(({ parts }) => {
        const worst = Math.max(...parts.map(rankOf));
        return parts.filter((part) => rankOf(part) === worst).map(({ teamId }) => teamId);
      }),
    );
    left = left.filter(({ id }) => !dropped.has(id));
  }
}

function groupOf(round: RoundDays, batches: readonly Pick<Batch<TeamAnswers>, 'parts'>[]): PublishedGroup {
  const cells = batches.flatMap(({ parts }) => parts.map(({ cell }) => cell));
  return {
    ...round,
    askedIds: cells.flatMap(({ askedIds }) => askedIds),
    answeredIds: new Set(cells.flatMap(({ answeredIds }) => answeredIds)),
  };
}

interface TeamAnswers extends WaitingAnswers {
  readonly cell: Cell;
}

/**
 * Returns a round's batches. It's published once, so answers don't wait, and no one reads them by name, so there are no
 * `readers`.
 */
function batchesOf(cells: readonly Cell[], { day, k }: { day: LocalDate; k: number }): Batch<TeamAnswers>[] {
  const parts = cells.flatMap((cell): TeamAnswers[] => {
    const { id: teamId, departmentId, askedIds, persons } = cell;
    const pool = teamId < 0 ? POOL.department : POOL.team;
    const isTeamLarge = askedIds.length >= k;
    // Each person counts in one team and has answered once.
    return persons > 0
      ? [{ teamId, departmentId, pool, since: day, isTeamLarge, answers: persons, persons, cell }]
      : [];
  });
  return closeBatches(parts, { day, k, answersMin: k, largeDepartments: new Set(), waitLimits: noWait }).batches;
}

function sumOf(cells: readonly Cell[], count: (cell: Cell) => number): number {
  return cells.reduce((sum, cell) => sum + count(cell), 0);
}

function personsOf(tallies: readonly Tally[]): number {
  const base = tallies.filter(({ value }) => value === ANSWERED);
  return (base.length > 0 ? base : tallies).reduce((sum, { n }) => sum + n, 0);
}

function countsOf(tallies: readonly Tally[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { value, n } of tallies) counts.set(value, (counts.get(value) ?? 0) + n);
  return counts;
}
