import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
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
import { arriveBySaml, connectProvider, requestFor, startSaml } from '#/e2e/support/scenes/saml-scene.ts';
import { createSession } from '#/lib/domain/accounts/sign-in/open-session.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import { env } from '#/lib/platform/env.ts';

openQueue();

let issuer: Issuer;
let company: SigningCompany;

beforeAll(async () => {
  issuer = await startIssuer(() => env().APP_URL);
});
afterAll(() => issuer.stop());
beforeEach(async () => {
  Object.assign(issuer.saml, { fault: null, facts: {} });
  company = await buildSigningCompany();
});

/** Returns the context of the person in the session that a ticket opens. */
async function contextOf(ticket: string | null) {
  const session = await createSession(visitorCtx(), { token: ticket ?? '' });
  const ctx = await userCtx(company.person);
  return { ...ctx, actor: { ...ctx.actor, sessionId: session?.id ?? '' } };
}

const refusal = { code: 'forbidden' };
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

describe('a sign-in by OpenID Connect', () => {
  beforeEach(async () => {
    await connectIssuer(company, issuer);
    issuer.person = personAt(company.person.email);
  });

  async function comeBack(auth_time: number | undefined) {
    issuer.person = { ...issuer.person, auth_time };
    return contextOf((await arrive(await start(company.person.email))).ticket);
  }

  it.each([
    ['a quarter of an hour ago', 901],
    ['this morning', 4 * 3600],
  ])('isn’t recent if the person signed in at the issuer %s', async (_words, ago) => {
    await expect(requireRecentSignIn(await comeBack(secondsAgo(ago)))).rejects.toMatchObject(refusal);
  });

  it.each([
    ['just now', secondsAgo(60)],
    ['in a minute, by a clock that is ahead', secondsAgo(-60)],
    ['at a time that the issuer doesn’t say', undefined],
  ])('is recent if the person signed in there %s, for fifteen minutes from here', async (_words, auth_time) => {
    const ctx = await comeBack(auth_time);
    await expect(requireRecentSignIn(ctx)).resolves.toBeUndefined();
    const later = { ...ctx, clock: { now: () => new Date(Date.now() + 15 * 60_000) } };
    await expect(requireRecentSignIn(later)).rejects.toMatchObject(refusal);
  });
});

describe('a sign-in by SAML', () => {
  beforeEach(async () => void (await connectProvider(company, issuer)));

  async function comeBack(authenticatedAt: Date | null) {
    issuer.person = personAt(company.person.email);
    issuer.saml.facts = { authenticatedAt };
    return contextOf((await arriveBySaml(await startSaml(company.person.email))).ticket);
  }

  it('is as old as the one at the provider, or as the return if it doesn’t say', async () => {
    const old = await comeBack(new Date(Date.now() - 901_000));
    await expect(requireRecentSignIn(old)).rejects.toMatchObject(refusal);
    await expect(requireRecentSignIn(await comeBack(new Date()))).resolves.toBeUndefined();
    await expect(requireRecentSignIn(await comeBack(null))).resolves.toBeUndefined();
  });

  it('needs a new sign-in there after a sign-out, and only then', async () => {
    expect(await requestFor(company.person.email, true)).toContain('ForceAuthn="true"');
    expect(await requestFor(company.person.email, false)).not.toContain('ForceAuthn');
  });
});
