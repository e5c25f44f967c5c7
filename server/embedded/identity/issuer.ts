import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { html, json } from '#/server/embedded/identity/http-answers.ts';

export type Claims = Record<string, unknown>;

/** How an issuer behaves; tests change this. */
export interface IssuerMood {
  /** The person signed in here: the claims of their next id token, and those that only userinfo has. */
  person: Claims;
  userinfo: Claims;
  /** Replaces the correct claims of the next tokens, their signing key or algorithm, or this issuer's name. */
  spoil: { claims?: Claims; withForeignKey?: boolean; algorithm?: 'none' | 'HS256' | 'RS512'; issuer?: string };
  /** The errors of the token endpoint so far. */
  refusals: string[];
}

export interface IssuerSettings {
  url: string;
  clientId: string;
  clientSecret: string;
  /** The URLs it may send browsers back to. */
  redirects: () => readonly string[];
  mood: IssuerMood;
  /** Returns the page for choosing a person; without it, the person of the mood agrees. */
  choose?: (parameters: URLSearchParams, denied: URLSearchParams) => string;
  /** Returns the claims of a chosen person; null if unknown. */
  personOf?: (login: string) => Claims | null;
}

interface Grant {
  person: Claims;
  redirectUri: string;
  challenge: string;
  nonce: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * Creates an OpenID Connect issuer as strict as real ones: one known client with a secret, exact redirect URLs, PKCE by
 * S256, single-use codes, id tokens signed with RS256. It shows a page where a person agrees. Returns the handler of
 * its requests.
 */
export function createIssuer({ url, clientId, clientSecret, redirects, mood: issuer, ...more }: IssuerSettings) {
  const keys = newKey();
  const foreign = newKey();
  const grants = new Map<string, Grant>();
  const bearers = new Map<string, Claims>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url);
    if (pathname === '/.well-known/openid-configuration') return json(response, discovery(url, issuer.spoil.issuer));
    if (pathname === '/jwks')
      return json(response, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (pathname === '/authorize') return consent(response, searchParams);
    if (pathname === '/approve')
      return approve(response, request.method === 'POST' ? await formOf(request) : searchParams);
    if (pathname === '/token') return token(request, response);
    if (pathname === '/userinfo') return userinfo(request, response);
    json(response, { error: 'not_found' }, 404);
  }

  /** Returns what is wrong with a request to sign in; empty if nothing is. */
  function objections(parameters: URLSearchParams): string[] {
    const checks: [string, (value: string) => boolean][] = [
      ['client_id', (value) => value === clientId],
      ['redirect_uri', (value) => redirects().includes(value)],
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
    const denied = new URLSearchParams({ error: 'access_denied', state: parameters.get('state') ?? '', iss: url });
    if (more.choose) {
      html(response, more.choose(parameters, denied));
      return;
    }
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
    const person = more.personOf ? more.personOf(parameters.get('login') ?? '') : issuer.person;
    if (!person) {
      html(response, 'Nobody has this address here.', 400);
      return;
    }
    const code = randomBytes(24).toString('base64url');
    const redirectUri = parameters.get('redirect_uri') ?? '';
    grants.set(code, {
      person,
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
    const form = await formOf(request);
    const refuse = (error: string) => {
      issuer.refusals.push(error);
      json(response, { error }, error === 'invalid_client' ? 401 : 400);
    };
    if (request.method !== 'POST' || !isClient(request.headers.authorization)) return refuse('invalid_client');
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (form.get('grant_type') !== 'authorization_code' || !grant) return refuse('invalid_grant');
    if (form.get('redirect_uri') !== grant.redirectUri) return refuse('wrong_redirect_uri');
    if (sha256(form.get('code_verifier') ?? '') !== grant.challenge) return refuse('wrong_verifier');
    const bearer = randomBytes(24).toString('base64url');
    bearers.set(bearer, grant.person);
    json(response, { access_token: bearer, token_type: 'Bearer', expires_in: 300, id_token: idToken(grant) });
  }

  /** RFC 6749 2.3.1: both are encoded as in forms before they are joined. */
  function isClient(authorization = ''): boolean {
    const pair = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
    const [id, secret] = pair.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return authorization.startsWith('Basic ') && id === clientId && secret === clientSecret;
  }

  function idToken({ nonce, person }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const honest = {
      iss: issuer.spoil.issuer ?? url,
      aud: clientId,
      nonce,
      iat: now,
      exp: now + 300,
      auth_time: now,
      ...person,
    };
    const { algorithm = 'RS256' } = issuer.spoil;
    const content = `${base64({ alg: algorithm, kid: 'one' })}.${base64({ ...honest, ...issuer.spoil.claims })}`;
    if (algorithm === 'none') return `${content}.`;
    if (algorithm === 'HS256')
      return `${content}.${createHmac('sha256', clientSecret).update(content).digest('base64url')}`;
    const key = issuer.spoil.withForeignKey ? foreign.privateKey : keys.privateKey;
    return `${content}.${createSign(algorithm.replace('RS', 'RSA-SHA')).update(content).sign(key, 'base64url')}`;
  }

  function userinfo({ headers }: IncomingMessage, response: ServerResponse): void {
    const person = bearers.get((headers.authorization ?? '').replace('Bearer ', ''));
    if (person) json(response, { ...person, ...issuer.userinfo });
    else json(response, { error: 'invalid_token' }, 401);
  }

  return answer;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.concat(await request.toArray()).toString());
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
    id_token_signing_alg_values_supported: ['RS256', 'RS512'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
