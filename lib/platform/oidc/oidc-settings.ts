import * as z from 'zod';
import type { ProviderId } from '#/lib/platform/oidc/provider-ids.ts';

const clientId = (whose: string) =>
  z.string().optional().describe(`Client id of ${whose}. With its secret set too, /signIn offers that sign-in.`);
const clientSecret = (whose: string) => z.string().optional().describe(`Client secret of ${whose}.`);

/** Returns whether a URL is safe: https, or a stand-in on this machine. */
function isTrustworthy(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname ?? ''));
}

/** The settings for signing in with external accounts; without any, none is offered. */
export const oidcSettings = {
  OIDC_GOOGLE_CLIENT_ID: clientId('Google'),
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret('Google'),
  OIDC_MICROSOFT_CLIENT_ID: clientId('Microsoft Entra'),
  OIDC_MICROSOFT_CLIENT_SECRET: clientSecret('Microsoft Entra'),
  OIDC_MICROSOFT_TENANT: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a tenant id, a domain, common or organizations')
    .default('common')
    .describe(
      'Which Microsoft accounts can sign in: those of a tenant (id or domain), `organizations`, or `common` for all.',
    ),
  OIDC_ISSUER: z
    .string()
    .refine(isTrustworthy, 'must be an https address')
    .transform((value) => value.replace(/\/$/, ''))
    .optional()
    .describe('Any other OpenID Connect issuer, written as in its discovery document.'),
  OIDC_CLIENT_ID: clientId('that issuer'),
  OIDC_CLIENT_SECRET: clientSecret('that issuer'),
  OIDC_NAME: z
    .string()
    .max(40, 'may have at most 40 characters')
    .default('single sign-on')
    .describe('What the button calls that issuer: “Continue with …”.'),
} as const;

type OidcEnv = z.output<z.ZodObject<typeof oidcSettings>>;

/** Settings that only work together. */
const sets = [
  ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
  ['OIDC_MICROSOFT_CLIENT_ID', 'OIDC_MICROSOFT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const;

/** Returns the missing settings of incomplete sets, each with one that is present. */
export function missingOidcSettings(env: OidcEnv): { name: string; beside: string }[] {
  return sets.flatMap((set) => {
    const beside = set.find((name) => env[name]);
    if (!beside) return [];
    return set.filter((name) => !env[name]).map((name) => ({ name, beside }));
  });
}

/** A provider of accounts that this installation trusts to identify people. */
export interface Provider {
  id: ProviderId;
  name: string;
  /** As configured, without a trailing slash; a Microsoft tenant keeps its configured name. */
  issuer: string;
  wellKnown: string;
  clientId: string;
  clientSecret: string;
}

/** The issuer of Google's accounts. */
export const GOOGLE = 'https://accounts.google.com';

/**
 * Returns the parameters that make an issuer ask for a new sign-in. Google only offers the choice of an account.
 * Source: OpenID Connect Core 1.0, 3.1.2.1.
 */
export function signInAnew(issuer: string): Record<string, string> {
  return issuer === GOOGLE ? { prompt: 'select_account' } : { prompt: 'login', max_age: '0' };
}

/** Returns the configured providers in the order they are offered. */
export function listProviders(env: OidcEnv): Provider[] {
  const of = (id: ProviderId, name: string, issuer?: string, clientId?: string, clientSecret?: string): Provider[] =>
    issuer && clientId && clientSecret
      ? [{ id, name, issuer, clientId, clientSecret, wellKnown: `${issuer}/.well-known/openid-configuration` }]
      : [];
  const microsoft = `https://login.microsoftonline.com/${env.OIDC_MICROSOFT_TENANT}/v2.0`;
  return [
    ...of('google', 'Google', GOOGLE, env.OIDC_GOOGLE_CLIENT_ID, env.OIDC_GOOGLE_CLIENT_SECRET),
    ...of('microsoft', 'Microsoft', microsoft, env.OIDC_MICROSOFT_CLIENT_ID, env.OIDC_MICROSOFT_CLIENT_SECRET),
    ...of('oidc', env.OIDC_NAME, env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET),
  ];
}

const tenantId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const tenantOf = (issuer: string) => /^https:\/\/login\.microsoftonline\.com\/([^/]+)\/v2\.0$/.exec(issuer)?.[1];

/**
 * Returns whether a discovery document's issuer is the configured one. Another issuer is a server that poses as the
 * configured one to sign in to its accounts. Microsoft names a tenant by its id, and all of them by `{tenantid}`.
 */
export function isIssuerOf({ id, issuer }: Pick<Provider, 'id' | 'issuer'>, discovered: string): boolean {
  if (id !== 'microsoft') return discovered === issuer || discovered === `${issuer}/`;
  const [configuredTenant = '', discoveredTenant = ''] = [tenantOf(issuer), tenantOf(discovered)];
  if (configuredTenant === 'common' || configuredTenant === 'organizations') return discoveredTenant === '{tenantid}';
  if (tenantId.test(configuredTenant)) return discoveredTenant.toLowerCase() === configuredTenant.toLowerCase();
  return tenantId.test(discoveredTenant);
}
