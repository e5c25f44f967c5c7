import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Atom, CompanyDays } from '#/e2e/support/company-days.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

/**
 * What a reader above team level can know: the figures of a company's and its departments' days and of teams' weeks, and
 * all sums and differences of them. The teams outside every department stand as department 0, which nobody is shown
 * but anybody can work out.
 */
const metrics = ['motivation', 'productivity', 'sentiment'] as const;
type Metric = (typeof metrics)[number];

interface Cell {
  metric: string;
  scope: string;
  id: number;
  cellOn: LocalDate;
  hidden: string | null;
}

/** The answers behind one figure. */
type Figure = readonly Atom[];

beforeAll(testDatabase);
afterAll(closeDatabase);

async function cellsOf({ companyId }: CompanyDays): Promise<Cell[]> {
  const { rows } = await pool().query<Cell>(
    `SELECT metric, scope, scope_id AS id, cell_on::text AS "cellOn", hidden_reason AS hidden FROM release_cells
     WHERE company_id = $1 ORDER BY metric, scope, id, cell_on`,
    [companyId],
  );
  return rows;
}

const keyOf = (scope: string, id: number, on: LocalDate) => `${scope} ${id} ${on}`;

/** Everything that is shown of one metric, as the answers behind it. */
function figuresOf({ atoms, companyId }: CompanyDays, cells: readonly Cell[], metric: Metric) {
  const said = atoms.filter((atom) => atom[metric] !== null);
  const shown = cells.filter((cell) => cell.metric === metric && cell.hidden === null);
  const shownKeys = new Set(shown.map(({ scope, id, cellOn }) => keyOf(scope, id, cellOn)));
  const behind = groupRows(
    said.flatMap((atom) => placesOf(atom, companyId, shownKeys).map((key) => ({ key, atom }))),
    ({ key }) => key,
  );
  const ofScope = (scope: string) =>
    shown
      .filter((cell) => cell.scope === scope)
      .map(({ id, cellOn }): Figure => (behind.get(keyOf(scope, id, cellOn)) ?? []).map(({ atom }) => atom));
  return { said, company: ofScope('company'), departments: ofScope('department'), teams: ofScope('team') };
}

/** The cells that an answer belongs to; to its team's week only where the day of its department is shown. */
function placesOf({ day, teamId, departmentId }: Atom, companyId: number, shownKeys: ReadonlySet<string>): string[] {
  const above = keyOf('department', departmentId, day);
  const places = [keyOf('company', companyId, day), above];
  return shownKeys.has(above) ? [...places, keyOf('team', teamId, mondayOf(day))] : places;
}

const personsOf = (atoms: Iterable<Atom>) => new Set(Array.from(atoms, ({ userId }) => userId)).size;

/** Persons who are only in what is left, and persons with anything left. */
function leftOver(whole: Iterable<Atom>, taken: ReadonlySet<Atom>): number[] {
  const left = [...whole].filter((atom) => !taken.has(atom));
  const covered = new Map<LocalDate, Set<number>>();
  for (const { userId, day } of taken) {
    const persons = covered.get(day);
    if (persons) persons.add(userId);
    else covered.set(day, new Set([userId]));
  }
  return [personsOf(left), personsOf(left.filter(({ userId, day }) => !covered.get(day)?.has(userId)))];
}

function someOf<T>(random: Random, list: readonly T[]): T[] {
  const share = random.pick([0.3, 0.7, 1, 1]);
  return list.filter(() => random.chance(share));
}

const plan = { start: '2026-02-02', timeZone: 'Europe/London', departments: 3 };

/** Two weeks in which teams and departments come, move and go and people join and leave, released day by day. */
async function live(random: Random, onRelease: (days: CompanyDays) => Promise<void>): Promise<CompanyDays> {
  const sizes = { people: random.integer(14, 48), teams: random.integer(3, 9) };
  const days = await CompanyDays.make(random, { ...plan, ...sizes });
  for (let day = 0; day < 16; day++) {
    await days.passDay({ turnout: random.pick([0.3, 0.6, 0.9]), happens: () => happen(random, days) });
    await days.release();
    await onRelease(days);
  }
  return days;
}

async function happen(random: Random, days: CompanyDays): Promise<void> {
  const teamIds = [...days.teams.keys()];
  const teamId = teamIds.length > 0 ? random.pick(teamIds) : 0;
  const members = [...days.teams.values()].flatMap((team) => team.members);
  if (random.chance(0.08) && teamIds.length > 2) await days.deleteTeam(teamId);
  else if (random.chance(0.12)) await days.moveTeam(teamId, random.pick([0, ...days.departments]));
  else if (random.chance(0.03) && days.departments.length > 1)
    await days.deleteDepartment(random.pick(days.departments));
  if (random.chance(0.2) && members.length > 0) days.leave(random.pick(members));
  if (random.chance(0.2) && members.length > 0) days.join(teamId, random.pick(members));
}

describe.each([1, 2, 3])('company %i', (seed) => {
  it('never shows, nor lets anybody work out, fewer persons than the minimum', async () => {
    const random = createRandom(seed, 'protection');
    const days = await live(random, async () => undefined);
    const k = days.minimum;
    const cells = await cellsOf(days);
    let hidden = 0;
    for (const metric of metrics) {
      const { company, departments, teams, said } = figuresOf(days, cells, metric);
      hidden += personsOf(said) > 0 ? cells.filter((cell) => cell.metric === metric && cell.hidden).length : 0;
      for (const figure of [...company, ...departments, ...teams]) expect(personsOf(figure)).toBeGreaterThanOrEqual(k);
      const parents = [...company, ...departments, company.flat(), departments.flat()];
      for (let round = 0; round < 250; round++) {
        const whole = new Set(random.chance(0.4) ? someOf(random, company).flat() : random.pick(parents));
        const inside = (figure: Figure) => figure.every((atom) => whole.has(atom));
        // Departments and teams inside it, none of them twice: what a subtraction takes away.
        const taken = new Set(someOf(random, departments.filter(inside)).flat());
        for (const team of someOf(random, teams.filter(inside))) {
          if (!team.some((atom) => taken.has(atom))) for (const atom of team) taken.add(atom);
        }
        expect(leftOver(whole, taken).filter((persons) => persons > 0 && persons < k)).toEqual([]);
      }
    }
    expect(hidden).toBeGreaterThan(0);
  }, 120_000);
});

it('never changes what was released, so that two readings differ by whole days only', async () => {
  const random = createRandom(77, 'readings');
  let before: { cells: Cell[]; answers: string[] } = { cells: [], answers: [] };
  await live(random, async (days) => {
    if (random.chance(0.2)) await days.setMinimum(random.integer(3, 10));
    const { rows } = await pool().query<{ text: string }>(
      'SELECT a::text AS text FROM released_answers a WHERE company_id = $1',
      [days.companyId],
    );
    const now = { cells: await cellsOf(days), answers: rows.map(({ text }) => text) };
    expect(now.cells).toEqual(expect.arrayContaining(before.cells));
    expect(before.answers.filter((answer) => !now.answers.includes(answer))).toEqual([]);
    before = now;
  });
  expect(before.answers.length).toBeGreaterThan(100);
}, 120_000);

it('leaves out the week in which a team changed its department, and no other', async () => {
  const days = await CompanyDays.make(createRandom(9), { ...plan, people: 40, teams: 4, departments: 2 });
  const [first = 0, second = 0] = days.departments;
  const [moved = 0, ...others] = [...days.teams.keys()];
  for (const [index, teamId] of others.entries()) await days.moveTeam(teamId, index === 0 ? second : first);
  await days.moveTeam(moved, first);
  for (let day = 0; day < 14; day++) {
    await days.passDay({ turnout: 1 });
    await days.release();
    if (day === 2) await days.moveTeam(moved, second);
  }
  const weeks = (await cellsOf(days)).filter(
    ({ scope, id, metric }) => scope === 'team' && id === moved && metric === 'sentiment',
  );
  expect(weeks.map(({ cellOn, hidden }) => [cellOn, hidden])).toEqual([
    ['2026-02-02', 'protects_other_group'],
    ['2026-02-09', null],
  ]);
}, 60_000);

it('counts each answer on one day, whatever happens to the company’s zone', async () => {
  const days = await CompanyDays.make(createRandom(5), { ...plan, people: 20, teams: 2, departments: 1 });
  for (let day = 0; day < 3; day++) await days.passDay({ turnout: 1 });
  await days.release();
  await pool().query(`UPDATE companies SET time_zone = 'Pacific/Auckland' WHERE id = $1`, [days.companyId]);
  for (let day = 0; day < 3; day++) await days.passDay({ turnout: 1 });
  await days.passDay({ turnout: 0 });
  await days.release();
  const { rows } = await pool().query<{ released: number }>(
    'SELECT sum(productivity_count)::int AS released FROM released_answers WHERE company_id = $1',
    [days.companyId],
  );
  expect(rows[0]?.released).toBe(days.atoms.filter(({ productivity }) => productivity !== null).length);
});
