import { createECDH, ECDH, hkdfSync } from 'node:crypto';
import { newestSecret } from '#/lib/platform/auth-secrets.ts';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';

const CURVE = 'prime256v1';

/** The key pair that push services know this installation by. Source: RFC 8292. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the key pair computed from a secret, by default the newest, so there is nothing to configure or store. */
export function pushKeys(secret = newestSecret()): PushKeys {
  return singleton(`push.keys.${secret}`, () => derive(secret));
}

/** Returns the key pairs of all secrets, newest first, so that browsers subscribed with an older one still work. */
export function allPushKeys(): PushKeys[] {
  return env().AUTH_SECRET.map((secret) => pushKeys(secret));
}

function derive(secret: string): PushKeys {
  const ecdh = createECDH(CURVE);
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `unboxt/push/${attempt}`, 32));
    try {
      ecdh.setPrivateKey(scalar);
    } catch {
      // One in four billion is outside the curve.
      continue;
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
  }
}

/** Returns whether a text is a point of the curve as browsers write it: 65 bytes, uncompressed. */
export function isPoint(text: string): boolean {
  if (!/^B[\w-]{86}$/.test(text)) return false;
  try {
    ECDH.convertKey(text, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}
