import * as oidc from 'openid-client';
import { faultOf, returnUrl } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { IssuerFailure } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';

/** The accepted signatures: with a private key that only the issuer has, and SHA-256. */
const believedAlgorithms = ['RS256', 'ES256', 'PS256'];

interface Exchange {
  /** The query that the browser came back with. */
  answer: URLSearchParams;
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Exchanges the issuer's answer for the claims of the person who returns. The answer must belong to this attempt, and
 * the token must be signed, current and for this client. If the token has no email address, it's read from userinfo for
 * the same subject. Throws `IssuerFailure`. The library checks the issuer named in the answer, and refuses an answer
 * that should name its issuer and doesn't.
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
