import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/database.ts';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { withPersonDays } from '#/lib/domain/dashboards/commands/gather-person-days.ts';
import { type ReleasedFigures, readReleasedFigures } from '#/lib/domain/dashboards/queries/read-released-figures.ts';
import { releaseSpans } from '#/lib/domain/metrics/release-spans.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';

const K = 5;
const FRIDAY = '2026-03-06';
const week = [-4, -3, -2, -1, 0].map((days) => addDays(FRIDAY, days));
/** Person, day, and what they said. */
type Said = [userId: number, day: string, productivity: number];

beforeAll(testDatabase);
afterAll(closeDatabase);

/** The figures of a week in which this was said. */
async function figuresOf(said: Said[]): Promise<ReleasedFigures> {
  const client = await pool().connect();
  try {
    const query = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows;
    await client.query('BEGIN');
    let figures: ReleasedFigures | undefined;
    const scope = 'company';
    await withPersonDays(query, { companyId: 0, scope, from: FRIDAY, to: FRIDAY }, async () => {
      await query(
        `INSERT INTO release_person_days SELECT 1, user_id, released_on, NULL, productivity, NULL, NULL, 0, 1, 0, 1, 1
         FROM unnest($1::int[], $2::date[], $3::float8[]) AS said (user_id, released_on, productivity)`,
        [0, 1, 2].map((index) => said.map((one) => one[index])),
      );
      figures = await readReleasedFigures(query, { scope, spans: releaseSpans('1w', FRIDAY), k: K });
    });
    await client.query('ROLLBACK');
    if (!figures) throw new Error('nothing was read');
    return figures;
  } finally {
    client.release();
  }
}

const totalOf = ({ totals }: ReleasedFigures) => totals.find(([, side]) => side === 'now')?.[5];
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
  expect(one).toEqual(other);
  expect(totalOf(one)).toBeCloseTo((29 * 50 + 100) / 31, 6);
});

it('counts everyone once where enough people came on different numbers of days', async () => {
  const daysOf = [5, 5, 4, 3, 2, 1, 1, 1];
  const said = daysOf.flatMap((days, userId) => week.slice(-days).map((day): Said => [userId, day, userId * 10]));
  expect(totalOf(await figuresOf(said))).toBe(35);
});
