import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Atom, CompanyDays } from '#/e2e/support/company-days.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { addDays, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { bucketOf, type PeriodName, periods } from '#/lib/domain/calendar/period.ts';
import type { PublishedScope } from '#/lib/domain/dashboards/released-present.ts';
import { releaseSpans, teamReleaseSpans } from '#/lib/domain/metrics/release-spans.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const metrics = ['motivation', 'productivity', 'sentiment'] as const;
type Metric = (typeof metrics)[number];
type Scope = 'company' | 'department' | 'team';

interface Cell {
  metric: string;
  scope: Scope;
  id: number;
  cellOn: LocalDate;
  hidden: string | null;
}

let days: CompanyDays;
let shown: Set<string>;

const key = (metric: string, scope: Scope, id: number, cellOn: LocalDate) => `${metric} ${scope} ${id} ${cellOn}`;

beforeAll(async () => {
  await testDatabase();
  const plan = { start: '2026-01-21', timeZone: 'Pacific/Auckland', people: 42, teams: 6, departments: 2 };
  days = await CompanyDays.make(createRandom(11), plan);
  for (let day = 0; day < 75; day++) {
    await days.passDay({ turnout: day % 7 > 4 ? 0.04 : 0.8 });
    if (day % 9 === 0) await days.release();
    if (day === 27) await days.moveTeam([...days.teams.keys()][0] ?? 0, days.departments[1] ?? 0);
  }
  await days.release();
  const { rows } = await pool().query<Cell>(
    `SELECT metric, scope, scope_id AS id, cell_on::text AS "cellOn", hidden_reason AS hidden FROM release_cells
     WHERE company_id = $1`,
    [days.companyId],
  );
  shown = new Set(rows.filter((cell) => cell.hidden === null).map((c) => key(c.metric, c.scope, c.id, c.cellOn)));
}, 120_000);
afterAll(closeDatabase);

/** The answers that a group's figure may count, written out from the rule. */
function counted(metric: Metric | 'participation', scope: Scope, id: number): Atom[] {
  return days.atoms.filter((atom) => {
    if (metric !== 'participation' && atom[metric] === null) return false;
    if (scope === 'company') return shown.has(key(metric, 'company', days.companyId, atom.day));
    const isShownDay = shown.has(key(metric, 'department', atom.departmentId, atom.day));
    if (scope === 'department') return atom.departmentId === id && isShownDay;
    return atom.teamId === id && isShownDay && shown.has(key(metric, 'team', id, mondayOf(atom.day)));
  });
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const groups = <Row>(rows: Row[], of: (row: Row) => string | number) => [...Map.groupBy(rows, of).values()];

/** Every answer counts once; null below the minimum. */
function mean(atoms: Atom[], figureOf: (atom: Atom) => number): number | null {
  const persons = new Set(atoms.map(({ userId }) => userId)).size;
  return persons < days.minimum ? null : average(atoms.map(figureOf));
}

const whole = (value: number | null) => (value === null ? null : Math.round(value + 1e-9));
const asOf = () => addDays(days.today, -1);

/** Whether the first day or week that counts lies no later than a day. */
function reachesBack(metric: Metric | 'participation', scope: Scope, id: number, from: string): boolean {
  return [...shown].some((name) => {
    const [named, where, which, day = ''] = name.split(' ');
    return named === metric && where === scope && Number(which) === id && day <= from;
  });
}

function expected(metric: Metric, scope: Scope, id: number, period: PeriodName) {
  const { range, previous } = scope === 'team' ? teamReleaseSpans(period, asOf()) : releaseSpans(period, asOf());
  const all = counted(metric, scope, id);
  const figureOf = (atom: Atom) => atom[metric] ?? Number.NaN;
  const within = ({ from, to }: { from: string; to: string }) => all.filter(({ day }) => day >= from && day <= to);
  const line = (span: typeof range) => {
    const bucket = (atom: Atom) => bucketOf(scope === 'team' ? mondayOf(atom.day) : atom.day, span.bucket);
    // A week or month belongs, whole, to the period that it begins in.
    const begun = all.filter((atom) => bucket(atom) >= span.from && bucket(atom) <= span.to);
    const points = groups(begun, bucket).map((atoms) => [bucket(atoms[0] as Atom), whole(mean(atoms, figureOf))]);
    return Object.fromEntries(points.filter(([, record]) => record !== null));
  };
  const [avg, previousAvg] = [whole(mean(within(range), figureOf)), whole(mean(within(previous), figureOf))];
  const isCompared = avg !== null && previousAvg !== null && reachesBack(metric, scope, id, previous.from);
  return {
    avg,
    previousAvg,
    change: isCompared ? avg - previousAvg : null,
    data: line(range),
    previousData: line(previous),
  };
}

const drawn = (points: { date: string; record: number | null }[]) =>
  Object.fromEntries(points.filter(({ record }) => record !== null).map(({ date, record }) => [date, record]));

async function published(scope: Scope, period: PeriodName): Promise<Map<number, PublishedScope>> {
  const { rows } = await pool().query<{ id: number; figures: PublishedScope }>(
    'SELECT scope_id AS id, figures FROM published_figures WHERE company_id = $1 AND scope = $2 AND period = $3 ORDER BY 1',
    [days.companyId, scope, period],
  );
  return new Map(rows.map(({ id, figures }) => [id, figures]));
}

const idsOf = (scope: Scope) =>
  ({ company: [days.companyId], department: days.departments, team: [...days.teams.keys()] })[scope];

describe.each(periods.map(({ name }) => name))('%s', (period) => {
  it.each(['company', 'department', 'team'] as const)('%s: is what its visible days say', async (scope) => {
    const all = await published(scope, period);
    expect([...all.keys()]).toEqual(idsOf(scope).sort((a, b) => a - b));
    let figures = 0;
    for (const [id, figure] of all) {
      for (const metric of metrics) {
        const { avg, previousAvg, change, data, previousData } = figure[metric];
        const found = { avg, previousAvg, change, data: drawn(data), previousData: drawn(previousData) };
        expect({ id, metric, ...found }).toEqual({ id, metric, ...expected(metric, scope, id, period) });
        if (avg !== null) figures += 1;
      }
    }
    // A Sunday may hold nothing; everything else must say something, or the comparison above proves little.
    expect(period === '1d' && scope !== 'team' ? 1 : figures).toBeGreaterThan(0);
  });

  it('counts shares of feelings and participation alike', async () => {
    const { range, previous } = releaseSpans(period, asOf());
    for (const [id, figure] of await published('department', period)) {
      const within = (span: typeof range) => (atom: Atom) => atom.day >= span.from && atom.day <= span.to;
      const felt = counted('sentiment', 'department', id).filter(within(range));
      const good = mean(felt, (atom) => (atom.sentiment === 100 ? 100 : 0));
      const { typesAvg } = figure.sentiment;
      expect(Math.abs((typesAvg.good ?? -9) - (good ?? -9))).toBeLessThan(1);
      const asked = counted('participation', 'department', id);
      const rateOf = (span: typeof range) =>
        whole(mean(asked.filter(within(span)), ({ answered }) => (answered ? 100 : 0)));
      expect(figure.participation.rate).toBe(rateOf(range));
      const isCompared = reachesBack('participation', 'department', id, previous.from);
      expect(figure.participation.previousRate).toBe(isCompared ? rateOf(previous) : null);
    }
  });
});

it('releases a day once, and a repeat changes nothing', async () => {
  const digest = async () => {
    const { rows } = await pool().query<{ digest: string }>(
      `SELECT md5(concat((SELECT string_agg(a::text, ',' ORDER BY a::text) FROM released_answers a WHERE company_id = $1),
        (SELECT string_agg(p::text, ',' ORDER BY p::text) FROM published_figures p WHERE company_id = $1))) AS digest`,
      [days.companyId],
    );
    return rows[0]?.digest;
  };
  const first = await digest();
  expect(await Promise.all([days.release(), days.release()])).toEqual([null, null]);
  expect(await digest()).toBe(first);
});
