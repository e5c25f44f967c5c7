import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '#/lib/platform/env.ts';
import { notFound } from '#/lib/platform/errors.ts';
import type { Claims } from '#/lib/platform/oidc/oidc-claims.ts';
import { isIssuerOf, listProviders, type Provider } from '#/lib/platform/oidc/oidc-settings.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/** Returns the configured providers, without their secrets. */
export function offeredProviders(): { id: ProviderId; name: string }[] {
  return listProviders(env()).map(({ id, name }) => ({ id, name }));
}

/** Returns the configured provider of this id; throws `not_found` for one that is not offered. */
export function getProvider(id: ProviderId): Provider {
  const provider = listProviders(env()).find((one) => one.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** Returns where the providers send browsers back to: the only calls that may arrive as a page load from elsewhere. */
export function providerReturnPaths(): string[] {
  return listProviders(env()).map(({ id }) => `/api/auth/callback/${id}`);
}

/** Returns the providers for next-auth: an authorization code with state, PKCE and nonce, and a checked id token. */
export function oauthProviders(): OAuthConfig<Claims>[] {
  return listProviders(env()).map(oauthProvider);
}

function oauthProvider(configured: Provider): OAuthConfig<Claims> {
  const { id, name, wellKnown, clientId, clientSecret } = configured;
  // On a shared computer, people must not end up in the account of the person before them.
  const choice = id === 'oidc' ? {} : { prompt: 'select_account' };
  return {
    id,
    name,
    type: 'oauth',
    wellKnown,
    clientId,
    clientSecret,
    idToken: true,
    checks: ['state', 'pkce', 'nonce'],
    authorization: { params: { scope: 'openid email', ...choice } },
    token: {
      // Neither next-auth nor openid-client compares the issuers (ASVS 10.5.3); on a mismatch nothing secret is sent.
      request: async ({ client, provider, params, checks }) => {
        const discovered = client.issuer.metadata.issuer;
        if (!isIssuerOf(configured, discovered)) throw new Error(`${wellKnown} is of another issuer: ${discovered}`);
        return { tokens: await client.callback(provider.callbackUrl, params, checks) };
      },
    },
    userinfo: {
      // Issuers may leave the address out of the id token; userinfo counts for the same subject only.
      request: async ({ client, tokens }) => {
        const claims = { ...(tokens as unknown as { claims(): Claims }).claims() };
        if (id !== 'oidc' || claims.email !== undefined || !client.issuer.metadata.userinfo_endpoint) return claims;
        const { email, email_verified } = await client.userinfo(tokens as Parameters<typeof client.userinfo>[0]);
        return { ...claims, email, email_verified };
      },
    },
    profile: ({ sub }) => ({ id: sub }),
  };
}
