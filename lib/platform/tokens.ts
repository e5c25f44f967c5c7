import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#/lib/platform/env.ts';

/** The beginning of a token, which says what it opens; declared once, by the feature that owns the token. */
export type TokenPrefix = `${string}_`;

/** Returns a new 256-bit secret with its prefix, and its SHA-256, which may be stored. */
export function newSecret(prefix: TokenPrefix): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** Returns the SHA-256 of a secret. */
export function hashSecret(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/**
 * Returns the secret for a row that a mail points at: its id and an HMAC over prefix and id. The mail job can make it
 * again at any retry, and the database holds no secret.
 */
export function mailedToken(prefix: TokenPrefix, id: number): string {
  return `${prefix}${id.toString(36)}.${signatureOf(signed(prefix, id))}`;
}

/** Returns the row id in a mailed token, or null when the token was not made here with this prefix. */
export function readMailedToken(prefix: TokenPrefix, token: string): number | null {
  const match = /^([a-z]{3}_)([0-9a-z]{1,7})\.([\w-]{43})$/.exec(token);
  if (!match || match[1] !== prefix) return null;
  const id = Number.parseInt(match[2] ?? '', 36);
  if (id > 2_147_483_647) return null;
  return isSignature(match[3] ?? '', signed(prefix, id)) ? id : null;
}

const signed = (prefix: TokenPrefix, id: number) => `mailed-token/${prefix}${id}`;

/** Returns 43 characters that derive from a text and that nobody else can compute. */
export function signatureOf(text: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(text).digest('base64url');
}

/** Returns whether these characters are the signature of a text. */
export function isSignature(signature: string, text: string): boolean {
  const [mine, theirs] = [Buffer.from(signatureOf(text)), Buffer.from(signature)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}

/** Returns a UUID that derives from a text and that nobody else can compute. */
export function secretUuid(purpose: string, text: string): string {
  const hex = createHmac('sha256', env().AUTH_SECRET).update(`uuid/${purpose}/${text}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
