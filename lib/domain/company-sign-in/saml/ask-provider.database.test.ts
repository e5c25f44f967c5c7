import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { buildSigningCompany, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { connectProvider, providerBody } from '#/e2e/support/scenes/saml-scene.ts';
import { testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { makeConnection, updateConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { getCompanySignIn } from '#/lib/domain/company-sign-in/connections/get-company-sign-in.ts';
import { resealClientSecrets } from '#/lib/domain/company-sign-in/connections/reseal-client-secrets.ts';
import { turnConnectionOff } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import { getSamlMetadata } from '#/lib/domain/company-sign-in/saml/saml-library.service.ts';
import { samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
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
  Object.assign(issuer.saml, { fault: null, facts: {} });
  company = await buildSigningCompany();
});

const rowOf = (id: number) => prisma().signInConnection.findUniqueOrThrow({ where: { id } });

/** A body with the address of metadata, or without metadata. */
const bodyOf = (more: { metadataUrl?: string } = {}) => ({
  ...providerBody(issuer),
  metadata: undefined,
  ...more,
});

describe('a SAML provider', () => {
  it('gets the connection’s URLs before its metadata exists', async () => {
    const { id } = await makeConnection(company.ctx, bodyOf());
    const base = `${env().APP_URL}/api/auth/company/saml/${id}`;
    expect((await getCompanySignIn(company.ctx)).connections).toMatchObject([
      { kind: 'saml', issuer: '', saml: { entityId: `${base}/metadata`, answerUrl: base, signInUrl: null } },
    ]);
    const xml = await (await getSamlMetadata(company.ctx, id)).text();
    expect(xml).toContain(`entityID="${base}/metadata"`);
    expect(xml).toContain(`Location="${base}"`);
    await expect(testConnection(company.ctx, id)).rejects.toThrow(/Add the metadata/);
  });

  it('is read from pasted metadata, and from its URL', async () => {
    const pasted = await makeConnection(company.ctx, providerBody(issuer));
    const loaded = await makeConnection(company.ctx, bodyOf({ metadataUrl: issuer.provider.metadataUrl }));
    for (const { id } of [pasted, loaded]) {
      const row = await rowOf(id);
      expect(row.issuer).toBe(issuer.provider.entityId);
      expect(samlSettingsOf(row)).toMatchObject({ signInUrl: `${issuer.url}/saml/sign-in` });
    }
  });

  it.each([
    ['in a network of ours', 'https://10.0.0.1/metadata', 'can’t call this URL'],
    ['of the machine that runs it', 'https://169.254.169.254/latest', 'can’t call this URL'],
    ['that doesn’t answer', 'http://127.0.0.1:65535/metadata', 'No server answered'],
  ])('at a URL %s is refused', async (_words, metadataUrl, said) => {
    await expect(makeConnection(company.ctx, bodyOf({ metadataUrl }))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(said),
    });
  });

  it('that lacks a required value is refused with its name', async () => {
    const metadata = issuer.provider.metadata([]);
    await expect(makeConnection(company.ctx, { ...providerBody(issuer), metadata })).rejects.toThrow(/X509Certificate/);
    const absence = bodyOf({ metadataUrl: `${issuer.url}/nowhere` });
    await expect(makeConnection(company.ctx, absence)).rejects.toThrow(/returns an error/);
    const missing = bodyOf({ metadataUrl: `${issuer.url}/jwks` });
    await expect(makeConnection(company.ctx, missing)).rejects.toThrow(/XML/);
  });
});

it('new certificates apply during use; another provider or attribute needs it off, and a new test', async () => {
  const id = await connectProvider(company, issuer);
  const until = new Date(Date.now() + 90 * 24 * 3_600_000);
  const metadata = issuer.provider.metadata([issuer.provider.certificateUntil(until)]);
  await updateConnection(company.ctx, id, { metadata });
  const { certificates } = samlSettingsOf(await rowOf(id)) ?? {};
  expect(certificates).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: 'active', testedAt: null });
  const other = { metadata: metadata.replaceAll('/saml/metadata', '/saml/other') };
  const elsewhere = { metadata: metadata.replaceAll('/saml/sign-in', '/saml/elsewhere') };
  for (const change of [other, elsewhere, { emailAttribute: 'mail' }])
    await expect(updateConnection(company.ctx, id, change)).rejects.toMatchObject({ code: 'conflict' });
  await updateConnection(company.ctx, id, { name: 'Renamed', createsPeople: true });
  expect(await rowOf(id)).toMatchObject({ name: 'Renamed', createsPeople: true, state: 'active' });
  await testConnection(company.ctx, id);
  await turnConnectionOff(company.ctx, id);
  await updateConnection(company.ctx, id, other);
  expect(await rowOf(id)).toMatchObject({ state: 'draft', testedAt: null });
  // No one comes back from the other provider.
  expect(await prisma().signInAttempt.count({ where: { connectionId: id } })).toBe(0);
});

it('the connection has no secret, so that none is lost when secrets are encrypted again', async () => {
  await makeConnection(company.ctx, providerBody(issuer));
  const { lost } = await prisma().$transaction(resealClientSecrets);
  expect(lost).toBe(0);
});
