import * as oidc from 'openid-client';
import type { SignInConnection } from '#/generated/prisma/client.ts';
import {
  IssuerFailure,
  type IssuerFault,
  issuerWords,
} from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { env } from '#/lib/platform/env.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { isAtHome, RefusedAddress } from '#/lib/platform/guarded/guarded-address.ts';
import { guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';
import { seal, unseal } from '#/lib/platform/secret-box.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { message } from '#/lib/words/message.ts';

type Client = Pick<SignInConnection, 'companyId' | 'issuer' | 'clientId'>;

/**
 * Returns the context that a secret's encryption is bound to: its issuer and client, so that no other server gets it.
 */
const placeOf = ({ companyId, issuer, clientId }: Client) => `sign-in:${companyId}:${issuer}:${clientId}`;

export const sealClientSecret = (client: Client, secret: string) => seal(placeOf(client), secret);

/** Returns a client's secret, or null if no secret of the installation decrypts it any more. */
export function clientSecretOf(row: Client & Pick<SignInConnection, 'secretBox'>): string | null {
  return unseal(placeOf(row), row.secretBox);
}

/** Returns the URL where every issuer sends browsers back. */
export const returnUrl = () => `${env().APP_URL}/api/auth/company/return`;

const KEPT_MS = 10 * 60_000;
const KEPT_MOST = 500;

interface Kept {
  config: oidc.Configuration;
  until: number;
}
/** Caches issuers, because a whole company may sign in on one morning. */
const cache = () => singleton('company-sign-in.issuers', () => new Map<string, Kept>());

/**
 * Returns an issuer's configuration from its discovery document. All calls to the issuer go through the guarded fetch,
 * and its tokens are verified by their signature. Throws `IssuerFailure`.
 */
export async function findIssuer(client: Client, secret: string): Promise<oidc.Configuration> {
  const key = JSON.stringify([client.companyId, client.issuer, client.clientId, secret]);
  const entry = cache().get(key);
  if (entry && entry.until > performance.now()) return entry.config;
  const config = await discover(client, secret);
  if (cache().size >= KEPT_MOST) cache().clear();
  cache().set(key, { config, until: performance.now() + KEPT_MS });
  return config;
}

async function discover({ issuer, clientId }: Client, secret: string): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  if (!['https:', 'http:'].includes(server.protocol)) throw new IssuerFailure('address');
  const execute = [oidc.enableNonRepudiationChecks];
  // Only for local installations: elsewhere, guardedFetch refuses http URLs.
  if (server.protocol === 'http:') execute.push(oidc.allowInsecureRequests);
  const config = await oidc
    .discovery(server, clientId, undefined, authenticate(secret), { execute, [oidc.customFetch]: fetchAsStranger })
    .catch((error: unknown) => {
      throw new IssuerFailure(faultOf(error, 'silent'), error);
    });
  checkMetadata(server, config.serverMetadata());
  return config;
}

/** Throws `IssuerFailure` for metadata of another issuer, or without what a sign-in needs. */
export function checkMetadata(server: URL, metadata: oidc.ServerMetadata): void {
  const { issuer, authorization_endpoint: page, token_endpoint, jwks_uri } = metadata;
  // The library accepts multi-tenant issuers, which would let in anyone with an account there.
  if (URL.parse(issuer)?.href !== server.href) throw new IssuerFailure('issuer');
  if (!page || !token_endpoint || !jwks_uri || !isPage(page)) throw new IssuerFailure('unfit');
}

/** Returns whether a URL is a web page, because browsers are redirected there. */
export function isPage(address: string): boolean {
  const protocol = URL.parse(address)?.protocol;
  return protocol === 'https:' || (protocol === 'http:' && isAtHome());
}

/**
 * Sends the secret in the body if the issuer supports it, because some issuers don't decode the header; otherwise in
 * the header, the default. Source: OpenID Connect Discovery 1.0, 3.
 */
function authenticate(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    const send = isPosted ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
    return send(server, client, body, headers);
  };
}

const fetchAsStranger: oidc.CustomFetch = async (url, { method, headers, body }) => {
  const answer = await guardedFetch(url, {
    method: method === 'POST' ? 'POST' : 'GET',
    headers,
    ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
  });
  const type = answer.headers['content-type'];
  const isEmpty = [204, 205, 304].includes(answer.status);
  return new Response(isEmpty ? null : answer.text, {
    status: answer.status,
    headers: type ? { 'content-type': type } : {},
  });
};

/** Returns what is wrong with an issuer, from an error of the library or its causes; `otherwise` if none is known. */
export function faultOf(error: unknown, otherwise: IssuerFault): IssuerFault {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddress) return cause.reason === 'unresolved' ? 'silent' : 'address';
    const { code, error: said } = cause as { code?: string; error?: string };
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' && otherwise === 'silent') return 'issuer';
    if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return 'cancelled';
    if (said === 'invalid_client' || said === 'unauthorized_client') return 'client';
  }
  return otherwise;
}

/**
 * Returns the issuer's configuration. Throws `invalid`, with the reason, for an issuer that can't be used, and without
 * a secret.
 */
export async function requireIssuer(client: Client, secret: string | null) {
  if (secret === null) throw invalid(message('company-sign-in.answers.secretAnew'));
  return findIssuer(client, secret).catch((error: unknown) => {
    if (!(error instanceof IssuerFailure)) throw error;
    throw invalid(issuerWords(error.fault));
  });
}
