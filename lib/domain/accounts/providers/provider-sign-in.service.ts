import type { NextRequest } from 'next/server';
import { afterProvider, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { finishConnecting } from '#/lib/domain/accounts/providers/identity.service.ts';
import { callNextAuth, isOwnCall } from '#/lib/domain/accounts/providers/next-auth.ts';
import { signInWithProvider } from '#/lib/domain/accounts/providers/sign-in-with-provider.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import {
  connectCookie,
  connectCookieName,
  readConnectCookie,
  shortCookie,
  shortCookieName,
} from '#/lib/platform/cookies/cookies.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { getProvider, readClaims } from '#/lib/platform/oidc/oidc.ts';
import { signInAnew } from '#/lib/platform/oidc/oidc-settings.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

interface Start {
  csrfToken: string;
  /** Whether to connect the account with the signed-in person instead of signing in. */
  isConnecting: boolean;
}

/**
 * Returns the URL at the provider, with the cookies for state, PKCE and nonce. After a sign-out with this browser, the
 * provider has the person sign in again. Throws `not_found` for a provider that isn't offered, `bad_request` without
 * next-auth's token, and `unavailable` if the provider doesn't answer.
 */
export async function startProviderSignIn(
  ctx: Ctx,
  request: NextRequest,
  { provider: id, csrfToken, isConnecting }: Start & { provider: ProviderId },
): Promise<Response> {
  const { name, issuer } = getProvider(id);
  // An abandoned attempt to connect must not affect the next person who signs in.
  if (!isConnecting) ctx.setCookie(await connectCookie(null));
  const query = request.cookies.has(shortCookieName('signedOut')) ? signInAnew(issuer) : {};
  const answer = await callNextAuth(ctx, request, ['signin', id], { query, body: { csrfToken, json: 'true' } });
  const { url } = (await answer.clone().json()) as { url: string };
  if (!isOwnCall(url)) return answer;
  if (url.includes('csrf=')) throw new Problem('bad_request', message('accounts.answers.pageOld'));
  throw new Problem('unavailable', message('accounts.answers.providerSilent', { name }));
}

/** The parameters of the provider's answer that next-auth gets. All others are untrusted and dropped. */
const answerFields = ['code', 'state', 'iss', 'session_state', 'error', 'error_description'];

/**
 * Receives the browser from the provider and redirects it: to the sign-in page with a ticket in a cookie, or to the
 * profile after connecting. Refusals get one notice, except those of suspended and blocked accounts and of people with
 * another way to sign in. Throws `not_found` for a provider that isn't offered.
 */
export async function finishProviderSignIn(ctx: Ctx, request: NextRequest, id: ProviderId): Promise<Response> {
  const { id: provider } = getProvider(id);
  const connecting = await readConnectCookie(request.cookies.get(connectCookieName())?.value);
  const refused = connecting ? afterProvider.notConnected : afterProvider.refused;
  ctx.setCookie(await connectCookie(null));

  async function arrive(claims: unknown): Promise<string> {
    const identity = readClaims(provider, claims);
    if (connecting) return (await finishConnecting(ctx, connecting, identity)) ? afterProvider.connected : refused;
    const ticket = await signInWithProvider(ctx, identity);
    if ('refusal' in ticket) return afterProvider[ticket.refusal];
    ctx.setCookie(shortCookie('ticket', ticket.token, ticketLifeMs / 1000));
    return afterProvider.signedIn;
  }
  // Next-auth would show the text of an internal error to the person.
  const arriveOrRefuse = (claims: unknown) =>
    arrive(claims).catch((fault: unknown) => {
      log().error({ requestId: ctx.requestId, provider, fault }, 'provider sign-in');
      return refused;
    });

  const answer = await callNextAuth(ctx, request, ['callback', provider], {
    query: answerOf(request),
    arrive: arriveOrRefuse,
  });
  if (answer.status === 302 && !isOwnCall(answer.headers.get('location') ?? '')) return answer;
  // State, code, nonce, token or issuer was wrong, or the person cancelled at the provider.
  await recordEvent(ctx.db, ctx, { action: 'session.provider', result: 'failed', details: { provider } });
  return new Response(null, { status: 302, headers: { location: refused } });
}

function answerOf({ nextUrl }: NextRequest): Record<string, string> {
  const fields = answerFields.map((field) => [field, nextUrl.searchParams.get(field)] as const);
  return Object.fromEntries(fields.flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
}

/**
 * Returns the ticket of a sign-in by a provider to the page that uses it, and deletes its cookie. Throws `signed_out`.
 */
export async function takeProviderTicket(
  ctx: Ctx,
  ticket: string | undefined,
): Promise<{ token: string; email: string }> {
  const loginTicket = await ctx.db.loginTicket.findFirst({
    where: { tokenHash: hashSecret(ticket ?? ''), usedAt: null, expiresAt: { gt: ctx.clock.now() } },
    include: { user: true },
  });
  if (!ticket || !loginTicket) throw new Problem('signed_out', message('accounts.answers.signInExpired'));
  ctx.setCookie(shortCookie('ticket', null, 0));
  return { token: ticket, email: loginTicket.user.email };
}
