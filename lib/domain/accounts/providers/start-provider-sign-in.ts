import type { NextRequest } from 'next/server';
import { callNextAuth, isOwnCall } from '#/lib/domain/accounts/providers/next-auth.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { connectCookie } from '#/lib/platform/cookies/connect-cookie.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { getProvider } from '#/lib/platform/oidc/oidc.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

interface Start {
  csrfToken: string;
  /** The account is to be connected with the signed-in person, not used to sign in. */
  isConnecting: boolean;
}

/**
 * Returns the address at the provider, with the cookies of state, PKCE and nonce. Throws `not_found` for a provider
 * that is not offered, `bad_request` without next-auth's token, and `unavailable` when the provider does not answer.
 */
export async function startProviderSignIn(
  ctx: Ctx,
  request: NextRequest,
  { provider: id, csrfToken, isConnecting }: Start & { provider: ProviderId },
): Promise<Response> {
  const { name } = getProvider(id);
  // An abandoned connecting must not connect the person who signs in next.
  if (!isConnecting) ctx.setCookie(await connectCookie(null));
  const answer = await callNextAuth(ctx, request, ['signin', id], { body: { csrfToken, json: 'true' } });
  const { url } = (await answer.clone().json()) as { url: string };
  if (!isOwnCall(url)) return answer;
  if (url.includes('csrf=')) throw new Problem('bad_request', 'This page is out of date. Please reload it.');
  throw new Problem('unavailable', `${name} does not answer right now. Please try again in a moment.`);
}
