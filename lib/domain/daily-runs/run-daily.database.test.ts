import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { runDaily } from '#/lib/domain/daily-runs/daily-run.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const MORNING = '2026-03-03T09:00:00Z';

openQueue();
beforeEach(async () => {
  await prisma().company.deleteMany();
  await prisma().dailyRunZone.deleteMany();
});

async function companyIn(...timeZones: string[]): Promise<number> {
  const { id: companyId } = await buildCompany(prisma());
  for (const timeZone of timeZones) await buildUser(prisma(), { companyId, timeZone });
  return companyId;
}

/** Runs at an instant. Returns which companies it checked for readers, by zone, and which it sent something to. */
async function runAt(now: string, { failing }: { failing?: number } = {}) {
  const askings: [string, readonly number[]][] = [];
  const brought: number[] = [];
  const run = runDaily(jobCtx({ now }), {
    kind: 'birthdays',
    listReaders: async (timeZone, companyIds) => {
      askings.push([timeZone, companyIds]);
      return companyIds.map((companyId) => ({ companyId }));
    },
    bring: async (_, { companyId }) => {
      if (companyId === failing) throw new Error('on purpose');
      brought.push(companyId);
    },
  });
  const isWhole = await run.then(
    () => true,
    () => false,
  );
  return { askings, brought, isWhole };
}

it('a daily run finds companies with people in a zone where it’s morning, once a day', async () => {
  const [first, second] = [await companyIn('Europe/London', 'America/Los_Angeles'), await companyIn('Europe/London')];
  const london = [['Europe/London', [first, second]]];
  expect(await runAt(MORNING)).toEqual({ askings: london, brought: [first, second], isWhole: true });
  expect((await runAt('2026-03-03T15:00:00Z')).askings).toEqual([]);
  expect((await runAt('2026-03-03T23:30:00Z')).askings).toEqual([['America/Los_Angeles', [first]]]);
  expect((await runAt('2026-03-04T09:00:00Z')).askings).toEqual(london);
});

it('a daily run continues after one company fails, and tries that one again', async () => {
  const [first, second] = [await companyIn('Europe/London'), await companyIn('Europe/London')];
  expect(await runAt(MORNING, { failing: first })).toMatchObject({ brought: [second], isWhole: false });
  expect(await runAt(MORNING)).toMatchObject({ askings: [['Europe/London', [first]]], brought: [first] });
});

it('a daily run takes companies in batches', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 101; count += 1) ids.push(await companyIn('Europe/London'));
  const { askings, brought } = await runAt(MORNING);
  expect(askings.map(([, companyIds]) => companyIds.length)).toEqual([50, 50, 1]);
  expect(brought).toEqual(ids);
});
