import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

/** Where answers wait: with their team, with other teams of their department, or with others of the company. */
export const POOL = { team: 0, department: 1, company: 2 } as const;
type Pool = (typeof POOL)[keyof typeof POOL];

/** How long answers wait for others. */
interface Patience {
  /** After this many days answers leave their team, and a pool takes a team's batch along. */
  readonly late: number;
  /** After this many days in it, answers leave the pool of a department for that of the company. */
  readonly latest: number;
}

/** Source: simulation. */
const patience: Patience = { late: 14, latest: 28 };
/** For answers that are collected once and published at once: nothing comes later that they could wait for. */
export const noPatience: Patience = { late: 0, latest: 0 };

/** Answers of one metric from one team that wait in one pool. */
export interface WaitingAnswers {
  readonly teamId: number;
  readonly pool: Pool;
  /** The department whose pool it is, or the team's own tonight; null outside every department. */
  readonly departmentId: number | null;
  /** Has the team at least `k` members tonight? */
  readonly isTeamLarge: boolean;
  /** The day of the oldest answer; in the pool of a department or company, the day on which they came into it. */
  readonly since: LocalDate;
  readonly answers: number;
  readonly userIds: readonly number[];
}

/** Somebody who reads teams by name and reads what they are part of, too. */
export interface NamingReader {
  readonly teamIds: ReadonlySet<number>;
  /** The departments, and the company as 0, in which enough others could answer. */
  readonly places: ReadonlySet<number>;
}

const WHOLE_COMPANY = 0;

/** With so many batches more than it needs a late pool tries to be shown to every reader. Source: simulation. */
const MORE_PARTNERS = 2;

/**
 * Returns the readers, each as the teams they read by name, for whom pools wait, with the places where at least `k`
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

export interface BatchRules {
  /** The day that ends. */
  readonly day: LocalDate;
  /** Persons a batch needs. */
  readonly k: number;
  /** Answers a batch needs. */
  readonly answersMin: number;
  /** For whom a pool waits, the teams that each reads by name, while others might still come that they do not know. */
  readonly readers?: readonly NamingReader[];
  /** Departments with a team of at least `k` members. */
  readonly largeDepartments: ReadonlySet<number>;
  /** Two and four weeks by default. */
  readonly patience?: Patience;
}

/** Answers that are published together: of one team, of several of a department, or of several of the company. */
export interface Batch<Part extends WaitingAnswers = WaitingAnswers> {
  readonly departmentId: number | null;
  readonly teamId: number | null;
  readonly parts: readonly Part[];
}

export interface ClosedBatches<Part extends WaitingAnswers = WaitingAnswers> {
  readonly batches: Batch<Part>[];
  /** Answers that enter another pool and keep waiting there. */
  readonly moves: { readonly part: Part; readonly pool: Pool }[];
}

/** Answers that wait in a pool tonight, and since when. */
interface Pooled<Part> {
  readonly since: LocalDate;
  readonly parts: Part[];
}

/**
 * Returns which waiting answers of one metric are published at the end of a day, and which enter another pool. A
 * team's answers are a batch once `k` persons gave them. Those of a small team, and those that waited for two weeks, go
 * to the pool of their department, later of the company; a pool that has waited for two weeks takes the smallest batch
 * of that night along. Before that it waits for a batch that no reader has to be kept from. Only who answered when decides, never what. Source: docs/figures.md, Batches that wait.
 */
export function closeBatches<Part extends WaitingAnswers>(
  waiting: readonly Part[],
  rules: BatchRules,
): ClosedBatches<Part> {
  const { day, patience: waits = patience } = rules;
  const [late, latest] = [addDays(day, -waits.late), addDays(day, -waits.latest)];
  let batches: Batch<Part>[] = [];
  const departments = new Map<number, Pooled<Part>>();
  let company: Pooled<Part> = { since: day, parts: [] };
  const enter = (part: Part, since: LocalDate) => {
    const { pool, departmentId } = part;
    if (pool === POOL.company || departmentId === null) company = addTo(company, since, [part]);
    else departments.set(departmentId, addTo(departments.get(departmentId), since, [part]));
  };
  for (const part of waiting) {
    if (part.pool !== POOL.team) enter(part, part.since);
    else if (isBatch([part], rules)) batches.push(batchOf([part], part.departmentId, part.teamId));
    else if (!part.isTeamLarge || part.since <= late) enter(part, day);
  }
  for (const [departmentId, pooled] of departments) {
    const isLate = pooled.since <= late;
    const own = batches.filter((batch) => batch.departmentId === departmentId);
    const union = joinBatches(pooled, isLate ? own : null, departmentId, rules);
    const isTooLate = pooled.since <= (rules.largeDepartments.has(departmentId) ? latest : late);
    if (union) {
      batches = [...batches.filter((batch) => !union.partners.has(batch)), batchOf(union.parts, departmentId)];
    } else if (isTooLate) {
      company = addTo(company, day, pooled.parts);
    }
    if (union || isTooLate) departments.delete(departmentId);
  }
  const companyUnion = joinBatches(company, company.since <= late ? batches : null, WHOLE_COMPANY, rules);
  if (companyUnion)
    batches = [...batches.filter((batch) => !companyUnion.partners.has(batch)), batchOf(companyUnion.parts)];
  const movesTo = (parts: readonly Part[], pool: Pool) =>
    parts.filter((part) => part.pool !== pool).map((part) => ({ part, pool }));
  const moves = [...departments.values()].flatMap(({ parts }) => movesTo(parts, POOL.department));
  return { batches, moves: companyUnion ? moves : [...moves, ...movesTo(company.parts, POOL.company)] };
}

/**
 * Tells whether a pool that was formed on one of these days will take a batch along at the end of `day`. A team then
 * does not close before the night, or a pool beside teams that always do would wait for ever.
 * @example takesBatches(['2026-03-16'], '2026-03-30') // true
 */
export function takesBatches(pooledSince: readonly LocalDate[], day: LocalDate): boolean {
  return pooledSince.some((since) => since <= addDays(day, -patience.late));
}

/**
 * Counts the persons of some waiting answers, each once.
 * @example countPersons([{ userIds: [1, 2] }, { userIds: [2, 3] }]) // 3
 */
export function countPersons(parts: readonly Pick<WaitingAnswers, 'userIds'>[]): number {
  const [only, ...others] = parts;
  return only && others.length === 0 ? only.userIds.length : new Set(parts.flatMap(({ userIds }) => userIds)).size;
}

function batchOf<Part>(parts: readonly Part[], departmentId: number | null = null, teamId: number | null = null) {
  return { departmentId, teamId, parts };
}

function addTo<Part>(pooled: Pooled<Part> | undefined, since: LocalDate, parts: readonly Part[]): Pooled<Part> {
  if (!pooled) return { since, parts: [...parts] };
  pooled.parts.push(...parts);
  return { since: since < pooled.since ? since : pooled.since, parts: pooled.parts };
}

/**
 * The parts of a pool, with those of as few of the smallest batches as a batch needs; null where they are too few, or
 * where a pool that is not late (`batches` null) would be hidden from a reader.
 */
function joinBatches<Part extends WaitingAnswers>(
  { parts }: Pooled<Part>,
  batches: readonly Batch<Part>[] | null,
  place: number,
  rules: BatchRules,
) {
  if (parts.length === 0) return null;
  if (batches === null)
    return isBatch(parts, rules) && isShown(parts, place, rules) ? { parts, partners: new Set<Batch<Part>>() } : null;
  const smallest = batches
    .map((batch) => ({ batch, persons: countPersons(batch.parts) }))
    .sort((a, b) => a.persons - b.persons || idOf(a.batch) - idOf(b.batch))
    .map(({ batch }) => batch);
  let enough: { parts: Part[]; partners: Set<Batch<Part>> } | null = null;
  let last = smallest.length;
  for (let count = 0; count <= last; count++) {
    const partners = smallest.slice(0, count);
    const union = { parts: [...parts, ...partners.flatMap((batch) => batch.parts)], partners: new Set(partners) };
    if (!isBatch(union.parts, rules)) continue;
    if (isShown(union.parts, place, rules)) return union;
    enough ??= union;
    last = Math.min(last, enough.partners.size + MORE_PARTNERS);
  }
  return enough;
}

const idOf = ({ teamId, departmentId }: Batch) => teamId ?? departmentId ?? 0;

function isBatch(parts: readonly WaitingAnswers[], { k, answersMin }: BatchRules): boolean {
  const answers = parts.reduce((sum, part) => sum + part.answers, 0);
  return countPersons(parts) >= k && answers >= answersMin;
}

/** True when of the batch nobody, or at least `k` persons, are left beside those whom each reader knows by name. */
function isShown(parts: readonly WaitingAnswers[], place: number, { k, readers = [] }: BatchRules): boolean {
  return readers.every(({ teamIds, places }) => {
    const others = parts.filter(({ teamId }) => !teamIds.has(teamId));
    if (!places.has(place) || others.length === parts.length) return true;
    const left = countPersons(others);
    return left === 0 || left >= k;
  });
}
