import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompanyDays } from '#/e2e/support/company-days.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import { addDays, firstOfMonth } from '#/lib/domain/calendar/local-date.ts';
import type { ReleaseQuery } from '#/lib/domain/dashboards/commands/release-company.ts';
import { storeReleaseSums } from '#/lib/domain/dashboards/commands/store-release-sums.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const START = '2026-01-14';
const DAYS = 68;

let company: CompanyDays;

beforeAll(async () => {
  await testDatabase();
  const plan = { start: START, timeZone: 'America/New_York', people: 20, teams: 3, departments: 2 };
  company = await CompanyDays.make(createRandom(5, 'sums'), plan);
  for (let day = 0; day < DAYS; day++) {
    await company.passDay({ turnout: day % 7 > 4 ? 0.1 : 0.8 });
    if (day % 10 < 4) await company.release();
    if (day === 30) await company.moveTeam([...company.teams.keys()][0] ?? 0, company.departments[1] ?? 0);
  }
  await company.release();
}, 60_000);
afterAll(closeDatabase);

/** The rows of a table; sums of the same numbers in another order differ in their last digits. */
async function rowsOf(table: 'release_sums' | 'release_points') {
  const { rows } = await pool().query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE company_id = $1 ORDER BY scope, bucket_on, scope_id, t::text`,
    [company.companyId],
  );
  const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)])));
}

it('keeps night by night what all answers together say', async () => {
  const [sums, points] = [await rowsOf('release_sums'), await rowsOf('release_points')];
  expect(new Set(sums.map(({ scope, grain }) => `${String(scope)} ${String(grain)}`))).toEqual(
    new Set(['company day', 'company month', 'department day', 'department month', 'team week']),
  );
  const client = await pool().connect();
  const query: ReleaseQuery = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  await query('BEGIN');
  await query('DELETE FROM release_sums WHERE company_id = $1', [company.companyId]);
  await query('DELETE FROM release_points WHERE company_id = $1', [company.companyId]);
  const until = addDays(company.today, -1);
  await storeReleaseSums(query, { companyId: company.companyId, after: addDays(START, -1), until });
  await query('COMMIT');
  client.release();
  expect(await rowsOf('release_points')).toEqual(points);
  expect(await rowsOf('release_sums')).toEqual(sums);
});

it('keeps days as long as the longest period that may begin on any day', async () => {
  const days = (await rowsOf('release_sums'))
    .filter(({ grain }) => grain === 'day')
    .map((row) => String(row.bucket_on));
  expect(days.sort()[0]).toBe(addDays(company.today, -60));
});

it('makes everything anew where nothing was summed up yet', async () => {
  const settled = async () => {
    const [points, sums] = [await rowsOf('release_points'), await rowsOf('release_sums')];
    return [
      points.filter(({ bucket, bucket_on: day }) => bucket === 'day' && String(day) < yesterday),
      sums.filter(({ grain, bucket_on: month }) => grain === 'month' && String(month) < firstOfMonth(yesterday)),
    ];
  };
  const yesterday = company.today;
  const before = await settled();
  await pool().query('DELETE FROM release_sums WHERE company_id = $1', [company.companyId]);
  await pool().query('DELETE FROM release_points WHERE company_id = $1', [company.companyId]);
  await pool().query('UPDATE company_releases SET summed_until = NULL WHERE company_id = $1', [company.companyId]);
  await company.passDay({ turnout: 0.8 });
  await company.release();
  expect(addDays(company.today, -1)).toBe(yesterday);
  expect(await settled()).toEqual(before);
  expect((await rowsOf('release_points')).some(({ bucket_on: day }) => day === yesterday)).toBe(true);
});
