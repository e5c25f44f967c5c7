import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { liveMessagesOf } from '#/e2e/support/product/live.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import { refusalsOf } from '#/e2e/support/product/settled.ts';
import type { User } from '#/generated/prisma/client.ts';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import { removeAdministrator, updateCompanyName } from '#/lib/domain/organisation/company/company.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let ada: User;
let bo: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  companyId = (await buildCompany(prisma())).id;
  [ada, bo] = [await buildAdministrator(prisma(), { companyId }), await buildAdministrator(prisma(), { companyId })];
});

const remove = async (by: User, { email }: { email: string }, id = companyId) =>
  removeAdministrator(await userCtx(by, { role: 'Administrator' }), id, { email });
const left = async () =>
  (await prisma().administrator.findMany({ where: { companyId }, orderBy: { userId: 'asc' } })).map(
    ({ userId }) => userId,
  );

describe('removing an administrator', () => {
  it('removes the role, live and logged, and keeps the account', async () => {
    const messages = await liveMessagesOf(() => remove(ada, bo));
    expect(messages).toEqual([['rejoin', userRoom(bo.id), '', {}]]);
    expect(await left()).toEqual([ada.id]);
    expect((await userCtx(bo)).actor.roles).toEqual(['Member']);
    const entries = await prisma().auditEntry.findMany({ where: { companyId } });
    expect(entries).toMatchObject([{ action: 'administrator.remove', subject: `user:${bo.id}`, actorId: ada.id }]);
  });

  it('works for yourself, if another one remains who has joined', async () => {
    await buildAdministrator(prisma(), { companyId, confirmedAt: null });
    await remove(bo, bo);
    await expect(remove(ada, ada)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^You’re the only administrator of .* Add another one first\.$/),
    });
    expect(await left()).toContain(ada.id);
  });

  it('finds no one who isn’t one, and no other company', async () => {
    const colleague = await buildUser(prisma(), { companyId });
    const foreign = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
    for (const [person, id] of [
      [colleague, companyId],
      [foreign, companyId],
      [foreign, foreign.companyId],
      [bo, foreign.companyId],
      [{ email: 'nobody@example.com' }, companyId],
    ] as const)
      await expect(remove(ada, person, id)).rejects.toMatchObject({
        code: 'not_found',
        message: 'Not found. It may have been deleted, or you may not have access.',
      });
    expect(await left()).toEqual([ada.id, bo.id]);
    expect(await prisma().administrator.count({ where: { companyId: foreign.companyId } })).toBe(1);
  });

  it('by each other in parallel leaves one, who removed the other', async () => {
    const [fromAda, fromBo] = [await userCtx(ada), await userCtx(bo)];
    const results = await Promise.allSettled([
      removeAdministrator(fromAda, companyId, { email: bo.email }),
      removeAdministrator(fromBo, companyId, { email: ada.email }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(['forbidden', 'invalid']).toContain((refusalsOf(results)[0] as { code: string }).code);
    expect(await left()).toEqual([results[0]?.status === 'fulfilled' ? ada.id : bo.id]);
  });

  it('locks the person before the company', async () => {
    const ctx = await userCtx(ada, { role: 'Administrator' });
    const { call } = await prisma().$transaction(async (tx) => {
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${bo.id} FOR UPDATE`;
      const call = removeAdministrator(ctx, companyId, { email: bo.email });
      await lockWaiter();
      await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId} FOR NO KEY UPDATE NOWAIT`;
      return { call };
    });
    await call;
    expect(await left()).toEqual([ada.id]);
  });

  it('three times in parallel, each themselves, leaves one', async () => {
    const cy = await buildAdministrator(prisma(), { companyId });
    const ctxs = await Promise.all([ada, bo, cy].map((user) => userCtx(user)));
    await Promise.allSettled(ctxs.map((ctx) => removeAdministrator(ctx, companyId, { email: ctx.actor.email })));
    expect(await left()).toHaveLength(1);
  });
});

describe('renaming the company', () => {
  it('changes the name and is logged', async () => {
    expect(await updateCompanyName(await userCtx(ada), { name: 'Engines' })).toEqual({ name: 'Engines' });
    expect((await userCtx(ada)).company.name).toBe('Engines');
    const entries = await prisma().auditEntry.findMany({ where: { companyId } });
    expect(entries).toMatchObject([{ action: 'company.rename', details: { name: 'Engines' } }]);
  });
});
