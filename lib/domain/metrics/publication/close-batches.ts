import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type NamingReader, WHOLE_COMPANY } from '#/lib/domain/metrics/publication/reader-shield.ts';

/** Where answers wait that too few gave: with their team, with other teams of their department, or of the company. */
export const POOL = { team: 0, department: 1, company: 2 } as const;
type Pool = (typeof POOL)[keyof typeof POOL];

/** After how many days answers stop waiting for others of the same place. */
interface WaitLimits {
  /** They leave their team; a holding pool no longer waits for its own answers, and takes batches of tonight along. */
  readonly days: number;
  /** They leave the pool of a department that has a large team for the company's. */
  readonly departmentDays: number;
}

/** Two and four weeks, by simulation. Source: docs/figures.md, Batches that wait. */
const waitLimits: WaitLimits = { days: 14, departmentDays: 28 };
/** For answers that are collected once and published together: nothing comes later that they could wait for. */
export const noWait: WaitLimits = { days: 0, departmentDays: 0 };

/** Answers of one metric from one team that wait in one pool. */
export interface WaitingAnswers {
  readonly teamId: number;
  readonly pool: Pool;
  /** The department whose pool it is, or the team's own tonight; null outside every department. */
  readonly departmentId: number | null;
  /** Has the team at least `k` members tonight? */
  readonly isTeamLarge: boolean;
  /** The day of the oldest answer; in the pool of a department or company, the day they came into it. */
  readonly since: LocalDate;
  readonly answers: number;
  /** Who gave them, by id; only how many, where nobody is in two teams. */
  readonly persons: readonly number[] | number;
}

/** With so many batches more than it needs a late pool tries to be shown to every reader. Source: docs/figures.md. */
const MORE_PARTNERS = 2;

export interface BatchRules {
  /** The day that ends. */
  readonly day: LocalDate;
  /** People a batch needs. */
  readonly k: number;
  /** Answers a batch needs. */
  readonly answersMin: number;
  /** The readers a pool waits for, as the teams each reads by name, while others they don't know might still answer. */
  readonly readers?: readonly NamingReader[];
  /** Departments with a team of at least `k` members. */
  readonly largeDepartments: ReadonlySet<number>;
  /** Two and four weeks by default. */
  readonly waitLimits?: WaitLimits;
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

/** Answers that wait together tonight, and since when. */
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
 *     pool of the department ── k ────▶ a batch of the department; after 14 days with the smallest of tonight's in it
 *         │ after 28 days; after 14 where no team is large
 *         ▼
 *     pool of the company ── k ───────▶ a batch of the company; after 14 days with the smallest of tonight's in it
 *
 * Until those 14 days are over, a pool also waits for a batch that no reader has to be kept from. Only who answered
 * when decides, never what. Source: docs/figures.md, Batches that wait.
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

/** Closes the batches of teams, and puts what cannot wait with its team into the pool of its department or company. */
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

/** True when answers or a pool have waited for as long as they may among themselves. */
function isLate({ since }: { readonly since: LocalDate }, rules: BatchRules): boolean {
  return since <= addDays(rules.day, -(rules.waitLimits ?? waitLimits).days);
}

/** True if the pool of a department continues to the company: one without a large team waits for nothing else. */
function isOverdue(pool: HoldingPool<unknown>, departmentId: number, rules: BatchRules): boolean {
  if (!rules.largeDepartments.has(departmentId)) return isLate(pool, rules);
  return pool.since <= addDays(rules.day, -(rules.waitLimits ?? waitLimits).departmentDays);
}

function movesTo<Part extends WaitingAnswers>(parts: readonly Part[], pool: Pool) {
  return parts.filter((part) => part.pool !== pool).map((part) => ({ part, pool }));
}

/**
 * Returns whether a pool formed on one of these days will take a batch along at the end of `day`. A team then doesn't
 * close before the night, or a pool next to teams that always do would wait for ever.
 * @example takesBatches(['2026-03-16'], '2026-03-30') // true
 */
export function takesBatches(heldSince: readonly LocalDate[], day: LocalDate): boolean {
  return heldSince.some((since) => since <= addDays(day, -waitLimits.days));
}

/**
 * Counts the people of some waiting answers, each once.
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

/** What a pool becomes: its parts with those of the batches it takes along. */
interface Union<Part extends WaitingAnswers> {
  readonly parts: readonly Part[];
  readonly partners: ReadonlySet<Batch<Part>>;
}

/**
 * Returns what a pool becomes tonight, or null if it keeps waiting. A late one takes as few of the smallest batches as
 * a batch needs, and up to two more if it would otherwise be hidden from a reader.
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

/** The batches of tonight with a union instead of those it took along. */
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

/** True if either nobody or at least `k` people in the batch are left, apart from those each reader knows by name. */
function isShown(parts: readonly WaitingAnswers[], place: number, { k, readers = [] }: BatchRules): boolean {
  return readers.every(({ teamIds, places }) => {
    const others = parts.filter(({ teamId }) => !teamIds.has(teamId));
    if (!places.has(place) || others.length === parts.length) return true;
    const left = countPersons(others);
    return left === 0 || left >= k;
  });
}
