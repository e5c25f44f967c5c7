import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Atom, CompanyDays } from '#/e2e/support/company-days.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

/**
 * Whoever knows every figure that rests on whole cells, of every period and scope, knows their sums over days, weeks and
 * departments, and whatever can be solved from them: any linear combination. Here all of these are tried, exactly.
 */
const metrics = ['motivation', 'productivity', 'sentiment'] as const;
const K = 3;
/** Exact arithmetic is that of whole numbers modulo a prime. */
const PRIME = 1_000_003;

beforeAll(testDatabase);
afterAll(closeDatabase);

/** What the shown cells count: a list of answers for each. */
async function figuresOf({ companyId, atoms }: CompanyDays, metric: (typeof metrics)[number]): Promise<Atom[][]> {
  const { rows } = await pool().query<{ scope: string; id: number; cellOn: LocalDate }>(
    `SELECT scope, scope_id AS id, cell_on::text AS "cellOn" FROM release_cells
     WHERE company_id = $1 AND metric = $2 AND hidden_reason IS NULL`,
    [companyId, metric],
  );
  const keyOf = (scope: string, id: number, on: LocalDate) => `${scope} ${id} ${on}`;
  const shown = new Set(rows.map(({ scope, id, cellOn }) => keyOf(scope, id, cellOn)));
  const cellsOf = ({ day, departmentId, teamId }: Atom) => {
    const above = keyOf('department', departmentId, day);
    const team = shown.has(above) ? [keyOf('team', teamId, mondayOf(day))] : [];
    return [keyOf('company', companyId, day), above, ...team].filter((key) => shown.has(key));
  };
  const told = atoms.filter((atom) => atom[metric] !== null);
  const counted = told.flatMap((atom) => cellsOf(atom).map((key) => ({ key, atom })));
  return [...groupRows(counted, ({ key }) => key).values()].map((its) => its.map(({ atom }) => atom));
}

/** The number of figures that do not follow from the others, looking only at the given answers. */
function rankOf(figures: readonly Atom[][], atoms: readonly Atom[]): number {
  const column = new Map(atoms.map((atom, index) => [atom, index]));
  const pivots = new Map<number, number[]>();
  for (const figure of figures) {
    const row = atoms.map(() => 0);
    for (const atom of figure) row[column.get(atom) ?? -1] = 1;
    for (let at = 0; at < atoms.length; at++) {
      const value = row[at] ?? 0;
      if (value === 0) continue;
      const pivot = pivots.get(at);
      if (!pivot) {
        const inverse = power(value, PRIME - 2);
        pivots.set(
          at,
          row.map((one) => (one * inverse) % PRIME),
        );
        break;
      }
      for (let to = at; to < atoms.length; to++) {
        row[to] = ((row[to] ?? 0) + (PRIME - value) * (pivot[to] ?? 0)) % PRIME;
      }
    }
  }
  return pivots.size;
}

function power(base: number, exponent: number): number {
  let [result, factor] = [1, base];
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * factor) % PRIME;
    factor = (factor * factor) % PRIME;
  }
  return result;
}

/** Every set of one to `size` of the persons. */
function setsOf(persons: readonly number[], size: number): number[][] {
  if (size === 0) return [];
  const smaller = setsOf(persons, size - 1);
  const grown =
    size === 1
      ? persons.map((id) => [id])
      : smaller
          .filter(({ length }) => length === size - 1)
          .flatMap((set) => persons.filter((id) => id > (set.at(-1) ?? 0)).map((id) => [...set, id]));
  return [...smaller, ...grown];
}

/** Eight days in which teams answer on weekdays of their own and sometimes change their department. */
async function live(random: Random): Promise<CompanyDays> {
  const plan = { start: '2026-02-02', timeZone: 'Europe/London', departments: 2 };
  const days = await CompanyDays.make(random, { ...plan, people: random.integer(12, 18), teams: random.integer(3, 4) });
  await days.setMinimum(K);
  const teamIds = [...days.teams.keys()];
  for (let day = 0; day < 8; day++) {
    const turnouts = new Map(teamIds.map((id) => [id, random.pick([0, 0.1, 0.3, 0.9])]));
    await days.passDay({ turnout: (id) => turnouts.get(id) ?? 0 });
    await days.release();
    if (random.chance(0.05)) await days.moveTeam(random.pick(teamIds), random.pick([0, ...days.departments]));
  }
  return days;
}

it.each([3, 6, 7, 15])(
  'no combination of figures rests on fewer persons than the minimum: company %i',
  async (seed) => {
    const days = await live(createRandom(seed, 'combinations'));
    let teams = 0;
    for (const metric of metrics) {
      const figures = await figuresOf(days, metric);
      const atoms = [...new Set(figures.flat())];
      const whole = rankOf(figures, atoms);
      teams += figures.filter((figure) => new Set(figure.map(({ teamId }) => teamId)).size === 1).length;
      // A combination that leaves these persons only is one that the answers of all others do not see.
      for (const set of setsOf(
        [...new Set(atoms.map(({ userId }) => userId))].sort((a, b) => a - b),
        K - 1,
      )) {
        const others = atoms.filter(({ userId }) => !set.includes(userId));
        expect({
          metric,
          set,
          rank: rankOf(
            figures.map((figure) => figure.filter(({ userId }) => !set.includes(userId))),
            others,
          ),
        }).toEqual({ metric, set, rank: whole });
      }
    }
    expect(teams).toBeGreaterThan(0);
  },
  60_000,
);
