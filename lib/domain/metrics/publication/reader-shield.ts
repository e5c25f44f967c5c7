import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { DAYS_AHEAD } from '#/lib/domain/metrics/publication/figure-spans.ts';

/** The days when a reader led a team, and so knows its check-ins by name. */
export interface Leadership {
  readonly teamId: number;
  /** First day; null if the reader may read all earlier days too. */
  readonly beginsOn: LocalDate | null;
  /** The day it ended; null as long as the reader leads the team. */
  readonly endedOn: LocalDate | null;
}

/** People of a batch who answered in the same teams over the same days. */
export interface BatchPart {
  readonly teamIds: readonly number[];
  /** The first day that one of their answers is for, and the last day when one was given. */
  readonly firstOn: LocalDate;
  readonly lastOn: LocalDate;
  readonly persons: number;
}

/** How much of someone's answers a reader knows by name; `maybe` if the days don't settle it. */
type Knowledge = 'all' | 'none' | 'some' | 'maybe';

/**
 * Returns whether a batch is hidden from a reader who knows some of it by name: if one to `k` − 1 other people are
 * left. Subtracting what the reader knows would expose them. If the reader knows everyone, or if at least `k` people
 * are left, the batch is shown. Source: docs/figures.md, How results are published.
 * @example hidesBatch([{ teamIds: [1], firstOn: '2026-03-02', lastOn: '2026-03-02', persons: 4 },
 *   { teamIds: [2], firstOn: '2026-03-02', lastOn: '2026-03-02', persons: 1 }],
 *   [{ teamId: 1, beginsOn: null, endedOn: null }], 5) // true
 */
export function hidesBatch(parts: readonly BatchPart[], leaderships: readonly Leadership[], k: number): boolean {
  const personsOf = { all: 0, none: 0, some: 0, maybe: 0 };
  for (const part of parts) personsOf[knowledgeOf(part, leaderships)] += part.persons;
  // A partly known person also gave answers that the reader doesn't know.
  const unknown = personsOf.none + personsOf.some;
  if (personsOf.all + personsOf.some + personsOf.maybe === 0) return false;
  return unknown < k && unknown + personsOf.maybe > 0;
}

function knowledgeOf(part: BatchPart, leaderships: readonly Leadership[]): Knowledge {
  const knowledge = part.teamIds.map((teamId) =>
    knowledgeIn(
      part,
      leaderships.filter((leadership) => leadership.teamId === teamId),
    ),
  );
  if (knowledge.every((one) => one === 'all')) return 'all';
  if (knowledge.every((one) => one === 'none')) return 'none';
  // The days cover all teams of the part together.
  return knowledge.length === 1 ? (knowledge[0] ?? 'none') : knowledge.includes('none') ? 'some' : 'maybe';
}

/** The days that some answers are for, in each person's zone, and the days when they were given, in the company's. */
interface AnswerDays {
  readonly askedFrom: LocalDate;
  readonly askedUntil: LocalDate;
  readonly givenFrom: LocalDate;
  readonly givenUntil: LocalDate;
}

/** Returns what a reader knows about people who answered in one team. */
function knowledgeIn({ firstOn, lastOn }: BatchPart, leaderships: readonly Leadership[]): Knowledge {
  const days: AnswerDays = {
    askedFrom: firstOn,
    askedUntil: addDays(lastOn, DAYS_AHEAD),
    givenFrom: addDays(firstOn, -DAYS_AHEAD),
    givenUntil: lastOn,
  };
  if (leaderships.some((one) => hasRead(days, one))) return 'all';
  if (!mayRead(days, leaderships)) return 'none';
  const first = { ...days, askedUntil: firstOn };
  const last = { ...days, givenFrom: lastOn };
  return mayRead(first, leaderships) && mayRead(last, leaderships) ? 'maybe' : 'some';
}

/** Returns whether the reader read all answers by name. On the day the lead ended, later answers may follow. */
function hasRead({ askedFrom, givenUntil }: AnswerDays, { beginsOn, endedOn }: Leadership): boolean {
  return (beginsOn === null || askedFrom >= beginsOn) && (endedOn === null || givenUntil < endedOn);
}

/**
 * Returns whether the reader may have read some of the answers by name. They did so while leading on the days that the
 * answers are for, even future ones, or in another leadership, which shows past days again.
 */
function mayRead({ askedFrom, askedUntil, givenFrom }: AnswerDays, leaderships: readonly Leadership[]): boolean {
  return leaderships.some((one) => {
    if (one.beginsOn !== null && askedUntil < one.beginsOn) return false;
    const isReadAgain = one.endedOn !== null && askedFrom < one.endedOn;
    const readings = isReadAgain ? leaderships : [one];
    return readings.some(({ endedOn }) => endedOn === null || givenFrom <= endedOn);
  });
}

/** Someone who reads teams by name and also reads the results of the larger groups around them. */
export interface NamingReader {
  readonly teamIds: ReadonlySet<number>;
  /** The departments (and the company as 0) in which enough other people could answer. */
  readonly places: ReadonlySet<number>;
}

/** Stands for the company instead of a department's id. */
export const WHOLE_COMPANY = 0;

/**
 * Returns the readers that pools wait for: the teams each reads by name, and the places where other teams have at least
 * `k` members.
 */
export function findWaitedFor(
  reading: readonly (readonly number[])[],
  teams: readonly { readonly id: number; readonly departmentId: number | null; readonly members: number }[],
  k: number,
): NamingReader[] {
  return reading.map((ids) => {
    const teamIds = new Set(ids);
    const others = new Map<number, number>();
    for (const { id, departmentId, members } of teams) {
      if (teamIds.has(id)) continue;
      for (const place of new Set([WHOLE_COMPANY, departmentId ?? WHOLE_COMPANY])) {
        others.set(place, (others.get(place) ?? 0) + members);
      }
    }
    return { teamIds, places: new Set([...others].flatMap(([place, members]) => (members >= k ? place : []))) };
  });
}
