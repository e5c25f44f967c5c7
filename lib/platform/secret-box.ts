import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { newestSecret, readWithSecrets } from '#/lib/platform/auth-secrets.ts';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Returns a text encrypted for storage with AES-256-GCM, bound to its context, so that a copy in another row is
 * useless.
 */
export function seal(place: string, text: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor('secret-box'), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return new Uint8Array(sealed);
}

/**
 * Returns the text that `seal` encrypted for this context with the newest secret or an older one; null for anything
 * else, and if its secret no longer exists.
 */
export function unseal(place: string, sealed: Uint8Array): string | null {
  return readWithSecrets((secret) => {
    try {
      return open(place, Buffer.from(sealed), keyFor('secret-box', secret));
    } catch {
      return null;
    }
  });
}

function open(place: string, bytes: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** Returns a keyed hash for secrets short enough to guess: without the key, the stored value reveals nothing. */
export function keyedHash(place: string, text: string, secret = newestSecret()): Uint8Array<ArrayBuffer> {
  const mac = createHmac('sha256', keyFor('keyed-hash', secret))
    .update(JSON.stringify([place, text]))
    .digest();
  return new Uint8Array(mac);
}

/** Returns a text's keyed hashes under all secrets, for finding a stored one. */
export function keyedHashes(place: string, text: string): Uint8Array<ArrayBuffer>[] {
  return env().AUTH_SECRET.map((secret) => keyedHash(place, text, secret));
}

function keyFor(purpose: string, secret = newestSecret()): Buffer {
  return singleton(`secret-box.${purpose}.${secret}`, () =>
    Buffer.from(hkdfSync('sha256', secret, '', `unboxt/${purpose}`, 32)),
  );
}
