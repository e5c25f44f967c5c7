import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import {
  type BatchRules,
  closeBatches,
  POOL,
  takesBatches,
  type WaitingAnswers,
} from '#/lib/domain/metrics/publication/close-batches.ts';
import type { BatchPart } from '#/lib/domain/metrics/publication/reader-shield.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';

/** One answer for one metric, on the day it was given. */
export interface GivenAnswer {
  readonly day: LocalDate;
  /** The day it's for, in the person's zone, if it's another day. */
  readonly askedOn?: LocalDate;
  readonly userId: number;
  readonly teamId: number;
  readonly value: number;
}

/** A team on the night of a publication run. */
export interface RunTeam {
  readonly id: number;
  readonly departmentId: number | null;
  readonly members: number;
}

export interface PublishedBatch {
  readonly day: LocalDate;
  readonly departmentId: number | null;
  readonly teamId: number | null;
  readonly answers: readonly GivenAnswer[];
}

/** Returns the people in a batch as stored: numbers by team and day. */
export function partsOf({ answers }: Pick<PublishedBatch, 'answers'>): BatchPart[] {
  const persons = [...groupRows(answers, ({ userId }) => userId).values()].map((its) => {
    const [firstOn = ''] = its.map(({ day, askedOn = day }) => askedOn).sort();
    const lastOn =
      its
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? '';
    const teamIds = [...new Set(its.map(({ teamId }) => teamId))].sort((a, b) => a - b);
    return { teamIds, firstOn, lastOn };
  });
  return [...groupRows(persons, (person) => JSON.stringify(person)).values()].flatMap((alike) =>
    alike.slice(0, 1).map((person) => ({ ...person, persons: alike.length })),
  );
}

export type PublicationRules = Pick<BatchRules, 'k' | 'answersMin' | 'readers'>;

interface Waiting {
  readonly answer: GivenAnswer;
  pool: WaitingAnswers['pool'];
  departmentId: number | null;
  /** The day the answer came into its pool; in its team's pool, the day it was given. */
  since: LocalDate;
}

/** The longest time that an answer waits. */
const KEPT_DAYS = 92;

/** A model in memory of one metric of a company, night by night: what is published, and what still waits. */
export class PublishedDays {
  readonly batches: PublishedBatch[] = [];
  /** Deleted departments, whose pooled answers move to the company's pool. */
  readonly goneDepartments = new Set<number>();
  #waiting: Waiting[] = [];

  get waiting(): GivenAnswer[] {
    return this.#waiting.map(({ answer }) => answer);
  }

  give(answers: readonly GivenAnswer[]): void {
    for (const answer of answers) {
      this.#waiting.push({ answer, pool: POOL.team, departmentId: null, since: answer.day });
    }
  }

  /** Runs the night after a day, with the teams of that night. */
  pass(day: LocalDate, teams: readonly RunTeam[], rules: PublicationRules): void {
    this.#waiting = this.#waiting.filter(({ answer }) => answer.day > addDays(day, -KEPT_DAYS));
    this.#close(this.#parts(teams, rules.k), day, teams, rules);
  }

  /** Closes batches in the middle of a day, when everyone in a team has answered. */
  complete(day: LocalDate, teamId: number, teams: readonly RunTeam[], rules: PublicationRules): void {
    const parts = this.#parts(teams, rules.k);
    const team = teams.find(({ id }) => id === teamId);
    const pools = [...parts.keys()].filter(
      ({ pool, departmentId }) =>
        pool === POOL.company || (pool === POOL.department && departmentId === team?.departmentId),
    );
    if (
      takesBatches(
        pools.map(({ since }) => since),
        day,
      )
    )
      return;
    const own = [...parts].filter(([part]) => part.teamId === teamId && part.pool === POOL.team);
    this.#close(new Map(own), day, teams, rules);
  }

  #close(
    parts: ReadonlyMap<WaitingAnswers, Waiting[]>,
    day: LocalDate,
    teams: readonly RunTeam[],
    rules: PublicationRules,
  ) {
    const largeDepartments = new Set(
      teams.flatMap(({ members, departmentId }) => (members >= rules.k && departmentId !== null ? [departmentId] : [])),
    );
    const closed = closeBatches([...parts.keys()], { ...rules, day, largeDepartments });
    const published = new Set<Waiting>();
    for (const { departmentId, teamId, parts: batchParts } of closed.batches) {
      const rows = batchParts.flatMap((part) => parts.get(part) ?? []);
      for (const row of rows) published.add(row);
      this.batches.push({ day, departmentId, teamId, answers: rows.map(({ answer }) => answer) });
    }
    for (const { part, pool } of closed.moves) {
      for (const row of parts.get(part) ?? [])
        Object.assign(row, { pool, departmentId: part.departmentId, since: day });
    }
    this.#waiting = this.#waiting.filter((row) => !published.has(row));
  }

  #remainingDepartment(departmentId: number | null): number | null {
    return departmentId !== null && this.goneDepartments.has(departmentId) ? null : departmentId;
  }

  #parts(teams: readonly RunTeam[], k: number): Map<WaitingAnswers, Waiting[]> {
    const teamsById = new Map(teams.map((team) => [team.id, team]));
    const groups = groupRows(
      this.#waiting,
      ({ answer, pool, departmentId }) => `${answer.teamId} ${pool} ${departmentId}`,
    );
    return new Map(
      [...groups.values()].flatMap((rows): [WaitingAnswers, Waiting[]][] => {
        const [first] = rows;
        if (!first) return [];
        const { teamId } = first.answer;
        const team = teamsById.get(teamId);
        const part = {
          teamId,
          pool: first.pool,
          departmentId:
            first.pool === POOL.team ? (team?.departmentId ?? null) : this.#remainingDepartment(first.departmentId),
          isTeamLarge: (team?.members ?? 0) >= k,
          since: rows.map((row) => row.since).sort()[0] ?? first.since,
          answers: rows.length,
          persons: [...new Set(rows.map(({ answer }) => answer.userId))],
        };
        return [[part, rows]];
      }),
    );
  }
}
