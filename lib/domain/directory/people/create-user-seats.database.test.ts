import { beforeAll, expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildDirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { chargeForSeats, fillPlan } from '#/e2e/support/scenes/full-plan.ts';
import { prisma } from '#/lib/platform/db.ts';

beforeAll(chargeForSeats);
openQueue();

it('a directory adds nobody beyond the plan, unless they are inactive', async () => {
  const scene = await buildDirectoryScene();
  expect((await scene.send('POST', 'Users', scene.person('ada'))).status).toBe(201);
  await fillPlan(scene.companyId);
  const refused = await scene.send('POST', 'Users', scene.person('bo'));
  expect(refused.status).toBe(403);
  expect(JSON.stringify(refused.body)).toContain('Your plan is for 50 people.');
  expect(await prisma().user.count({ where: { email: scene.address('bo') } })).toBe(0);
  expect((await scene.send('POST', 'Users', scene.person('cy', { active: false }))).status).toBe(201);
});
