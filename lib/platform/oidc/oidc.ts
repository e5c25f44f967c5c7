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

/** Returns the configured provider with this id. Throws `not_found` for one that isn't offered. */
export function getProvider(id: ProviderId): Provider {
  const provider = listProviders(env()).find((one) => one.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** Returns the providers for next-auth: an authorization code with state, PKCE and nonce, and a verified id token. */
export function oauthProviders(): OAuthConfig<Claims>[] {
  return listProviders(env()).map(oauthProvider);
}

function oauthProvider(configured: Provider): OAuthConfig<Claims> {
  const { id, name, wellKnown, clientId, clientSecret } = configured;
  // On a shared computer, people must not end up in the previous person's account.
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
      // Neither next-auth nor openid-client compares the issuers (ASVS 10.5.3); on a mismatch, nothing secret is sent.
      request: async ({ client, provider, params, checks }) => {
        const discovered = client.issuer.metadata.issuer;
        if (!isIssuerOf(configured, discovered)) throw new Error(`${wellKnown} is of another issuer: ${discovered}`);
        return { tokens: await client.callback(provider.callbackUrl, params, checks) };
      },
    },
    userinfo: {
      // Issuers may omit the email address from the id token; userinfo only counts for the same subject.
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

/** Returns the schema of ASCII text up to a length; by OpenID Connect Core 2, a subject has up to 255 characters. */
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
  auth_time: z.number().int().positive().max(8_640_000_000_000).optional().catch(undefined),
});

/** What a verified id token says about a person. */
export type Claims = z.input<typeof schema>;

/** An external account. */
export interface ClaimedIdentity {
  /** A provider of the installation, or a company's. */
  provider: ProviderId | 'company';
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider confirms that the email address belongs to the person. */
  isEmailProven: boolean;
  /** When the person signed in at the provider; null if it doesn't say. */
  authenticatedAt: Date | null;
}

/** Returns the claims of an id token whose signature, issuer, audience, nonce and age have been verified. */
export function readClaims(provider: ProviderId, claims: unknown): ClaimedIdentity {
  const { iss, sub, email, auth_time: seconds, ...proofs } = schema.parse(claims);
  const isEmailProven = proves[provider]({ email, ...proofs });
  const authenticatedAt = seconds === undefined ? null : new Date(seconds * 1000);
  return { provider, issuer: iss, subject: sub, email: email ?? null, isEmailProven, authenticatedAt };
}

/** Whether the claims prove the email address; otherwise, an account must first be connected from the profile. */
const proves: Record<ProviderId, (claims: Omit<z.output<typeof schema>, 'iss' | 'sub' | 'auth_time'>) => boolean> = {
  oidc: ({ email_verified }) => email_verified === true,
  // Google confirms its own email addresses and those of Workspace domains (`hd`). It verified any other address only
  // when the account was created, and the address may belong to someone else by now.
  google: ({ email = '', email_verified, hd }) =>
    email_verified === true && ((typeof hd === 'string' && hd !== '') || /@(gmail|googlemail)\.com$/i.test(email)),
  // Microsoft lets any tenant write any email address into `email` and sends no proof. Only the optional claim
  // `xms_edov` says that the tenant owns the domain.
  microsoft: ({ xms_edov }) => [true, 1, '1', 'true'].some((yes) => yes === xms_edov),
};
