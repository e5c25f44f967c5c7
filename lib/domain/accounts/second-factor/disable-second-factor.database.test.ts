import { expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { disableSecondFactor, getSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { buildSignInAttempt } from '#/prisma/seed/builders/build-sign-in-attempt.ts';

const PASSWORD = 'calm-harbour-42';
openQueue();

it('turning two-factor authentication off is refused to people whose second factor keeps their company from being locked out', async () => {
  const { companyId, administrator } = await buildSigningCompany();
  const { connectionId } = await buildSignInAttempt(prisma(), { companyId, expiresAt: new Date() });
  const { name } = await prisma().signInConnection.findUniqueOrThrow({ where: { id: connectionId } });
  const factor = { totpSecret: new Uint8Array(32), totpConfirmedAt: new Date() };
  const data = { passwordHash: await hashPassword(PASSWORD), ...factor };
  await prisma().user.update({ where: { id: administrator.id }, data });
  await prisma().signInException.create({ data: { companyId, connectionId, userId: administrator.id } });
  const ctx = await userCtx(administrator);
  await expect(disableSecondFactor(ctx, { password: PASSWORD })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(`if ${name} ever fails`),
  });
  expect(await getSecondFactor(ctx)).toMatchObject({ isOn: true });
  await prisma().signInException.deleteMany({ where: { companyId } });
  await disableSecondFactor(ctx, { password: PASSWORD });
  expect(await getSecondFactor(ctx)).toMatchObject({ isOn: false });
});
