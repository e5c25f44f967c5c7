import { beforeEach, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, personAt, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { storeTest } from '#/lib/domain/company-sign-in/arrival/store-test.ts';
import { activateConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';

let company: SigningCompany;

openQueue();
beforeEach(async () => {
  company = await buildSigningCompany();
});

const rowOf = (id: number) => prisma().signInConnection.findUniqueOrThrow({ where: { id } });

it('a connection is not tested by an answer for what it was before, and not turned on without a proven domain', async () => {
  const { companyId, administrator, ctx } = company;
  const attempt = await buildSignInAttempt(prisma(), { companyId, expiresAt: new Date() });
  const { connectionId } = attempt;
  const before = { ...attempt, connection: await rowOf(connectionId) };
  const said = { iss: 'https://id.example', ...personAt(administrator.email) };
  for (const change of [{ issuer: 'https://id.example' }, { clientId: 'another' }, { settings: {} }]) {
    await prisma().signInConnection.update({ where: { id: connectionId }, data: change });
    await storeTest(visitorCtx(), before, said);
    expect(await rowOf(connectionId)).toMatchObject({ state: 'draft', testedAt: null });
  }
  await storeTest(visitorCtx(), { ...attempt, connection: await rowOf(connectionId) }, said);
  expect(await rowOf(connectionId)).toMatchObject({ state: 'tested' });
  await prisma().companyDomain.updateMany({ where: { companyId }, data: { verifiedAt: null } });
  await expect(activateConnection(ctx, connectionId)).rejects.toMatchObject({ code: 'conflict' });
});
