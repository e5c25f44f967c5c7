import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { INSTRUMENT_ID, LEAST_RESULTS } from '#/lib/domain/assessment/constants.ts';
import { estimateNorms } from '#/lib/domain/assessment/personality/personality-scores.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';

const now = new Date('2027-01-01T03:40:00Z');

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  await prisma().company.deleteMany();
  await prisma().personalityNorm.deleteMany();
});

/** Stores `count` finished assessments in a separate company, each trait once at 20 and once at 40. */
async function storeFinished(count: number, { isUniform = false } = {}): Promise<void> {
  const { id: companyId } = await buildCompany(prisma());
  await pool().query(
    `WITH people AS (
       INSERT INTO users (company_id, email, first_name, last_name, time_zone_id, time_zone)
       SELECT $1::int, $1::int || '.' || n || '@example.com', 'Robin', 'Example', 11, 'Europe/London' FROM generate_series(1, $2) AS n
       RETURNING id
     )
     INSERT INTO personality_results (user_id, company_id, instrument_id, raw, is_uniform, completed_at)
     SELECT id, $1::int, $3, CASE WHEN row_number() OVER (ORDER BY id) % 2 = 0 THEN '{20,20,20,20,20}'::smallint[] ELSE '{40,40,40,40,40}' END,
       $4, $5
     FROM people`,
    [companyId, count, INSTRUMENT_ID, isUniform, now],
  );
}

const norms = async () => {
  await estimateNorms(jobCtx({ now }));
  return prisma().personalityNorm.findUnique({ where: { instrumentId: INSTRUMENT_ID } });
};

it('norms are estimated over all companies together, once enough people have finished', async () => {
  await storeFinished(LEAST_RESULTS / 2);
  await storeFinished(LEAST_RESULTS / 2 - 2);
  expect(await norms()).toBeNull();
  await storeFinished(2);
  const estimate = await norms();
  expect(estimate).toMatchObject({ means: [50, 50, 50, 50, 50], resultsCount: LEAST_RESULTS, estimatedAt: now });
  expect(estimate?.deviations.map((deviation) => Math.round(deviation * 10) / 10)).toEqual([25, 25, 25, 25, 25]);
});

it('norms leave out people whose answers are almost all the same', async () => {
  await storeFinished(LEAST_RESULTS - 1);
  await storeFinished(50, { isUniform: true });
  expect(await norms()).toBeNull();
});

it('norms stay as they are when people are deleted, and change when more have joined', async () => {
  await storeFinished(LEAST_RESULTS);
  await norms();
  await prisma().company.deleteMany();
  expect((await norms())?.resultsCount).toBe(LEAST_RESULTS);
  await storeFinished(LEAST_RESULTS + 10);
  expect((await norms())?.resultsCount).toBe(LEAST_RESULTS + 10);
});
