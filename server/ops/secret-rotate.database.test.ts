import { afterEach, expect, it } from 'vitest';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { operate } from '#/e2e/support/actors/operator.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { totpSecretOf } from '#/lib/domain/accounts/second-factor/require-code.ts';
import { setUpSecondFactor } from '#/lib/domain/accounts/second-factor/second-factor.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { testPassword as password } from '#/prisma/seed/builders/test-password.ts';

const secrets = env().AUTH_SECRET;
const [older, newer] = [secrets[0] ?? '', 'a-newer-secret-of-the-installation-00'];

openQueue();
afterEach(() => {
  env().AUTH_SECRET = secrets;
});

async function holderOf(): Promise<{ id: number; secret: string }> {
  const { id: companyId } = await buildCompany(prisma());
  const holder = await buildAdministrator(prisma(), { companyId });
  const { secret } = await setUpSecondFactor(await userCtx(holder), { password });
  return { id: holder.id, secret };
}

async function isOpen({ id, secret }: { id: number; secret: string }): Promise<boolean> {
  const { totpSecret } = await prisma().user.findUniqueOrThrow({ where: { id } });
  return totpSecret !== null && totpSecretOf(id, totpSecret) === secret;
}

it('rotating encrypts second factors with the newest secret, so that the older one can be left out', async () => {
  await prisma().user.updateMany({ data: { totpSecret: null } });
  const holder = await holderOf();
  env().AUTH_SECRET = [newer, older];
  expect((await operate('secret', 'rotate', '--dry-run')).said).toContain(
    '1 second factor re-encrypted with the first secret.',
  );
  env().AUTH_SECRET = [newer];
  expect(await isOpen(holder)).toBe(false);

  env().AUTH_SECRET = [newer, older];
  expect((await operate('secret', 'rotate')).code).toBe(0);
  env().AUTH_SECRET = [newer];
  expect(await isOpen(holder)).toBe(true);
});

it('rotating names what opens with no secret, and refuses while there is only one', async () => {
  await prisma().user.updateMany({ data: { totpSecret: null } });
  const holder = await holderOf();
  env().AUTH_SECRET = [newer, 'another-secret-of-the-installation-0'];
  expect(await operate('secret', 'rotate')).toMatchObject({
    code: 1,
    said: expect.stringContaining('1 can’t be opened'),
  });
  env().AUTH_SECRET = [older];
  expect(await isOpen(holder)).toBe(true);
  const { code, complaint } = await operate('secret', 'rotate');
  expect([code, complaint]).toEqual([1, expect.stringContaining('AUTH_SECRET=new,old')]);
});
