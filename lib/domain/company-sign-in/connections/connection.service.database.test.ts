import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import {
  buildSigningCompany,
  connectIssuer,
  connectionBody,
  type SigningCompany,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import {
  makeConnection,
  removeConnection,
  updateConnection,
} from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { clientSecretOf } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { resealClientSecrets } from '#/lib/domain/company-sign-in/connections/reseal-client-secrets.ts';
import {
  activateConnection,
  enforceConnection,
  turnConnectionOff,
} from '#/lib/domain/company-sign-in/connections/state.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';

let issuer: Issuer;
let company: SigningCompany;

beforeAll(async () => {
  await testDatabase();
  issuer = await startIssuer(() => env().APP_URL);
});
afterAll(async () => {
  await issuer.stop();
  await closeDatabase();
});
beforeEach(async () => {
  issuer.spoil = {};
  company = await buildSigningCompany();
});

const rowOf = (id: number) => prisma().signInConnection.findUniqueOrThrow({ where: { id } });

const changesOf = (ctx: UserCtx, id: number) => [
  () => updateConnection(ctx, id, { name: 'Mine' }),
  () => removeConnection(ctx, id),
  () => testConnection(ctx, id),
  () => activateConnection(ctx, id),
  () => turnConnectionOff(ctx, id),
  () => enforceConnection(ctx, id, { isEnforced: false, exceptUserIds: [] }),
];

describe('an issuer of a company', () => {
  it.each([
    'https://10.0.0.1',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]',
    'https://user:secret@example.com',
    'https://example.com:25',
    'ftp://example.com',
  ])('at %s isn’t called', async (address) => {
    const body = { ...connectionBody(issuer), issuer: address };
    await expect(makeConnection(company.ctx, body)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('can’t call this URL'),
    });
  });

  it('that names another one, or serves many companies, is refused', async () => {
    for (const name of ['https://issuer.example', 'https://login.microsoftonline.com/{tenantid}/v2.0']) {
      issuer.spoil = { issuer: name };
      await expect(makeConnection(company.ctx, connectionBody(issuer))).rejects.toThrow(/another issuer/);
    }
  });

  it('that doesn’t answer is refused, and its discovery document’s URL works like its own', async () => {
    const silent = { ...connectionBody(issuer), issuer: 'http://127.0.0.1:65535' };
    await expect(makeConnection(company.ctx, silent)).rejects.toThrow(/couldn’t find/);
    const pasted = { ...connectionBody(issuer), issuer: `${issuer.url}/.well-known/openid-configuration` };
    const { id } = await makeConnection(company.ctx, pasted);
    expect((await rowOf(id)).issuer).toBe(issuer.url);
  });
});

it('a secret is encrypted, for this client of this company, and encrypted again with the others', async () => {
  const { id } = await makeConnection(company.ctx, connectionBody(issuer));
  const row = await rowOf(id);
  expect(Buffer.from(row.secretBox).toString('latin1')).not.toContain(issuer.clientSecret);
  expect(clientSecretOf(row)).toBe(issuer.clientSecret);
  expect(clientSecretOf({ ...row, issuer: 'https://issuer.example' })).toBeNull();
  expect(clientSecretOf({ ...row, companyId: row.companyId + 1 })).toBeNull();
  await prisma().$transaction(resealClientSecrets);
  expect(clientSecretOf(await rowOf(id))).toBe(issuer.clientSecret);
});

it('another client id requires the secret, a connection that is off, and a new test', async () => {
  const id = await connectIssuer(company, issuer);
  const other = { clientId: 'another' };
  await expect(updateConnection(company.ctx, id, other)).rejects.toMatchObject({ code: 'invalid' });
  const whole = { ...other, secret: 'another-secret' };
  await expect(updateConnection(company.ctx, id, whole)).rejects.toMatchObject({ code: 'conflict' });
  await updateConnection(company.ctx, id, { name: 'Northlight ID', secret: issuer.clientSecret });
  expect(await rowOf(id)).toMatchObject({ name: 'Northlight ID', state: 'active' });
  await turnConnectionOff(company.ctx, id);
  await updateConnection(company.ctx, id, whole);
  expect(await rowOf(id)).toMatchObject({ clientId: 'another', state: 'draft', testedAt: null });
  expect(await prisma().signInAttempt.count({ where: { connectionId: id } })).toBe(0);
});

it('a company has at most two of its own', async () => {
  const { id } = await makeConnection(company.ctx, connectionBody(issuer));
  const second = await makeConnection(company.ctx, connectionBody(issuer));
  await expect(makeConnection(company.ctx, connectionBody(issuer))).rejects.toMatchObject({ code: 'conflict' });
  const { ctx: stranger } = await buildSigningCompany();
  for (const call of changesOf(stranger, id)) await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  await removeConnection(company.ctx, second.id);
  expect(await prisma().signInConnection.count({ where: { companyId: company.companyId } })).toBe(1);
});

it('every change needs a recent sign-in', async () => {
  const { id } = await makeConnection(company.ctx, connectionBody(issuer));
  const old = { authenticatedAt: new Date(Date.now() - 16 * 60_000) };
  const { ctx } = company;
  await prisma().session.update({ where: { id: ctx.actor.sessionId }, data: old });
  for (const call of [() => makeConnection(ctx, connectionBody(issuer)), ...changesOf(ctx, id)])
    await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
});
