import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { type Issuer, startIssuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import {
  arrive,
  buildSigningCompany,
  connectIssuer,
  personAt,
  type SigningCompany,
  start,
} from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { findCompanySignIn, startCompanySignIn } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';

const REFUSED = { location: '/signIn?notice=company', ticket: null };

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
  issuer.spoil = {};
  issuer.userinfo = {};
  company = await buildSigningCompany();
  await connectIssuer(company, issuer);
});

async function come(email: string) {
  issuer.person = personAt(email);
  return arrive(await start(email));
}

it('a request to the issuer has values that identify its answer, new each time', async () => {
  const ask = async () =>
    new URL((await startCompanySignIn(visitorCtx(), { email: company.person.email, isAnew: false })).url);
  const [first, second] = [await ask(), await ask()];
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.searchParams.get(name)).toMatch(/^[\w-]{43,}$/);
    expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
  }
  expect(first.searchParams.get('code_challenge_method')).toBe('S256');
  expect(first.searchParams.get('response_type')).toBe('code');
});

it('after a sign-out, the issuer is asked for a new sign-in', async () => {
  const ask = async (isAnew: boolean) =>
    Object.fromEntries(
      new URL((await startCompanySignIn(visitorCtx(), { email: company.person.email, isAnew })).url).searchParams,
    );
  expect(await ask(true)).toMatchObject({ prompt: 'login', max_age: '0' });
  expect(Object.keys(await ask(false))).not.toEqual(expect.arrayContaining(['prompt']));
});

it('a domain that is no longer verified sends no one to an issuer', async () => {
  const { email } = company.person;
  expect(await findCompanySignIn({ email })).toHaveProperty('connection.name', 'Acme ID');
  await prisma().companyDomain.updateMany({ where: { domain: company.domain }, data: { verifiedAt: null } });
  expect(await findCompanySignIn({ email })).toEqual({ connection: null });
  await expect(startCompanySignIn(visitorCtx(), { email, isAnew: false })).rejects.toMatchObject({ code: 'not_found' });
});

describe('no one is signed in', () => {
  it.each([
    ['another person’s key', { withForeignKey: true }],
    ['no key', { algorithm: 'none' as const }],
    ['the client secret', { algorithm: 'HS256' as const }],
    ['an algorithm that the issuer names and we don’t', { algorithm: 'RS512' as const }],
  ])('by a token that is signed with %s', async (_words, spoil) => {
    issuer.spoil = spoil;
    expect(await come(company.person.email)).toEqual(REFUSED);
  });

  const seconds = Math.floor(Date.now() / 1000);
  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'somebody-else' }],
    ['another party as well', { aud: ['unboxt-test', 'somebody-else'], azp: 'somebody-else' }],
    ['another issuer', { iss: 'https://issuer.example' }],
    ['its end behind it', { exp: seconds - 600, iat: seconds - 900 }],
    ['no subject', { sub: '' }],
  ])('by a token with %s', async (_words, claims) => {
    issuer.spoil = { claims };
    expect(await come(company.person.email)).toEqual(REFUSED);
  });

  it('with the address of userinfo for another subject', async () => {
    issuer.person = { sub: 'one' };
    issuer.userinfo = { sub: 'other', email: company.person.email, email_verified: true };
    expect(await arrive(await start(company.person.email))).toEqual(REFUSED);
  });

  it('by a token that doesn’t say when it was issued', async () => {
    issuer.spoil = { claims: { iat: undefined } };
    expect(await come(company.person.email)).toEqual(REFUSED);
  });
});
