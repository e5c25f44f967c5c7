import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { CompanyDays } from '#/e2e/support/scenes/company-days.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { instantAt } from '#/lib/domain/calendar/zoned-time.ts';
import { continueRelease, enqueueDueReleases, releaseDueDays } from '#/lib/domain/releases/due-release.service.ts';
import { publicationDays } from '#/lib/domain/releases/queues.ts';
import { fixedClock } from '#/lib/platform/clock.ts';
import { newCtx } from '#/lib/platform/context.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { stopJobs } from '#/lib/platform/jobs.ts';
import { createRandom } from '#/prisma/seed/random.ts';

const plan = { start: '2026-02-02', timeZone: 'Europe/London', people: 14, teams: 2, departments: 1 };
const tables = ['waiting_answers', 'published_sums', 'company_releases'];

beforeAll(async () => {
  await testDatabase();
  await startQueue();
});
afterAll(async () => {
  await stopJobs();
  await closeDatabase();
});
beforeEach(async () => {
  await pool().query('DELETE FROM companies');
  await pool().query('DELETE FROM pgboss.job');
});

/** A company after some days, none of which has been published. */
async function companyAfter(days: number): Promise<CompanyDays> {
  const company = await CompanyDays.make(createRandom(days, 'sweep'), plan);
  for (let day = 0; day < days; day++) await company.passDay({ turnout: 1 });
  return company;
}

const ctxAt = ({ today, timeZone }: CompanyDays, time: string) => ({
  ...newCtx({ kind: 'job', name: 'test' }),
  clock: fixedClock(instantAt(today, time, timeZone)),
});

/** All rows of a company's publication, for comparison. */
async function storedOf({ companyId }: CompanyDays): Promise<string[]> {
  const parts = tables.map((table) => `SELECT '${table} ' || t::text AS row FROM ${table} t WHERE company_id = $1`);
  const { rows } = await pool().query<{ row: string }>(`${parts.join(' UNION ALL ')} ORDER BY 1`, [companyId]);
  return rows.map(({ row }) => row);
}

async function releasedUntil({ companyId }: CompanyDays): Promise<LocalDate | undefined> {
  const { rows } = await pool().query<{ day: LocalDate }>(
    'SELECT released_until::text AS day FROM company_releases WHERE company_id = $1',
    [companyId],
  );
  return rows[0]?.day;
}

/** What the company has published, without ids, which differ between companies. */
async function figuresOf({ companyId }: CompanyDays): Promise<unknown[]> {
  const { rows } = await pool().query<{ scope: number }>(
    `SELECT scope, rank() OVER (PARTITION BY scope ORDER BY scope_id) AS place, metric, grain, begins_on, persons, answers, total,
       high, low
     FROM published_sums WHERE company_id = $1 ORDER BY scope, scope_id, metric, grain, begins_on`,
    [companyId],
  );
  return rows.map(({ scope, ...row }) => ({ scope, ...row }));
}

/** Runs the waiting jobs like a worker, and jobs that they enqueue; returns how many jobs there were. */
async function work(ctx: ReturnType<typeof ctxAt>): Promise<number> {
  let jobs = 0;
  for (let waiting = await waitingIn(publicationDays); waiting.length > 0; waiting = await waitingIn(publicationDays)) {
    await pool().query('DELETE FROM pgboss.job WHERE name = $1', [publicationDays.name]);
    for (const payload of waiting) await continueRelease(ctx, publicationDays.payload.parse(payload));
    jobs += waiting.length;
  }
  return jobs;
}

it('a night is published once its day is over in the company’s zone, and once', async () => {
  const company = await companyAfter(3);
  await company.release();
  await company.passDay({ turnout: 1 });
  const [early, late] = [ctxAt(company, '00:09'), ctxAt(company, '00:10')];
  await enqueueDueReleases(early);
  expect(await waitingIn(publicationDays)).toEqual([]);
  await enqueueDueReleases(late);
  await enqueueDueReleases(late);
  expect(await waitingIn(publicationDays)).toEqual([
    { companyId: company.companyId },
    { companyId: company.companyId },
  ]);
  await work(late);
  const rows = await storedOf(company);
  expect(await releasedUntil(company)).toBe(addDays(company.today, -1));
  await enqueueDueReleases(late);
  expect(await waitingIn(publicationDays)).toEqual([]);
  expect(await releaseDueDays(late, company.companyId)).toBeNull();
  expect(await storedOf(company)).toEqual(rows);
});

it.each([
  ['before the sums', 'published_sums', 'INSERT', 'NEW.scope = 0'],
  ['after the answers have gone', 'company_releases', 'UPDATE', 'true'],
])('a night that broke off %s leaves nothing, and the next sweep repeats it', async (_, table, event, when) => {
  const company = await companyAfter(8);
  const ctx = ctxAt(company, '00:15');
  const before = await storedOf(company);
  await pool().query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken off'; END $$;
    CREATE TRIGGER break_off BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION break_off()`);
  await enqueueDueReleases(ctx);
  await expect(work(ctx)).rejects.toThrow('broken off');
  await pool().query(`DROP TRIGGER break_off ON ${table}; DROP FUNCTION break_off()`);
  expect(await storedOf(company)).toEqual(before);
  await enqueueDueReleases(ctx);
  await work(ctx);
  expect(await releasedUntil(company)).toBe(addDays(company.today, -1));
  expect((await figuresOf(company)).length).toBeGreaterThan(50);
});

it('many days are processed month by month, with the same results as night by night', async () => {
  const nightly = await CompanyDays.make(createRandom(36, 'sweep'), plan);
  for (let day = 0; day < 36; day++) {
    await nightly.passDay({ turnout: 1 });
    if (day % 9 === 8) await nightly.release();
  }
  const late = await companyAfter(36);
  const ctx = ctxAt(late, '00:15');
  expect(await releaseDueDays(ctx, late.companyId)).toBe(addDays(plan.start, 30));
  await enqueueDueReleases(ctx);
  // A job for the remaining days, and one that finds nothing.
  expect(await work(ctx)).toBe(2);
  expect(await releasedUntil(late)).toBe(addDays(late.today, -1));
  const published = await figuresOf(late);
  expect(published.length).toBeGreaterThan(300);
  expect(published).toEqual(await figuresOf(nightly));
});

it('a company is left to the process that works on it', async () => {
  const company = await companyAfter(2);
  await company.release();
  await company.passDay({ turnout: 1 });
  const other = await pool().connect();
  try {
    await other.query('BEGIN');
    await other.query('SELECT FROM company_releases WHERE company_id = $1 FOR UPDATE', [company.companyId]);
    expect(await releaseDueDays(ctxAt(company, '00:15'), company.companyId)).toBeNull();
  } finally {
    await other.query('ROLLBACK');
    other.release();
  }
  expect(await releaseDueDays(ctxAt(company, '00:15'), company.companyId)).toBe(addDays(company.today, -1));
});

it('answers that never found enough others are deleted after three months', async () => {
  const company = await CompanyDays.make(createRandom(1, 'few'), { ...plan, people: 3, teams: 1 });
  await company.passDay({ turnout: 1 });
  const waiting = async () => (await storedOf(company)).filter((row) => row.startsWith('waiting_answers')).length;
  expect(await waiting()).toBeGreaterThan(0);
  const ctxAfter = (days: number) => ({
    ...ctxAt(company, '00:15'),
    clock: fixedClock(instantAt(addDays(plan.start, days), '00:15', plan.timeZone)),
  });
  const release = async (days: number) => {
    while (await releaseDueDays(ctxAfter(days), company.companyId));
  };
  await release(92);
  expect(await waiting()).toBeGreaterThan(0);
  await release(93);
  expect([await waiting(), await figuresOf(company)]).toEqual([0, []]);
});
