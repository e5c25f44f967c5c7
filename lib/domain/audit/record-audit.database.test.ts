import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { User } from '#/generated/prisma/client.ts';
import { recordAudit } from '#/lib/domain/audit/record-audit.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  person = await buildAdministrator(prisma(), { companyId: (await buildCompany(prisma())).id });
});

const entries = () => prisma().auditEntry.findMany({ where: { companyId: person.companyId } });

it('says who did what in which role, when, and in which request', async () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const ctx = await userCtx(person, { now });
  await recordAudit(prisma(), ctx, { action: 'team.create', subject: 'team:1', details: { members: 3 } });
  expect(await entries()).toMatchObject([
    {
      at: now,
      actorKind: 'user',
      actorId: person.id,
      role: 'Administrator',
      action: 'team.create',
      subject: 'team:1',
      result: 'ok',
      requestId: ctx.requestId,
      details: { members: 3 },
    },
  ]);
});

it('is gone with the act that fails', async () => {
  const act = prisma().$transaction(async (tx) => {
    await recordAudit(tx, visitorCtx(), { action: 'x', companyId: person.companyId });
    throw new Error('failed');
  });
  await expect(act).rejects.toThrow('failed');
  expect(await entries()).toEqual([]);
});

it('cannot be changed or taken out afterwards', async () => {
  await recordAudit(prisma(), visitorCtx(), { action: 'x', companyId: person.companyId });
  const where = { companyId: person.companyId };
  await expect(prisma().auditEntry.updateMany({ where, data: { action: 'y' } })).rejects.toThrow(/insert only/);
  await expect(prisma().auditEntry.deleteMany({ where })).rejects.toThrow(/insert only/);
  expect(await entries()).toMatchObject([{ action: 'x' }]);
});
