import { closeBatches, noPatience, POOL, type WaitingAnswers } from '#/lib/domain/metrics/close-batches.ts';
import type { QuestionTypeId } from '#/lib/domain/pulses/constants.ts';
import { type QuestionFigures, summariseAnswers } from '#/lib/domain/pulses/question-figures.ts';

/** The whole audience in place of a team. */
export const WHOLE_AUDIENCE = 0;
/** In place of a value: how many persons answered the question. */
export const ANSWERED = -1;

/** A question of a round that closes. */
export interface AskedQuestion {
  readonly id: number;
  readonly typeId: QuestionTypeId;
  readonly pool: readonly string[];
  readonly isMultiple: boolean;
  readonly bankItemId: number | null;
}

/** A team of the audience. */
export interface AskedTeam {
  readonly id: number;
  readonly departmentId: number | null;
  /** Persons of the round who count in it. */
  readonly asked: number;
}

/** How many persons of a team chose a value; of open questions, how many wrote something, as `ANSWERED`. */
export interface Tally {
  readonly questionId: number;
  readonly teamId: number;
  readonly value: number;
  readonly n: number;
}

export type PulseHiddenReason = 'group_too_small' | 'not_enough_answers' | 'counted_together';

export interface RoundResult {
  readonly questionId: number;
  readonly teamId: number;
  /** Persons behind it, hidden or not. */
  readonly persons: number;
  readonly hiddenReason: PulseHiddenReason | null;
  readonly figures: QuestionFigures | null;
}

interface Round {
  readonly questions: readonly AskedQuestion[];
  readonly teams: readonly AskedTeam[];
  readonly tallies: readonly Tally[];
  /** Persons behind everything that is shown. */
  readonly k: number;
}

export interface RoundResults {
  readonly results: RoundResult[];
  /** Teams whose answers stand in the results of the whole audience, by question. What is in none is dropped. */
  readonly countedTeams: ReadonlyMap<number, readonly number[]>;
}

/**
 * Returns what is published of a round, by question for each team and for the whole audience. The rule is that of all
 * published figures, `closeBatches`, of a single night after which nothing comes: a team's answers are a batch once `k`
 * persons gave them, smaller ones join others, and what finds no place is dropped. Source: docs/figures.md, Pulses.
 * With five as the smallest group, a team of eight and one of four are counted together, as twelve.
 */
export function computeRoundResults({ questions, teams, tallies, k }: Round): RoundResults {
  const countedTeams = new Map<number, readonly number[]>();
  const byQuestion = Map.groupBy(tallies, ({ questionId }) => questionId);
  const results = questions.flatMap((question) => {
    const byTeam = Map.groupBy(byQuestion.get(question.id) ?? [], ({ teamId }) => teamId);
    const batches = batchesOf(teams, byTeam, k);
    const alone = new Set(batches.flatMap(({ teamId }) => teamId ?? []));
    const inBatches = batches.flatMap(({ parts }) => parts.map(({ teamId }) => teamId));
    countedTeams.set(question.id, inBatches);
    const resultOf = (teamId: number, sums: Tally[], hiddenReason: PulseHiddenReason | null): RoundResult => {
      const figures = hiddenReason === null ? summariseAnswers(question, countsOf(sums)) : null;
      return { questionId: question.id, teamId, persons: personsOf(sums), hiddenReason, figures };
    };
    const ofTeams = teams.map(({ id, asked: askedCount }) => {
      const reason = askedCount < k ? 'group_too_small' : 'not_enough_answers';
      const hidden = inBatches.includes(id) && personsOf(byTeam.get(id) ?? []) >= k ? 'counted_together' : reason;
      return resultOf(id, byTeam.get(id) ?? [], alone.has(id) ? null : hidden);
    });
    const whole = inBatches.flatMap((id) => byTeam.get(id) ?? []);
    const tooFew =
      teams.reduce((sum, { asked: askedCount }) => sum + askedCount, 0) < k ? 'group_too_small' : 'not_enough_answers';
    return [...ofTeams, resultOf(WHOLE_AUDIENCE, whole, batches.length > 0 ? null : tooFew)];
  });
  return { results, countedTeams };
}

function batchesOf(teams: readonly AskedTeam[], byTeam: ReadonlyMap<number, Tally[]>, k: number) {
  let next = 0;
  // Each person counts in one team, so any numbers that differ will do for them.
  const someone = () => (next += 1);
  const parts = teams.flatMap(({ id, departmentId, asked: askedCount }): WaitingAnswers[] => {
    const answers = personsOf(byTeam.get(id) ?? []);
    if (answers === 0) return [];
    const userIds = Array.from({ length: answers }, someone);
    return [
      { teamId: id, departmentId, pool: POOL.team, since: NIGHT, isTeamLarge: askedCount >= k, answers, userIds },
    ];
  });
  return closeBatches(parts, {
    day: NIGHT,
    k,
    answersMin: k,
    // Nobody reads a team's answers by name, so nobody can take a team away that they know.
    shieldsTeams: false,
    largeDepartments: new Set(),
    patience: noPatience,
  }).batches;
}

/** A round is one night: any day will do. */
const NIGHT = '2026-01-01';

function personsOf(tallies: readonly Tally[]): number {
  const base = tallies.filter(({ value }) => value === ANSWERED);
  return (base.length > 0 ? base : tallies).reduce((sum, { n }) => sum + n, 0);
}

function countsOf(tallies: readonly Tally[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { value, n } of tallies) counts.set(value, (counts.get(value) ?? 0) + n);
  return counts;
}
