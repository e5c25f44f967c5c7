import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, connectIssuer, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { findCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { turnConnectionOff } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';

openQueue();

let issuer: Issuer;
let company: SigningCompany;

beforeAll(async () => {
  issuer = await startIssuer(() => env().APP_URL);
});
afterAll(async () => {
  await issuer.stop();
});
beforeEach(async () => {
  company = await buildSigningCompany();
});

const rename = (id: number, name: string, isEnforced = false) =>
  prisma().signInConnection.update({ where: { id }, data: { name, isEnforced } });
/** Returns the names of the connections that the screen shows as offered, and the one that people really get. */
async function offered() {
  const { connections } = await getCompanySignIn(company.ctx);
  const { connection } = await findCompanySignIn({ email: company.person.email });
  return [connections.filter(({ isOffered }) => isOffered).map(({ name }) => name), connection?.name];
}

it('of two active connections it says which one people are sent to', async () => {
  const [first, second] = [await connectIssuer(company, issuer), await connectIssuer(company, issuer)];
  await rename(first, 'First');
  await rename(second, 'Second');
  expect(await offered()).toEqual([['Second'], 'Second']);
  await rename(first, 'First', true);
  expect(await offered()).toEqual([['First'], 'First']);
  await turnConnectionOff(company.ctx, first);
  expect(await offered()).toEqual([['Second'], 'Second']);
  await turnConnectionOff(company.ctx, second);
  expect(await offered()).toEqual([[], undefined]);
});
