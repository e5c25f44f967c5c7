import { inflateRawSync } from 'node:zlib';
import { NextRequest } from 'next/server';
import { visitorCtx } from '#/e2e/support/actors/contexts.ts';
import type { Issuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import { personAt, type SigningCompany } from '#/e2e/support/scenes/company-sign-in-scene.ts';
import { arriveFromSaml, receiveSamlAnswer } from '#/lib/domain/company-sign-in/arrival/saml-answer.service.ts';
import { startCompanySignIn, testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { makeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { activateConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import type { Cookie } from '#/lib/platform/context.ts';

/** A provider's answer in a browser, with the cookie of its attempt. */
export interface Carried {
  connectionId: number;
  response: string;
  cookie: string;
}

interface More {
  createsPeople?: boolean;
  emailAttribute?: string | null;
}

export const providerBody = ({ provider }: Issuer, { createsPeople = false, emailAttribute = null }: More = {}) => ({
  kind: 'saml' as const,
  name: 'Acme SAML',
  metadata: provider.metadata(),
  emailAttribute,
  createsPeople,
});

/** Goes to the provider, and agrees there as the person that it knows. */
export async function carry(url: string, cookies: readonly Cookie[]): Promise<Carried> {
  const page = await (await fetch(url.replace('/saml/sign-in?', '/saml/approve?'))).text();
  const [action, response] = [/action="([^"]+)"/, /value="([^"]+)"/].map((pattern) => pattern.exec(page)?.[1]);
  if (!action || !response) throw new Error(`the provider answers: ${page}`);
  const own = cookies.find(({ name }) => name.endsWith('unboxt.company'));
  const connectionId = Number(new URL(action).pathname.split('/').at(-1));
  return { connectionId, response, cookie: `${own?.name}=${own?.value}` };
}

/** Returns the request that a browser takes to the provider, as XML. */
export async function requestFor(email: string, isAnew: boolean): Promise<string> {
  const { url } = await startCompanySignIn(visitorCtx(), { email, isAnew });
  return inflateRawSync(Buffer.from(new URL(url).searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
}

export async function startSaml(email: string): Promise<Carried> {
  const ctx = visitorCtx();
  const { url } = await startCompanySignIn(ctx, { email, isAnew: false });
  return carry(url, ctx.cookies);
}

/** Posts an answer without a cookie, and returns the redirect. */
export async function postAnswer({ connectionId, response }: Carried, now = new Date()): Promise<string | null> {
  const body = new URLSearchParams({ SAMLResponse: response, RelayState: '' });
  const request = new NextRequest('http://localhost:3000/api/auth/company/saml', { method: 'POST', body });
  return (await receiveSamlAnswer(visitorCtx({ now }), connectionId, request)).headers.get('location');
}

/** Continues with a code, and returns the redirect and the ticket. */
export async function goOn(location: string | null, cookie: string, now = new Date()) {
  const ctx = visitorCtx({ now });
  const headers = new Headers(cookie === '' ? [] : [['cookie', cookie]]);
  const { searchParams } = new URL(location ?? '', 'http://localhost:3000');
  const request = new NextRequest('http://localhost:3000/api/auth/company/arrive', { headers });
  const response = await arriveFromSaml(ctx, request, searchParams.get('code') ?? undefined);
  const ticket = ctx.cookies.find(({ name }) => name.endsWith('unboxt.ticket'))?.value ?? null;
  return { location: response.headers.get('location'), ticket };
}

/** Returns to the product, and gives the final redirect and the ticket. */
export async function arriveBySaml(carried: Carried) {
  const location = await postAnswer(carried);
  return location?.includes('/arrive?') ? goOn(location, carried.cookie) : { location, ticket: null };
}

/** Tests a connection, with the administrator signed in at the provider. */
export async function testSaml({ administrator, ctx }: SigningCompany, issuer: Issuer, id: number) {
  issuer.person = personAt(administrator.email);
  const browser = { ...ctx, cookies: [] as Cookie[] };
  const { url } = await testConnection({ ...browser, setCookie: (cookie) => void browser.cookies.push(cookie) }, id);
  return arriveBySaml(await carry(url, browser.cookies));
}

/** Creates a connection with a provider, tests it as the administrator, and activates it. */
export async function connectProvider(company: SigningCompany, issuer: Issuer, more: More = {}): Promise<number> {
  const { id } = await makeConnection(company.ctx, providerBody(issuer, more));
  await testSaml(company, issuer, id);
  await activateConnection(company.ctx, id);
  return id;
}
