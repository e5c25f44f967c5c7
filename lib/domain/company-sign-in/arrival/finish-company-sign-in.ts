import type { NextRequest } from 'next/server';
import type { SignInAttempt, SignInConnection } from '#/generated/prisma/client.ts';
import { afterProvider, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { createTicket } from '#/lib/domain/accounts/sign-in/session.service.ts';
import {
  bindIdentity,
  findHolder,
  type Refusal,
  readCompanyClaims,
  refusalOf,
} from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { createColleague } from '#/lib/domain/company-sign-in/arrival/create-colleague.ts';
import { exchangeAnswer } from '#/lib/domain/company-sign-in/arrival/exchange-answer.ts';
import { verifierPlace } from '#/lib/domain/company-sign-in/arrival/start-company-sign-in.ts';
import { storeTest } from '#/lib/domain/company-sign-in/arrival/store-test.ts';
import { clientSecretOf, findIssuer } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { afterCompany } from '#/lib/domain/company-sign-in/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { shortCookie, shortCookieName } from '#/lib/platform/cookies/cookies.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { log } from '#/lib/platform/log.ts';
import { unseal } from '#/lib/platform/secret-box.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

export type Attempt = SignInAttempt & { connection: SignInConnection };
/** The part of the query that is read; an issuer may send more. */
type Answer = Readonly<Record<string, string | undefined>>;

/**
 * Receives the browser from a company's issuer and redirects it: to the sign-in page with a ticket in a cookie, or
 * after a test to the Administrators' screen. Refusals lead to a notice, which only names the reason for suspended
 * people, blocked companies and full plans. An answer works once, for an attempt of this browser.
 */
export async function finishCompanySignIn(ctx: Ctx, request: NextRequest, answer: Answer): Promise<Response> {
  const cookie = request.cookies.get(shortCookieName('company'))?.value;
  const attempt = await takeAttempt(ctx, cookie, answer.state);
  ctx.setCookie(shortCookie('company', null, 0));
  const location = attempt
    ? await arrive(ctx, attempt, () => askIssuer(attempt, answer))
    : await refuse(ctx, undefined, 'late');
  return new Response(null, { status: 302, headers: { location } });
}

/** Claims this browser's open attempt, once; null if there is none. */
async function takeAttempt(ctx: Ctx, cookie: string | undefined, state: string | undefined): Promise<Attempt | null> {
  if (!cookie || !state) return null;
  const now = ctx.clock.now();
  const browser = { browserHash: hashSecret(cookie), connection: { kind: 'oidc' } };
  const own = { requestId: state, ...browser, usedAt: null, expiresAt: { gt: now } };
  const { count } = await ctx.db.signInAttempt.updateMany({ where: own, data: { usedAt: now } });
  if (count === 0) return null;
  const attempt = await ctx.db.signInAttempt.findUnique({
    where: { requestId: state },
    include: { connection: true },
  });
  return attempt && (attempt.isTest || attempt.connection.state === 'active') ? attempt : null;
}

/**
 * Signs in the person of a connection's answer, or stores the outcome of a test. Returns where to redirect the browser.
 */
export async function arrive(ctx: Ctx, attempt: Attempt, ask: () => Promise<Record<string, unknown>>): Promise<string> {
  const { connection, isTest } = attempt;
  try {
    const claims = await ask();
    return isTest ? await storeTest(ctx, attempt, claims) : await signIn(ctx, connection, claims);
  } catch (fault) {
    const isExpected = fault instanceof IssuerFailure;
    if (isTest && isExpected) return storeTest(ctx, attempt, fault.fault);
    log()[isExpected ? 'warn' : 'error'](
      { requestId: ctx.requestId, connection: connection.id, fault },
      'company sign-in',
    );
    return refuse(ctx, connection.companyId);
  }
}

async function askIssuer({ id, connection, verifierBox, nonce, requestId }: Attempt, answer: Answer) {
  const [secret, verifier] = [clientSecretOf(connection), unseal(verifierPlace(id), verifierBox)];
  if (secret === null || verifier === null) throw new IssuerFailure('client');
  const fields = Object.entries(answer).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return exchangeAnswer(await findIssuer(connection, secret), {
    answer: new URLSearchParams(fields),
    state: requestId,
    nonce,
    verifier,
  });
}

const pages: Record<Refusal, string> = {
  unverified: afterCompany.refused,
  domain: afterCompany.refused,
  nobody: afterCompany.refused,
  suspended: afterProvider.suspended,
  blocked: afterProvider.blocked,
  full: afterCompany.full,
};

/** Returns the page that uses the person's ticket, or a page that says why there is none. */
async function signIn(ctx: Ctx, connection: SignInConnection, said: Record<string, unknown>): Promise<string> {
  const { companyId } = connection;
  const result = await inTransaction(ctx.db, async (tx) => {
    const claims = await readCompanyClaims(tx, companyId, said);
    const holder = await findHolder(tx, connection, claims);
    const newcomer = holder ? null : await createColleague(tx, ctx, connection, claims);
    if (newcomer && 'refusal' in newcomer) return newcomer;
    const user = holder?.user ?? newcomer?.user;
    if (!user) return { refusal: claims.fault ?? ('nobody' as const) };
    const refusal = refusalOf(user);
    const isTheirs = !refusal && (await bindIdentity(tx, ctx, user, claims.identity));
    await recordEvent(tx, ctx, {
      action: 'session.provider',
      subject: `user:${user.id}`,
      companyId,
      result: isTheirs ? 'ok' : 'refused',
      details: { provider: 'company' },
    });
    if (!isTheirs) return { refusal: refusal ?? ('nobody' as const) };
    const { authenticatedAt } = claims.identity;
    return createTicket(tx, { userId: user.id, connectionId: connection.id, authenticatedAt }, ctx.clock.now());
  });
  if ('refusal' in result) return result.refusal === 'nobody' ? refuse(ctx, companyId) : pages[result.refusal];
  ctx.setCookie(shortCookie('ticket', result.token, ticketLifeMs / 1000));
  return afterProvider.signedIn;
}

export async function refuse(
  ctx: Ctx,
  companyId?: number,
  why: 'refused' | 'unasked' | 'late' = 'refused',
): Promise<string> {
  await recordEvent(ctx.db, ctx, {
    action: 'session.provider',
    ...(companyId === undefined ? {} : { companyId }),
    result: 'failed',
    details: { provider: 'company' },
  });
  return afterCompany[why];
}
