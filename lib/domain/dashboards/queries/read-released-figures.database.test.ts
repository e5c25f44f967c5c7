import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/database.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { storeReleaseSums } from '#/lib/domain/dashboards/commands/store-release-sums.ts';
import { type ReleasedFigures, readReleasedFigures } from '#/lib/domain/dashboards/queries/read-released-figures.ts';
import { releaseSpans } from '#/lib/domain/metrics/release-spans.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';

const FRIDAY = '2026-03-06';
const week = [-4, -3, -2, -1, 0].map((days) => addDays(FRIDAY, days));
/** Person, day, and what they said. */
type Said = [userId: number, day: string, productivity: number];

beforeAll(testDatabase);
afterAll(closeDatabase);

/** The figures of a week in which this was said. */
async function figuresOf(said: Said[]): Promise<ReleasedFigures> {
  const { id: companyId } = await buildCompany(prisma());
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows;
  const client = await pool().connect();
  try {
    await client.query('BEGIN');
    await query(
      `INSERT INTO released_answers (company_id, released_on, team_id, user_id, good_count, meh_count, bad_count,
         productivity_sum, productivity_count, motivation_sum, motivation_count)
       SELECT $1, released_on, 1, user_id, 0, 0, 0, productivity, 1, 0, 0
       FROM unnest($2::int[], $3::date[], $4::int[]) AS said (user_id, released_on, productivity)`,
      [companyId, ...[0, 1, 2].map((index) => said.map((one) => one[index]))],
    );
    await query(
      `INSERT INTO release_cells (company_id, metric, scope, scope_id, cell_on, persons)
       SELECT $1, 'productivity', 'company', $1, day, 9 FROM unnest($2::date[]) AS day`,
      [companyId, week],
    );
    await storeReleaseSums(query, { companyId, after: addDays(FRIDAY, -5), until: FRIDAY });
    const spans = releaseSpans('1w', FRIDAY);
    return await readReleasedFigures(query, { companyId, scope: 'company', grain: 'day', spans });
  } finally {
    client.release(true);
  }
}

const totalOf = ({ totals }: ReleasedFigures) => totals.find(([, side]) => side === 'now')?.[4];
const regulars = [1, 2, 3, 4, 5, 6];
const everyDay = regulars.flatMap((userId) => week.map((day): Said => [userId, day, 50]));

it('lets nobody tell the one who was there on another number of days', async () => {
  const swapped = (late: number, regular: number): Said[] => [
    ...everyDay.filter(([userId, day]) => userId !== 1 || day !== FRIDAY),
    [1, FRIDAY, regular],
    [7, FRIDAY, late],
  ];
  const [one, other] = [await figuresOf(swapped(100, 0)), await figuresOf(swapped(0, 100))];
  // Each day says the same in both, so the week must not say more.
  const withoutIds = ({ totals, points }: ReleasedFigures) =>
    [totals, points].map((rows) => rows.map(([, ...row]) => row));
  expect(withoutIds(one)).toEqual(withoutIds(other));
  expect(totalOf(one)).toBeCloseTo((29 * 50 + 100) / 31, 6);
});

it('counts every answer once, whoever gave it', async () => {
  const daysOf = [5, 5, 4, 3, 2, 1, 1, 1];
  const said = daysOf.flatMap((days, at) => week.slice(-days).map((day): Said => [at, day, at * 10]));
  expect(totalOf(await figuresOf(said))).toBeCloseTo(480 / 22, 9);
});
