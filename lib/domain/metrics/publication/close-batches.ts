import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type NamingReader, WHOLE_COMPANY } from '#/lib/domain/metrics/publication/reader-shield.ts';

/** Where answers wait: with their team, with other teams of the department, or with other teams of the company. */
export const POOL = { team: 0, department: 1, company: 2 } as const;
type Pool = (typeof POOL)[keyof typeof POOL];

/** After how many days answers stop waiting for more from the same team or department. */
interface WaitLimits {
  /** When they leave their team. A pool then stops waiting for its own answers and takes in the day's batches. */
  readonly days: number;
  /** After this, they leave the pool of a department with a large team for the company's. */
  readonly departmentDays: number;
}

/** Two and four weeks, by simulation. Source: docs/figures.md, How results are published. */
const waitLimits: WaitLimits = { days: 14, departmentDays: 28 };
/** For answers that are collected once and published together: no later ones will come. */
export const noWait: WaitLimits = { days: 0, departmentDays: 0 };

/** Answers of one metric from one team that wait in one pool. */
export interface WaitingAnswers {
  readonly teamId: number;
  readonly pool: Pool;
  /** The department of the pool, or of the team on that day; null outside every department. */
  readonly departmentId: number | null;
  /** Whether the team has at least `k` members on that day. */
  readonly isTeamLarge: boolean;
  /** The day of the oldest answer; in the pool of a department or company, the day when the answers entered it. */
  readonly since: LocalDate;
  readonly answers: number;
  /** The ids of the people who answered, or only their number if no one is in two teams. */
  readonly persons: readonly number[] | number;
}

/** A late pool takes up to this many more batches, so that every reader can see it. Source: docs/figures.md. */
const MORE_PARTNERS = 2;

export interface BatchRules {
  /** The day that is closed. */
  readonly day: LocalDate;
  /** People a batch needs. */
  readonly k: number;
  /** Answers a batch needs. */
  readonly answersMin: number;
  /** Readers that a pool waits for while people they don't know may still answer; each as the teams they know. */
  readonly readers?: readonly NamingReader[];
  /** Departments with a team of at least `k` members. */
  readonly largeDepartments: ReadonlySet<number>;
  /** Two and four weeks by default. */
  readonly waitLimits?: WaitLimits;
}

/** Answers that are published together, from one team, or from several of a department or company. */
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

/** Answers that wait together at the end of the day, and since when. */
interface HoldingPool<Part> {
  readonly since: LocalDate;
  readonly parts: readonly Part[];
}

/**
 * Returns which waiting answers of one metric are published at the end of a day, and which enter another pool.
 *
 *     of a team ── k people ─────────▶ a batch of the team
 *         │ a small team, or after 14 days
 *         ▼
 *     pool of the department ── k ────▶ a batch of the department; after 14 days with the day's smallest batches in it
 *         │ after 28 days; after 14 where no team is large
 *         ▼
 *     pool of the company ── k ───────▶ a batch of the company; after 14 days with the day's smallest batches in it
 *
 * Until these 14 days are over, a pool also waits until its batch can be shown to every reader. What decides is who
 * answered when, never what they answered. Source: docs/figures.md, How results are published.
 */
export function closeBatches<Part extends WaitingAnswers>(
  waiting: readonly Part[],
  rules: BatchRules,
): ClosedBatches<Part> {
  const { teamBatches, departments, company: companyAtFirst } = sortIntoPools(waiting, rules);
  let batches = teamBatches;
  let company = companyAtFirst;
  const staying: Part[] = [];
  for (const [departmentId, pool] of departments) {
    const own = batches.filter((batch) => batch.departmentId === departmentId);
    const closing = closePool(pool, own, departmentId, rules);
    if (closing) batches = withUnion(batches, closing, departmentId);
    else if (isOverdue(pool, departmentId, rules)) company = addTo(company, rules.day, pool.parts);
    else staying.push(...pool.parts);
  }
  const closing = closePool(company, batches, WHOLE_COMPANY, rules);
  if (closing) batches = withUnion(batches, closing, null);
  const moves = [...movesTo(staying, POOL.department), ...(closing ? [] : movesTo(company.parts, POOL.company))];
  return { batches, moves };
}

/** Closes the batches of teams, and moves answers that can't wait with their team to a larger pool. */
function sortIntoPools<Part extends WaitingAnswers>(waiting: readonly Part[], rules: BatchRules) {
  const { day } = rules;
  const teamBatches: Batch<Part>[] = [];
  const departments = new Map<number, HoldingPool<Part>>();
  let company: HoldingPool<Part> = { since: day, parts: [] };
  for (const part of waiting) {
    const { pool, departmentId, teamId } = part;
    if (pool === POOL.team && isBatch([part], rules)) {
      teamBatches.push({ departmentId, teamId, parts: [part] });
      continue;
    }
    if (pool === POOL.team && part.isTeamLarge && !isLate(part, rules)) continue;
    const since = pool === POOL.team ? day : part.since;
    if (pool === POOL.company || departmentId === null) company = addTo(company, since, [part]);
    else departments.set(departmentId, addTo(departments.get(departmentId), since, [part]));
  }
  return { teamBatches, departments, company };
}

/** Returns whether answers or a pool have waited for the longest time they may wait alone. */
function isLate({ since }: { readonly since: LocalDate }, rules: BatchRules): boolean {
  return since <= addDays(rules.day, -(rules.waitLimits ?? waitLimits).days);
}

/**
 * Returns whether a department's pool moves to the company's; earlier without a large team, whose answers it could wait
 * for.
 */
function isOverdue(pool: HoldingPool<unknown>, departmentId: number, rules: BatchRules): boolean {
  if (!rules.largeDepartments.has(departmentId)) return isLate(pool, rules);
  return pool.since <= addDays(rules.day, -(rules.waitLimits ?? waitLimits).departmentDays);
}

function movesTo<Part extends WaitingAnswers>(parts: readonly Part[], pool: Pool) {
  return parts.filter((part) => part.pool !== pool).map((part) => ({ part, pool }));
}

/**
 * Returns whether a pool formed on one of these days will take in a batch at the end of `day`. Until then, no team
 * closes a batch early: a pool next to teams that always do would wait for ever.
 * @example takesBatches(['2026-03-16'], '2026-03-30') // true
 */
export function takesBatches(heldSince: readonly LocalDate[], day: LocalDate): boolean {
  return heldSince.some((since) => since <= addDays(day, -waitLimits.days));
}

/**
 * Returns how many people gave some waiting answers, each counted once.
 * @example countPersons([{ persons: [1, 2] }, { persons: [2, 3] }, { persons: 4 }]) // 7
 */
export function countPersons(parts: readonly Pick<WaitingAnswers, 'persons'>[]): number {
  const [only, ...others] = parts;
  if (only && others.length === 0) return typeof only.persons === 'number' ? only.persons : only.persons.length;
  const countOnly = parts.reduce((sum, { persons }) => sum + (typeof persons === 'number' ? persons : 0), 0);
  return countOnly + new Set(parts.flatMap(({ persons }) => (typeof persons === 'number' ? [] : persons))).size;
}

function addTo<Part>(pool: HoldingPool<Part> | undefined, since: LocalDate, parts: readonly Part[]): HoldingPool<Part> {
  if (!pool) return { since, parts };
  return { since: since < pool.since ? since : pool.since, parts: [...pool.parts, ...parts] };
}

/** What a pool becomes: its own parts, and the parts of the batches it takes in. */
interface Union<Part extends WaitingAnswers> {
  readonly parts: readonly Part[];
  readonly partners: ReadonlySet<Batch<Part>>;
}

/**
 * Returns what a pool becomes at the end of the day, or null if it keeps waiting. A late one takes in as few of the
 * smallest batches as it needs, and up to two more if it would otherwise be hidden from a reader.
 */
function closePool<Part extends WaitingAnswers>(
  pool: HoldingPool<Part>,
  batches: readonly Batch<Part>[],
  place: number,
  rules: BatchRules,
): Union<Part> | null {
  const { parts } = pool;
  if (parts.length === 0) return null;
  if (!isLate(pool, rules))
    return isBatch(parts, rules) && isShown(parts, place, rules) ? { parts, partners: new Set() } : null;
  const smallest = batches
    .map((batch) => ({ batch, persons: countPersons(batch.parts) }))
    .sort((a, b) => a.persons - b.persons || idOf(a.batch) - idOf(b.batch))
    .map(({ batch }) => batch);
  let enough: Union<Part> | null = null;
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

/** Returns the day's batches, with a union instead of those it took in. */
function withUnion<Part extends WaitingAnswers>(
  batches: readonly Batch<Part>[],
  { parts, partners }: Union<Part>,
  departmentId: number | null,
): Batch<Part>[] {
  return [...batches.filter((batch) => !partners.has(batch)), { departmentId, teamId: null, parts }];
}

const idOf = ({ teamId, departmentId }: Batch) => teamId ?? departmentId ?? 0;

function isBatch(parts: readonly WaitingAnswers[], { k, answersMin }: BatchRules): boolean {
  const answers = parts.reduce((sum, part) => sum + part.answers, 0);
  return countPersons(parts) >= k && answers >= answersMin;
}

/** Returns whether the batch has no one left, or at least `k` people, without the people each reader knows by name. */
function isShown(parts: readonly WaitingAnswers[], place: number, { k, readers = [] }: BatchRules): boolean {
  return readers.every(({ teamIds, places }) => {
    const others = parts.filter(({ teamId }) => !teamIds.has(teamId));
    if (!places.has(place) || others.length === parts.length) return true;
    const left = countPersons(others);
    return left === 0 || left >= k;
  });
}
