import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';
import { makeCertificate } from '#/server/embedded/identity/certificate.ts';

const server = openServer();
const form = 'application/x-www-form-urlencoded';
/** The headers of browsers; forms also send their origin. */
const fromElsewhere = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

let id: number;
beforeAll(async () => {
  const { id: companyId } = await buildCompany(prisma());
  const settings = { signInUrl: null, certificates: [], emailAttribute: null };
  const row = { companyId, kind: 'saml', name: 'Acme SAML', state: 'draft', issuer: '', settings };
  const nothing = { clientId: '', secretBox: new Uint8Array(), madeAt: new Date() };
  ({ id } = await prisma().signInConnection.create({ data: { ...row, ...nothing } }));
}, 60_000);

/** Posts an answer as a browser does from a provider's page. */
const post = (SAMLResponse: string, headers: Record<string, string> = {}) =>
  server.call(`/api/auth/company/saml/${id}`, {
    method: 'POST',
    headers: { origin: 'https://id.acme.example', ...fromElsewhere, 'content-type': form, ...headers },
    body: new URLSearchParams({ SAMLResponse }).toString(),
  });

describe('the metadata of a connection', () => {
  it('is XML for any caller, also in a window', async () => {
    for (const headers of [{}, fromElsewhere]) {
      const answer = await server.call(`/api/auth/company/saml/${id}/metadata`, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(answer.text).toContain(`Location="${server.url}/api/auth/company/saml/${id}"`);
      expect(answer.text).toContain('WantAssertionsSigned="true"');
    }
  });

  it('isn’t found for a connection by OpenID Connect, or a missing one', async () => {
    const { companyId } = await prisma().signInConnection.findUniqueOrThrow({ where: { id } });
    const row = { companyId, kind: 'oidc', name: 'ID', state: 'draft', issuer: 'https://id.example', clientId: 'x' };
    const other = await prisma().signInConnection.create({
      data: { ...row, secretBox: new Uint8Array(), madeAt: new Date() },
    });
    for (const unknown of [other.id, 2_147_483_647, 'x'])
      expect((await server.call(`/api/auth/company/saml/${unknown}/metadata`)).status).toBe(404);
  });
});

it('a SAML sign-in asks the provider for a new sign-in if the browser has just signed out', async () => {
  const [{ companyId }, domain, now] = [
    await prisma().signInConnection.findUniqueOrThrow({ where: { id } }),
    `${uniqueWord()}.test`,
    new Date(),
  ];
  await prisma().companyDomain.create({ data: { companyId, domain, proof: 'x', addedAt: now, verifiedAt: now } });
  const certificates = [
    { text: makeCertificate(generateKeyPairSync('rsa', { modulusLength: 2048 }), now), endsAt: '' },
  ];
  const settings = { signInUrl: 'https://id.acme.example/sign-in', certificates, emailAttribute: null };
  await prisma().signInConnection.update({ where: { id }, data: { state: 'active', settings } });
  const request = async (headers: Record<string, string>) => {
    const body = { email: `ada@${domain}` };
    const answer = await server.call('/api/auth/company/start', { method: 'POST', headers, body });
    const { searchParams } = new URL((answer.json as { url: string }).url);
    return inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  };
  expect(await request({})).not.toContain('ForceAuthn');
  expect(await request({ cookie: 'unboxt.signedOut=yes' })).toContain('ForceAuthn="true"');
});

describe('a request that doesn’t answer one of ours', () => {
  it.each([
    ['nothing', '', 'company'],
    ['no base 64', '%%%', 'company'],
    ['no XML', Buffer.from('hello').toString('base64'), 'company'],
    ['an answer to nothing open', Buffer.from('<Response InResponseTo="_x"></Response>').toString('base64'), 'late'],
    ['an answer that wasn’t requested', Buffer.from('<Response ID="_x"></Response>').toString('base64'), 'unasked'],
    ['more than 256 KB', 'A'.repeat(400 * 1024), 'company'],
  ])('leads to the sign-in page: %s', async (_words, text, notice) => {
    const answer = await post(text);
    expect([answer.status, answer.headers.location]).toEqual([303, `/signIn?notice=${notice}`]);
  });

  it('also leads there with any code', async () => {
    const answer = await server.call('/api/auth/company/arrive?code=csa_x', { headers: fromElsewhere });
    expect([answer.status, answer.headers.location]).toEqual([303, '/signIn?notice=late']);
  });

  it('is refused from a script, in a frame, as JSON and beyond half a megabyte', async () => {
    expect((await post('', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })).status).toBe(403);
    expect((await post('', { 'sec-fetch-dest': 'iframe' })).status).toBe(403);
    expect((await post('', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await post('A'.repeat(513 * 1024))).status).toBe(413);
  });
});
