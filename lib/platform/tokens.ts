import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { newestSecret, readWithSecrets } from '#/lib/platform/auth-secrets.ts';
import { ID_MAX } from '#/lib/platform/ids.ts';

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

/** A row that an email refers to. Tokens don't contain the first version. */
interface MailedRow {
  id: number;
  version: number;
}

/**
 * Returns the secret for a row that an email refers to: its id, its version if the row was emailed before, and an HMAC
 * over both and the prefix. The email job can compute it again at any attempt, and the database stores no secret.
 */
export function mailedToken(prefix: TokenPrefix, id: number, version = 1): string {
  const row = version === 1 ? id.toString(36) : `${id.toString(36)}.${version.toString(36)}`;
  return `${prefix}${row}.${signatureOf(signed(prefix, { id, version }))}`;
}

/** Returns the row id in an emailed token, or null if the token wasn't created here with this prefix. */
export function readMailedToken(prefix: TokenPrefix, token: string): number | null {
  const row = readVersionedToken(prefix, token);
  return row?.version === 1 ? row.id : null;
}

/**
 * Returns id and version for rows that are emailed again under one id, or null if the token isn't ours; the caller must
 * check the version.
 */
export function readVersionedToken(prefix: TokenPrefix, token: string): MailedRow | null {
  const match = /^([a-z]{3}_)([0-9a-z]{1,7})(?:\.([0-9a-z]{1,7}))?\.([\w-]{43})$/.exec(token);
  const [, start, id36 = '', version36 = '1', signature = ''] = match ?? [];
  if (start !== prefix) return null;
  const row = { id: Number.parseInt(id36, 36), version: Number.parseInt(version36, 36) };
  if (row.id > ID_MAX || row.version > ID_MAX) return null;
  return isSignature(signature, signed(prefix, row)) ? row : null;
}

const signed = (prefix: TokenPrefix, { id, version }: MailedRow) =>
  version === 1 ? `mailed-token/${prefix}${id}` : `mailed-token/${prefix}${id}.${version}`;

/** Returns 43 characters computed from a text, which no one else can compute. */
export function signatureOf(text: string, secret = newestSecret()): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Returns whether these characters are the signature of a text, with the newest secret or an older one. */
export function isSignature(signature: string, text: string): boolean {
  const theirs = Buffer.from(signature);
  const secretOf = readWithSecrets((secret) => {
    const mine = Buffer.from(signatureOf(text, secret));
    return mine.length === theirs.length && timingSafeEqual(mine, theirs) ? secret : null;
  });
  return secretOf !== null;
}

/** Returns a UUID computed from a text, which no one else can compute. */
export function secretUuid(purpose: string, text: string): string {
  const hex = createHmac('sha256', newestSecret()).update(`uuid/${purpose}/${text}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
