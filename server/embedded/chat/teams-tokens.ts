import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { newId } from '#/server/embedded/chat/store.ts';

/** Who signs what Teams sends. */
const ISSUER = 'https://api.botframework.com';

/** How the token of an activity is made; tests change this. */
export interface TokenManner {
  isForged: boolean;
  audience?: string;
  issuer?: string;
  serviceUrl?: string;
  secondsLeft: number;
}

export const asTeams: TokenManner = { isForged: false, secondsLeft: 3600 };

/** Creates Microsoft's keys since this start: for signing, and for the product to verify with. */
export function createTokens() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const kid = newId('');
  const keys = { keys: [{ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid }] };

  return {
    keys,
    /** The token for sending an activity to an app. */
    forActivity(appId: string, serviceUrl: string, manner: TokenManner): string {
      const claims = {
        iss: manner.issuer ?? ISSUER,
        aud: manner.audience ?? appId,
        serviceurl: manner.serviceUrl ?? serviceUrl,
        // Additional claims in a directory's own tokens.
        ...(manner.issuer && { tid: manner.issuer.split('/').at(-2) }),
      };
      return jwt(manner.isForged ? forged : privateKey, kid, claims, manner.secondsLeft);
    },
    /** An app's token for writing. */
    forApp: (appId: string, tid: string) =>
      jwt(privateKey, kid, { aud: ISSUER, appid: appId, tid, jti: newId('') }, 3600),
  };
}

function jwt(key: KeyObject, kid: string, claims: object, secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid },
    { ...claims, nbf: now - 3600, iat: now - 3600, exp: now + secondsLeft },
  ];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
