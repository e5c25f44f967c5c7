import { NextRequest } from 'next/server';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import type { Issuer } from '#/e2e/support/fakes/oidc-issuer.ts';
import type { User } from '#/generated/prisma/client.ts';
import { finishCompanySignIn } from '#/lib/domain/company-sign-in/arrival/finish-company-sign-in.ts';
import { startCompanySignIn, testConnection } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { makeConnection } from '#/lib/domain/company-sign-in/connections/connection.service.ts';
import { activateConnection } from '#/lib/domain/company-sign-in/connections/state.service.ts';
import type { Cookie, UserCtx } from '#/lib/platform/context.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** A company with a verified domain, and an administrator and a colleague with email addresses in it. */
export interface SigningCompany {
  companyId: number;
  domain: string;
  administrator: User;
  person: User;
  ctx: UserCtx;
}

export async function buildSigningCompany(): Promise<SigningCompany> {
  const { id: companyId } = await buildCompany(prisma());
  const domain = `${uniqueWord()}.test`;
  const email = () => `${uniqueWord()}@${domain}`;
  const now = new Date();
  await prisma().companyDomain.create({
    data: { companyId, domain, proof: 'x', addedAt: now, verifiedAt: now, checkedAt: now },
  });
  const administrator = await buildAdministrator(prisma(), { companyId, email: email() });
  const person = await buildUser(prisma(), { companyId, email: email() });
  return { companyId, domain, administrator, person, ctx: await userCtx(administrator) };
}

/** One browser's return from the issuer. */
export interface Way {
  answer: Record<string, string>;
  cookie: string;
}

/** Agrees at the issuer, and returns what the browser comes back with. */
export async function agree(url: string, cookies: readonly Cookie[]): Promise<Way> {
  const response = await fetch(url.replace('/authorize?', '/approve?'), { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`the issuer answers ${response.status}: ${await response.text()}`);
  const own = cookies.find(({ name }) => name.endsWith('unboxt.company'));
  return { answer: Object.fromEntries(new URL(location).searchParams), cookie: `${own?.name}=${own?.value}` };
}

export async function start(email: string): Promise<Way> {
  const ctx = visitorCtx();
  const { url } = await startCompanySignIn(ctx, { email, isAnew: false });
  return agree(url, ctx.cookies);
}

/** Returns to the product, and gives the redirect and the ticket that the browser got. */
export async function arrive({ answer, cookie }: Way, now = new Date()) {
  const ctx = visitorCtx({ now });
  const headers = new Headers(cookie === '' ? [] : [['cookie', cookie]]);
  const request = new NextRequest('http://localhost:3000/api/auth/company/return', { headers });
  const response = await finishCompanySignIn(ctx, request, answer);
  const ticket = ctx.cookies.find(({ name }) => name.endsWith('unboxt.ticket'))?.value ?? null;
  return { location: response.headers.get('location'), ticket };
}

/** Creates a connection with an issuer, tests it as the administrator, and activates it. */
export async function connectIssuer(company: SigningCompany, issuer: Issuer, more: { createsPeople?: boolean } = {}) {
  const { id } = await makeConnection(company.ctx, connectionBody(issuer, more));
  await test(company, issuer, id);
  await activateConnection(company.ctx, id);
  return id;
}

export const connectionBody = ({ url, clientId, clientSecret }: Issuer, { createsPeople = false } = {}) => ({
  kind: 'oidc' as const,
  name: 'Acme ID',
  issuer: url,
  clientId,
  secret: clientSecret,
  createsPeople,
});

/** Tests a connection, with the administrator signed in at the issuer. */
export async function test({ administrator, ctx }: SigningCompany, issuer: Issuer, id: number) {
  issuer.person = personAt(administrator.email);
  const browser = { ...ctx, cookies: [] as Cookie[] };
  const { url } = await testConnection({ ...browser, setCookie: (cookie) => void browser.cookies.push(cookie) }, id);
  return arrive(await agree(url, browser.cookies));
}

/** Returns correct claims of someone with this email address. */
export const personAt = (email: string) => ({ sub: `sub of ${email}`, email, email_verified: true });
