import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { DAYS_AHEAD } from '#/lib/domain/metrics/publication/figure-spans.ts';

/** Days on which a reader led a team, so that they know its check-ins by name. */
export interface Leadership {
  readonly teamId: number;
  /** First day; null where nothing earlier is kept from the reader. */
  readonly beginsOn: LocalDate | null;
  /** The day on which it ended; null while it lasts. */
  readonly endedOn: LocalDate | null;
}

/** People of a batch who answered in the same teams over the same days. */
export interface BatchPart {
  readonly teamIds: readonly number[];
  /** The first day one of their answers is for, and the last day one was given. */
  readonly firstOn: LocalDate;
  readonly lastOn: LocalDate;
  readonly persons: number;
}

/** How much of someone's answers a reader knows by name; `maybe` if days alone don't settle it. */
type Knowledge = 'all' | 'none' | 'some' | 'maybe';

/**
 * Tells whether a batch is hidden from a reader who knows some of it by name: where fewer than `k` other people are left,
 * but someone is. Subtracting what the reader knows would leave them alone. Where everyone is known, or so many are not,
 * it is shown. Source: docs/figures.md, Batches that wait.
 * @example hidesBatch([{ teamIds: [1], firstOn: '2026-03-02', lastOn: '2026-03-02', persons: 4 },
 *   { teamIds: [2], firstOn: '2026-03-02', lastOn: '2026-03-02', persons: 1 }],
 *   [{ teamId: 1, beginsOn: null, endedOn: null }], 5) // true
 */
export function hidesBatch(parts: readonly BatchPart[], leaderships: readonly Leadership[], k: number): boolean {
  const personsOf = { all: 0, none: 0, some: 0, maybe: 0 };
  for (const part of parts) personsOf[knowledgeOf(part, leaderships)] += part.persons;
  // Who is known in part has said something that is not.
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
  // The days are those of all its teams together.
  return knowledge.length === 1 ? (knowledge[0] ?? 'none') : knowledge.includes('none') ? 'some' : 'maybe';
}

/** Between which days some answers were asked for, each in its person's zone, and given, in the company's. */
interface AnswerDays {
  readonly askedFrom: LocalDate;
  readonly askedUntil: LocalDate;
  readonly givenFrom: LocalDate;
  readonly givenUntil: LocalDate;
}

/** What a reader knows about people who answered in one team. */
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

/** True if all answers were read by name while the reader led the team; on the day that ended, maybe later ones too. */
function hasRead({ askedFrom, givenUntil }: AnswerDays, { beginsOn, endedOn }: Leadership): boolean {
  return (beginsOn === null || askedFrom >= beginsOn) && (endedOn === null || givenUntil < endedOn);
}

/**
 * True unless none of the answers can have been read by name: while the reader led on the days they are for, even
 * future ones, or in another leadership, in which past days are read again.
 */
function mayRead({ askedFrom, askedUntil, givenFrom }: AnswerDays, leaderships: readonly Leadership[]): boolean {
  return leaderships.some((one) => {
    if (one.beginsOn !== null && askedUntil < one.beginsOn) return false;
    const isReadAgain = one.endedOn !== null && askedFrom < one.endedOn;
    const readings = isReadAgain ? leaderships : [one];
    return readings.some(({ endedOn }) => endedOn === null || givenFrom <= endedOn);
  });
}

/** Someone who reads teams by name and also reads the larger groups they belong to. */
export interface NamingReader {
  readonly teamIds: ReadonlySet<number>;
  /** The departments, and the company as 0, in which enough other people could answer. */
  readonly places: ReadonlySet<number>;
}

/** In place of a department's id. */
export const WHOLE_COMPANY = 0;

/**
 * Returns the readers that pools wait for, each as the teams they read by name, with the places where at least `k`
 * members of other teams could answer.
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
