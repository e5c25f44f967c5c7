import { afterAll, beforeAll, expect, it } from 'vitest';
import { CompanyDays } from '#/e2e/support/company-days.ts';
import { jobCtx } from '#/e2e/support/contexts.ts';
import { testDatabase } from '#/e2e/support/database.ts';
import type { PublishedScope } from '#/lib/domain/dashboards/released-present.ts';
import { erasePerson } from '#/lib/domain/profile/commands/erase-person.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const plan = { start: '2026-02-02', timeZone: 'Europe/London', departments: 1 };

beforeAll(testDatabase);
afterAll(closeDatabase);

/** What was decided about every cell. */
async function cellsOf({ companyId }: CompanyDays) {
  const { rows } = await pool().query<{ cell: string }>(
    'SELECT c::text AS cell FROM release_cells c WHERE company_id = $1 ORDER BY 1',
    [companyId],
  );
  return rows;
}

it('counts no answer twice where a zone far in the east follows one far in the west', async () => {
  const niue = { ...plan, timeZone: 'Pacific/Niue', people: 20, teams: 2 };
  const days = await CompanyDays.make(createRandom(6), niue);
  await days.passDay({ turnout: 1 });
  await days.release();
  // The next day is over there before it has begun here.
  await pool().query(`UPDATE companies SET time_zone = 'Pacific/Kiritimati' WHERE id = $1`, [days.companyId]);
  expect(await days.release()).toBe(days.today);
  for (let day = 0; day < 3; day++) {
    await days.passDay({ turnout: day < 2 ? 1 : 0 });
    await days.release();
  }
  const { rows } = await pool().query<{ released: number }>(
    'SELECT sum(productivity_count)::int AS released FROM released_answers WHERE company_id = $1',
    [days.companyId],
  );
  expect(rows[0]?.released).toBe(days.atoms.filter(({ productivity }) => productivity !== null).length);
});

/** Every figure and point that is published, of whatever period and scope. */
async function publishedNumbers({ companyId }: CompanyDays): Promise<number[]> {
  const { rows } = await pool().query<{ figures: PublishedScope }>(
    'SELECT figures FROM published_figures WHERE company_id = $1',
    [companyId],
  );
  return rows.flatMap(({ figures: { motivation, productivity, sentiment, participation } }) => {
    const scores = [motivation, productivity, sentiment];
    const averages = scores.flatMap(({ avg, previousAvg, change }) => [avg, previousAvg, change]);
    const points = scores.flatMap(({ data, previousData }) => data.concat(previousData).map(({ record }) => record));
    const shares = [sentiment.typesAvg, ...sentiment.typesData].flatMap(({ good, meh, bad }) => [good, meh, bad]);
    const rates = [participation.rate, participation.previousRate];
    return [averages, points, shares, rates].flat().filter((value) => value !== null);
  });
}

it('a raised minimum hides what was shown of fewer people, also in points that were fixed before', async () => {
  const days = await CompanyDays.make(createRandom(8), { ...plan, people: 9, teams: 1 });
  for (let day = 0; day < 15; day++) await days.passDay({ turnout: 1 });
  await days.release();
  const before = (await publishedNumbers(days)).length;
  expect(before).toBeGreaterThan(50);
  await days.setMinimum(10);
  await days.passDay({ turnout: 1 });
  await days.release();
  expect(await publishedNumbers(days)).toEqual([]);
  await days.setMinimum(5);
  await days.passDay({ turnout: 1 });
  await days.release();
  expect((await publishedNumbers(days)).length).toBeGreaterThan(before / 2);
});

it('whoever is erased stays in what was released and in what is released of their days', async () => {
  const days = await CompanyDays.make(createRandom(4), { ...plan, people: 12, teams: 2 });
  const erase = async (userId: number) => {
    await prisma().$transaction((tx) =>
      erasePerson(tx, jobCtx({ now: new Date() }), { userId, companyId: days.companyId }),
    );
    days.leave(userId);
  };
  const persons = [...new Set([...days.teams.values()].flatMap(({ members }) => members))];
  for (let day = 0; day < 3; day++) await days.passDay({ turnout: 1 });
  await days.release();
  const [cells, numbers] = [await cellsOf(days), await publishedNumbers(days)];
  await erase(persons[0] ?? 0);
  expect(await days.release()).toBeNull();
  expect([await cellsOf(days), await publishedNumbers(days)]).toEqual([cells, numbers]);
  await days.passDay({ turnout: 1, happens: () => erase(persons[1] ?? 0) });
  await days.release();
  const { rows } = await pool().query<{ persons: number }>(
    'SELECT count(DISTINCT user_id)::int AS persons FROM released_answers WHERE company_id = $1 AND released_on = $2',
    [days.companyId, days.atoms.at(-1)?.day],
  );
  expect(rows).toEqual([{ persons: 11 }]);
  expect(await cellsOf(days)).toEqual(expect.arrayContaining(cells));
});
