import type { NextRequest } from 'next/server';
import { afterProvider, ticketLifeMs } from '#/lib/domain/accounts/constants.ts';
import { finishConnecting } from '#/lib/domain/accounts/providers/connect-identity.ts';
import { callNextAuth, isOwnCall } from '#/lib/domain/accounts/providers/next-auth.ts';
import { signInWithProvider } from '#/lib/domain/accounts/providers/sign-in-with-provider.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { connectCookie, connectCookieName, readConnectCookie } from '#/lib/platform/cookies/connect-cookie.ts';
import { shortCookie } from '#/lib/platform/cookies/short-cookie.ts';
import { log } from '#/lib/platform/log.ts';
import { getProvider } from '#/lib/platform/oidc/oidc.ts';
import { readClaims } from '#/lib/platform/oidc/oidc-claims.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/** The parameters of the provider's answer that next-auth gets; everything else comes from outside and is dropped. */
const answerFields = ['code', 'state', 'iss', 'session_state', 'error', 'error_description'];

/**
 * Receives the browser from the provider and redirects it: with a ticket in a cookie to the sign-in page, once
 * connected to the profile, or with the same notice for every refusal but of a suspended account. Throws `not_found`
 * for a provider that is not offered.
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
  // Next-auth would show the person the text of an internal error.
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
  // State, code, nonce, token or issuer were wrong, or the person cancelled at the provider.
  await recordAct(ctx.db, ctx, { action: 'session.provider', result: 'failed', details: { provider } });
  return new Response(null, { status: 302, headers: { location: refused } });
}

function answerOf({ nextUrl }: NextRequest): Record<string, string> {
  const fields = answerFields.map((field) => [field, nextUrl.searchParams.get(field)] as const);
  return Object.fromEntries(fields.flatMap(([field, value]) => (value === null ? [] : [[field, value]])));
}
