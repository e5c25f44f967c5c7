import * as oidc from 'openid-client';
import { faultOf, returnUrl } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';

/** Signatures that are believed: of a key that the issuer alone has, with SHA-256. */
const believedAlgorithms = ['RS256', 'ES256', 'PS256'];

interface Exchange {
  /** What came back with the browser. */
  answer: URLSearchParams;
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Returns the claims of the person who comes back, of whom the issuer says so: its answer is for this way, its token
 * signed, for this client and for now. Where the token has no address, userinfo may, for the same subject. Throws
 * `IssuerFailure`. The library compares the issuer that an answer names, and refuses one without where there should be one.
 */
export async function exchangeAnswer(
  config: oidc.Configuration,
  { answer, state, nonce, verifier }: Exchange,
): Promise<Record<string, unknown>> {
  const { userinfo_endpoint } = config.serverMetadata();
  const address = new URL(returnUrl());
  address.search = answer.toString();
  try {
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(config, address, checks);
    const claims = tokens.claims();
    if (!claims || !believedAlgorithms.includes(algorithmOf(tokens.id_token ?? ''))) throw new IssuerFailure('token');
    if (claims.email !== undefined || !userinfo_endpoint) return claims;
    const { email, email_verified } = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...claims, email, email_verified };
  } catch (error) {
    throw error instanceof IssuerFailure ? error : new IssuerFailure(faultOf(error, 'token'), error);
  }
}

function algorithmOf(token: string): string {
  return String(Object(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).alg);
}
