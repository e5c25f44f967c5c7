import { type ShareKind, shareKinds, shareTokenPrefix } from '#/lib/domain/places/constants.ts';
import { isSignature, signatureOf } from '#/lib/platform/tokens.ts';

export interface ShareLink {
  kind: ShareKind;
  /** Of the company, the department or the team. */
  id: number;
  /** Raised to make the link anew; the one before is then no longer the current one. */
  version: number;
}

const signed = (place: string) => `share-link/${place}`;

/** The secret of a share link: many people may use it, and nothing secret lies in the database. */
export function shareToken({ kind, id, version }: ShareLink): string {
  const place = `${shareKinds.indexOf(kind)}.${id.toString(36)}.${version.toString(36)}`;
  return `${shareTokenPrefix}${place}.${signatureOf(signed(place))}`;
}

/** What a share link says, or null when it was not made here. Whether its version is current is for the caller to ask. */
export function readShareToken(token: string): ShareLink | null {
  if (!token.startsWith(shareTokenPrefix)) return null;
  const match = /^(([0-4])\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([\w-]{43})$/.exec(token.slice(shareTokenPrefix.length));
  const [, place = '', kindAt, id = '', version = '', given = ''] = match ?? [];
  const kind = shareKinds[Number(kindAt)];
  if (!match || !kind || !isSignature(given, signed(place))) return null;
  return { kind, id: Number.parseInt(id, 36), version: Number.parseInt(version, 36) };
}
