import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '#/lib/platform/env.ts';

/** A fresh 256-bit secret with its kind in front, and the SHA-256 that may be stored of it. */
export function newSecret(prefix: 'sb_' | 'tkt_' | 'cap_' | 'pv_'): { token: string; hash: Uint8Array<ArrayBuffer> } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: hashSecret(token) };
}

/** SHA-256 of a secret. */
export function hashSecret(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** `pwd_` sets a first password, `rst_` a new one, `inv_` is an invitation, `srv_` a check-in, `pls_` a pulse; `uns_` ends mails. */
export type MailedPrefix = 'pwd_' | 'rst_' | 'inv_' | 'srv_' | 'pls_' | 'uns_';

/**
 * The secret for a row that a mail points at: its id and an HMAC over kind and id. The mail job can make it again
 * at any retry, and nothing secret lies in the database.
 */
export function mailedToken(prefix: MailedPrefix, id: number): string {
  return `${prefix}${id.toString(36)}.${signature(prefix, id)}`;
}

/** The row id in a mailed token, or null when the token was not made here for this kind. */
export function readMailedToken(prefix: MailedPrefix, token: string): number | null {
  const match = /^([a-z]{3}_)([0-9a-z]{1,7})\.([\w-]{43})$/.exec(token);
  if (!match || match[1] !== prefix) return null;
  const id = Number.parseInt(match[2] ?? '', 36);
  if (id > 2_147_483_647) return null;
  const given = Buffer.from(match[3] ?? '');
  return timingSafeEqual(given, Buffer.from(signature(prefix, id))) ? id : null;
}

function signature(prefix: MailedPrefix, id: number): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`mailed-token/${prefix}${id}`).digest('base64url');
}

/** What a share link lets people sign up to be; the id is of the company, the department or the team. */
export const shareKinds = [
  'company_administrator',
  'department_leader',
  'team_leader',
  'department_team_leader',
  'team_member',
] as const;
export type ShareKind = (typeof shareKinds)[number];

export interface ShareLink {
  kind: ShareKind;
  id: number;
  /** Raised to make the link anew; the one before is then no longer the current one. */
  version: number;
}

/** The secret of a share link: many people may use it, and nothing secret lies in the database. */
export function shareToken({ kind, id, version }: ShareLink): string {
  const place = `${shareKinds.indexOf(kind)}.${id.toString(36)}.${version.toString(36)}`;
  return `lnk_${place}.${shareSignature(place)}`;
}

/** What a share link says, or null when it was not made here. Whether its version is current is for the caller to ask. */
export function readShareToken(token: string): ShareLink | null {
  const match = /^lnk_(([0-4])\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([\w-]{43})$/.exec(token);
  const [, place = '', kindAt, id = '', version = '', given = ''] = match ?? [];
  const kind = shareKinds[Number(kindAt)];
  if (!match || !kind) return null;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(shareSignature(place)))) return null;
  return { kind, id: Number.parseInt(id, 36), version: Number.parseInt(version, 36) };
}

function shareSignature(place: string): string {
  return createHmac('sha256', env().AUTH_SECRET).update(`share-link/${place}`).digest('base64url');
}

/** Returns a UUID that follows from a text, and that nobody else can compute. */
export function secretUuid(purpose: string, text: string): string {
  const hex = createHmac('sha256', env().AUTH_SECRET).update(`uuid/${purpose}/${text}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
