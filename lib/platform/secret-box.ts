import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a text for storage with AES-256-GCM, bound to its place, so that a copy in another row does not open. */
export function seal(place: string, text: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor('secret-box'), iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return new Uint8Array(sealed);
}

/** Returns the text that `seal` encrypted for this place; throws for anything else. */
export function unseal(place: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyFor('secret-box'), bytes.subarray(0, ivBytes));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
  return text.toString('utf8');
}

/** Returns a keyed hash for secrets short enough to guess: without the key the stored value reveals nothing. */
export function keyedHash(place: string, text: string): Uint8Array<ArrayBuffer> {
  const mac = createHmac('sha256', keyFor('keyed-hash'))
    .update(JSON.stringify([place, text]))
    .digest();
  return new Uint8Array(mac);
}

function keyFor(purpose: string): Buffer {
  return singleton(`secret-box.${purpose}`, () =>
    Buffer.from(hkdfSync('sha256', env().AUTH_SECRET, '', `unboxt/${purpose}`, 32)),
  );
}
