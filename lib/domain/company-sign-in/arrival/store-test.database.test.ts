import { beforeEach, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, personAt, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { storeTest } from '#/lib/domain/company-sign-in/arrival/store-test.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { activateConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';

let company: SigningCompany;

openQueue();
beforeEach(async () => {
  company = await buildSigningCompany();
});

const rowOf = (id: number) => prisma().signInConnection.findUniqueOrThrow({ where: { id } });

it('a connection needs a test of its current settings, and a verified domain to be turned on', async () => {
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

it('a test says whether the answer has the time of the sign-in there', async () => {
  const { companyId, administrator, ctx } = company;
  const { id, connectionId } = await buildSignInAttempt(prisma(), { companyId, expiresAt: new Date() });
  const attempt = await prisma().signInAttempt.update({ where: { id }, data: { isTest: true, usedAt: new Date() } });
  const tested = { ...attempt, connection: await rowOf(connectionId) };
  const said = { iss: 'https://id.example', ...personAt(administrator.email) };
  const test = async (claims: object) => {
    await storeTest(visitorCtx(), tested, { ...said, ...claims });
    return (await getCompanySignIn(ctx)).connections[0]?.test?.saysWhen;
  };
  expect(await test({})).toBe(false);
  expect(await test({ auth_time: 1_772_438_400 })).toBe(true);
});
