import type { OAuthConfig } from 'next-auth/providers/oauth';
import * as z from 'zod';
import { env } from '#/lib/platform/env.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { isIssuerOf, listProviders, type Provider } from '#/lib/platform/oidc/oidc-settings.ts';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

/** Returns the configured providers, without their secrets. */
export function offeredProviders(): { id: ProviderId; name: string }[] {
  return listProviders(env()).map(({ id, name }) => ({ id, name }));
}

/** Returns the configured provider with this id; throws `not_found` for one that isn't offered. */
export function getProvider(id: ProviderId): Provider {
  const provider = listProviders(env()).find((one) => one.id === id);
  if (!provider) throw notFound();
  return provider;
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

/** OpenID Connect Core 2: ASCII, and at most 255 characters for a subject. */
const ascii = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[ -~]+$/);

const schema = z.object({
  iss: ascii(500),
  sub: ascii(255),
  email: ascii(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  xms_edov: z.unknown().optional(),
  hd: z.unknown().optional(),
});

/** What a checked id token says about a person. */
export type Claims = z.input<typeof schema>;

/** An account held elsewhere. */
export interface ClaimedIdentity {
  /** One of the installation, or that of a company. */
  provider: ProviderId | 'company';
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the address is the person's own. */
  isEmailProven: boolean;
}

/** Reads the claims of an id token whose signature, issuer, audience, nonce and age have been checked. */
export function readClaims(provider: ProviderId, claims: unknown): ClaimedIdentity {
  const { iss, sub, email, ...proofs } = schema.parse(claims);
  const isEmailProven = proves[provider]({ email, ...proofs });
  return { provider, issuer: iss, subject: sub, email: email ?? null, isEmailProven };
}

/** Whether the claims prove the address; otherwise an account must first be connected from the profile. */
const proves: Record<ProviderId, (claims: Omit<z.output<typeof schema>, 'iss' | 'sub'>) => boolean> = {
  oidc: ({ email_verified }) => email_verified === true,
  // Google vouches for its own addresses and those of Workspace domains (`hd`); any other address was verified only
  // when the account was opened, and may belong to someone else by now.
  google: ({ email = '', email_verified, hd }) =>
    email_verified === true && ((typeof hd === 'string' && hd !== '') || /@(gmail|googlemail)\.com$/i.test(email)),
  // Microsoft lets any tenant write any address into `email` and sends no proof; only the optional claim `xms_edov`
  // says that the tenant owns the domain.
  microsoft: ({ xms_edov }) => [true, 1, '1', 'true'].some((yes) => yes === xms_edov),
};
