import type { NextRequest } from 'next/server';
import { Prisma } from '#/generated/prisma/client.ts';
import { type Attempt, arrive, refuse } from '#/lib/domain/company-sign-in/arrival/finish-company-sign-in.ts';
import { asFault, IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { answerLifeMs, answerPrefix, XML_BYTES } from '#/lib/domain/company-sign-in/constants.ts';
import { believeResponse, isUnasked, requestOf } from '#/lib/domain/company-sign-in/saml/believe-response.ts';
import { samlAddresses, samlIssuer, samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { shortCookie, shortCookieName } from '#/lib/platform/cookies/cookies.ts';
import { log } from '#/lib/platform/log.ts';
import { readBytes } from '#/lib/platform/read-bytes.ts';
import { hashSecret, newSecret } from '#/lib/platform/tokens.ts';

const FORM_BYTES = 512 * 1024;

/**
 * Checks the answer that a browser posts from a SAML provider, which comes without our cookie. Stores the outcome for
 * two minutes under a single-use code, and redirects the browser with the code to a page that gets the cookie. An
 * answer works once, for an open attempt of its connection.
 */
export async function receiveSamlAnswer(ctx: Ctx, id: number, request: NextRequest): Promise<Response> {
  const form = new URLSearchParams((await readBytes(request, FORM_BYTES)).toString());
  const bytes = Buffer.from(form.get('SAMLResponse') ?? '', 'base64');
  const xml = bytes.length <= XML_BYTES ? bytes.toString() : '';
  const requestId = requestOf(xml);
  const attempt = requestId === null ? null : await takeAsked(ctx, id, requestId);
  if (!attempt) return redirect(await refuse(ctx, undefined, requestId === null ? faultOf(xml) : 'late'));
  const answer = await claimsOf(ctx, attempt, xml).catch((error: unknown) => {
    if (!(error instanceof IssuerFailure)) throw error;
    log().warn({ requestId: ctx.requestId, connection: id, fault: error }, 'company sign-in');
    return { fault: error.fault };
  });
  const { token, hash } = newSecret(answerPrefix);
  const expiresAt = new Date(ctx.clock.now().getTime() + answerLifeMs);
  const changes = { answer, requestId: codeId(hash), expiresAt };
  await ctx.db.signInAttempt.updateMany({ where: { id: attempt.id }, data: changes });
  return redirect(`/api/auth/company/arrive?code=${token}`);
}

/** Signs in the browser that comes with a code, if the attempt is its own. The code works once. */
export async function arriveFromSaml(ctx: Ctx, request: NextRequest, code: string | undefined): Promise<Response> {
  const cookie = request.cookies.get(shortCookieName('company'))?.value;
  const attempt = cookie && code ? await takeAnswered(ctx, cookie, code) : null;
  ctx.setCookie(shortCookie('company', null, 0));
  return redirect(
    attempt ? await arrive(ctx, attempt, () => believedOf(attempt)) : await refuse(ctx, undefined, 'late'),
  );
}

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

/** Tells people who started at their provider where to start. All other faults get the same answer. */
const faultOf = (xml: string) => (isUnasked(xml) ? 'unasked' : 'refused');

/** Claims a connection's open attempt that an answer names, once; null if there is none. */
async function takeAsked(ctx: Ctx, connectionId: number, requestId: string): Promise<Attempt | null> {
  const now = ctx.clock.now();
  const open = { requestId, connectionId, usedAt: null, expiresAt: { gt: now } };
  const { count } = await ctx.db.signInAttempt.updateMany({ where: open, data: { usedAt: now } });
  return count === 0 ? null : findAttempt(ctx, requestId);
}

async function takeAnswered(ctx: Ctx, cookie: string, code: string): Promise<Attempt | null> {
  const requestId = codeId(hashSecret(code));
  const attempt = await findAttempt(ctx, requestId);
  const browserHash = hashSecret(cookie);
  const own = { requestId, browserHash, answer: { not: Prisma.DbNull }, expiresAt: { gt: ctx.clock.now() } };
  const { count } = await ctx.db.signInAttempt.updateMany({ where: own, data: { answer: Prisma.DbNull } });
  return count === 0 ? null : attempt;
}

const codeId = (hash: Uint8Array) => Buffer.from(hash).toString('hex');

async function findAttempt(ctx: Ctx, requestId: string): Promise<Attempt | null> {
  const attempt = await ctx.db.signInAttempt.findUnique({ where: { requestId }, include: { connection: true } });
  return attempt && (attempt.isTest || attempt.connection.state === 'active') ? attempt : null;
}

/** Returns the claims of a verified answer, with the names of OpenID Connect. Throws `IssuerFailure`. */
async function claimsOf(ctx: Ctx, { connection, requestId }: Attempt, xml: string) {
  const { certificates = [], emailAttribute = null } = samlSettingsOf(connection) ?? {};
  const { entityId: spEntityId, answerUrl } = samlAddresses(connection.id);
  const trust = { entityId: connection.issuer, spEntityId, answerUrl, requestId, certificates, emailAttribute };
  const believed = await believeResponse(xml, trust, ctx.clock.now());
  const { companyId, id: connectionId } = connection;
  const { assertionId, expiresAt } = believed;
  const assertion = { companyId, connectionId, assertionId, expiresAt };
  const { count } = await ctx.db.samlAssertion.createMany({ data: [assertion], skipDuplicates: true });
  if (count === 0) throw new IssuerFailure('replay');
  const { subject: sub, email, givenName: given_name = null, familyName: family_name = null, name = null } = believed;
  const auth_time = believed.authenticatedAt && Math.floor(believed.authenticatedAt.getTime() / 1000);
  const person = { iss: samlIssuer(connection), sub, email, given_name, family_name, name, auth_time };
  return { claims: { ...person, missing_attribute: believed.missingAttribute } };
}

/** Returns the stored claims of an answer. Throws `IssuerFailure` for an answer that was refused. */
async function believedOf({ answer }: Attempt): Promise<Record<string, unknown>> {
  const { claims, fault } = Object(answer);
  if (typeof claims !== 'object') throw new IssuerFailure(asFault(fault) ?? 'token');
  return claims;
}
