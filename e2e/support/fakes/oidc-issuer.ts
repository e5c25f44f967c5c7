import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { html, json } from '#/e2e/support/fakes/http-answers.ts';

type Claims = Record<string, unknown>;

export interface Issuer {
  url: string;
  /** The settings with which the product offers this issuer. */
  settings: Record<string, string>;
  /** The person signed in here: the claims of their next id token, and those that only userinfo has. */
  person: Claims;
  userinfo: Claims;
  /** Replaces honest claims of the next tokens, the key that signs them, or the name of this issuer. */
  spoil: { claims?: Claims; withForeignKey?: boolean; issuer?: string };
  /** The errors of the token endpoint so far. */
  refusals: string[];
  stop(): Promise<void>;
}

interface Grant {
  redirectUri: string;
  challenge: string;
  nonce: string;
}

const clientId = 'unboxt-test';
const clientSecret = 'a-secret-of-the-stand-in';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * An OpenID Connect issuer as strict as the real ones: one known client with a secret, exact redirect addresses, PKCE
 * by S256, codes that are good once, id tokens signed with RS256. It shows a page on which a person agrees.
 */
export async function startIssuer(redirectOrigin: () => string): Promise<Issuer> {
  const keys = newKey();
  const foreign = newKey();
  const grants = new Map<string, Grant>();
  const bearers = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: Issuer = {
    url,
    settings: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Acme ID' },
    person: {},
    userinfo: {},
    spoil: {},
    refusals: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === '/.well-known/openid-configuration') return json(response, discovery(url, issuer.spoil.issuer));
    if (pathname === '/jwks')
      return json(response, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (pathname === '/authorize') return consent(response, searchParams);
    if (pathname === '/approve') return approve(response, searchParams);
    if (pathname === '/token') return token(request, response);
    if (pathname === '/userinfo') return userinfo(request, response);
    json(response, { error: 'not_found' }, 404);
  }

  /** What is wrong with a request to sign in; empty when nothing is. */
  function objections(parameters: URLSearchParams): string[] {
    const checks: [string, (value: string) => boolean][] = [
      ['client_id', (value) => value === clientId],
      ['redirect_uri', (value) => value === `${redirectOrigin()}/api/auth/callback/oidc`],
      ['response_type', (value) => value === 'code'],
      ['scope', (value) => value.split(' ').includes('openid')],
      ['code_challenge_method', (value) => value === 'S256'],
      ['code_challenge', (value) => value.length === 43],
      ['state', (value) => value.length >= 32],
      ['nonce', (value) => value.length >= 32],
    ];
    return checks.filter(([name, isRight]) => !isRight(parameters.get(name) ?? '')).map(([name]) => name);
  }

  function consent(response: ServerResponse, parameters: URLSearchParams): void {
    const wrong = objections(parameters);
    if (wrong.length > 0) {
      html(response, `Refused: ${wrong.join(', ')}`, 400);
      return;
    }
    const denied = new URLSearchParams({ error: 'access_denied', state: parameters.get('state') ?? '' });
    const query = parameters.toString().replaceAll('&', '&amp;');
    html(
      response,
      `<a href="/approve?${query}">Continue</a> <a href="${parameters.get('redirect_uri')}?${denied}">Cancel</a>`,
    );
  }

  function approve(response: ServerResponse, parameters: URLSearchParams): void {
    if (objections(parameters).length > 0) {
      json(response, { error: 'invalid_request' }, 400);
      return;
    }
    const code = randomBytes(24).toString('base64url');
    const redirectUri = parameters.get('redirect_uri') ?? '';
    grants.set(code, {
      redirectUri,
      challenge: parameters.get('code_challenge') ?? '',
      nonce: parameters.get('nonce') ?? '',
    });
    const back = new URLSearchParams({
      code,
      state: parameters.get('state') ?? '',
      iss: issuer.spoil.issuer ?? url,
      session_state: 'more',
    });
    response.writeHead(302, { location: `${redirectUri}?${back}` }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const refuse = (error: string) => {
      issuer.refusals.push(error);
      json(response, { error }, error === 'invalid_client' ? 401 : 400);
    };
    const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.method !== 'POST' || request.headers.authorization !== credentials) return refuse('invalid_client');
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (form.get('grant_type') !== 'authorization_code' || !grant) return refuse('invalid_grant');
    if (form.get('redirect_uri') !== grant.redirectUri) return refuse('wrong_redirect_uri');
    if (sha256(form.get('code_verifier') ?? '') !== grant.challenge) return refuse('wrong_verifier');
    const bearer = randomBytes(24).toString('base64url');
    bearers.add(bearer);
    json(response, { access_token: bearer, token_type: 'Bearer', expires_in: 300, id_token: idToken(grant) });
  }

  function idToken({ nonce }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer.spoil.issuer ?? url,
      aud: clientId,
      nonce,
      iat: now,
      exp: now + 300,
      ...issuer.person,
    };
    const content = `${base64({ alg: 'RS256', kid: 'one' })}.${base64({ ...honest, ...issuer.spoil.claims })}`;
    return `${content}.${sign(content, issuer.spoil.withForeignKey ? foreign.privateKey : keys.privateKey)}`;
  }

  function userinfo({ headers }: IncomingMessage, response: ServerResponse): void {
    const isKnown = bearers.has((headers.authorization ?? '').replace('Bearer ', ''));
    if (isKnown) json(response, { ...issuer.person, ...issuer.userinfo });
    else json(response, { error: 'invalid_token' }, 401);
  }

  return issuer;
}

function sign(content: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(content).sign(key, 'base64url');
}

function discovery(url: string, issuer = url): Claims {
  return {
    issuer,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
