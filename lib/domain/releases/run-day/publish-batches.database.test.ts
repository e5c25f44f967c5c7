import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { publishBatches } from '#/lib/domain/releases/run-day/publish-batches.ts';
import { listWaitingAnswers, runRelease } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';

const day = '2026-03-02';

beforeAll(testDatabase);
afterAll(closeDatabase);

async function waitingTeam(): Promise<{ companyId: number; teamId: number }> {
  const { id: companyId } = await buildCompany(prisma(), {});
  const teamId = 7;
  await pool().query(
    `INSERT INTO waiting_answers (company_id, team_id, metric, user_id, answered_on, answers, total, high, low)
     SELECT $1, $2, metric, user_id, $3, 1, 100, 1, 0
     FROM generate_series(1, 5) AS user_id, unnest(ARRAY[${METRIC.sentiment}, ${METRIC.factor + 4}]) AS metric
     WHERE metric = ${METRIC.sentiment} OR user_id <= 2`,
    [companyId, teamId, day],
  );
  return { companyId, teamId };
}

it('no answers are used twice, and factors stay with the feelings they were named with', async () => {
  const { companyId, teamId } = await waitingTeam();
  await runRelease(async (query) => {
    const parts = await listWaitingAnswers(query, { companyId, day, k: 5 });
    expect(parts).toMatchObject([{ metric: METRIC.sentiment, answers: 5, persons: [1, 2, 3, 4, 5] }]);
    await publishBatches(
      query,
      { companyId, day, k: 5 },
      { batches: [{ teamId, departmentId: null, parts }], moves: [] },
    );
  });
  const { rows } = await pool().query(
    `SELECT scope, metric, persons, answers, total, high FROM published_sums
     WHERE company_id = $1 AND grain = 0 ORDER BY scope, metric`,
    [companyId],
  );
  const sums = (scope: number) => [
    { scope, metric: METRIC.sentiment, persons: 5, answers: 5, total: 500, high: 5 },
    { scope, metric: METRIC.factor + 4, persons: 2, answers: 2, total: 200, high: 2 },
  ];
  expect(rows).toEqual([...sums(0), ...sums(2)]);
  expect(await prisma().waitingAnswer.count({ where: { companyId } })).toBe(0);
});

it('nothing is published if answers were erased after they were counted', async () => {
  const { companyId, teamId } = await waitingTeam();
  await expect(
    runRelease(async (query) => {
      const parts = await listWaitingAnswers(query, { companyId, day, k: 5 });
      await prisma().waitingAnswer.deleteMany({ where: { companyId, userId: 3 } });
      await publishBatches(
        query,
        { companyId, day, k: 5 },
        { batches: [{ teamId, departmentId: null, parts }], moves: [] },
      );
    }),
  ).rejects.toThrow('Of 1 batches 0 were still full.');
  expect(await prisma().publishedSum.count({ where: { companyId } })).toBe(0);
  expect(await prisma().waitingAnswer.count({ where: { companyId } })).toBe(6);
});
