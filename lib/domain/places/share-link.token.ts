import { type ShareKind, shareKinds, shareTokenPrefix } from '#/lib/domain/places/constants.ts';
import { isSignature, signatureOf } from '#/lib/platform/tokens.ts';

export interface ShareLink {
  kind: ShareKind;
  /** The id of the company, the department or the team. */
  id: number;
  /** Increased to replace the link; links of older versions no longer work. */
  version: number;
}

const signed = (place: string) => `share-link/${place}`;

/** Returns the secret of a share link. Many people may use it, and the database stores nothing secret. */
export function shareToken({ kind, id, version }: ShareLink): string {
  const place = `${shareKinds.indexOf(kind)}.${id.toString(36)}.${version.toString(36)}`;
  return `${shareTokenPrefix}${place}.${signatureOf(signed(place))}`;
}

/** Returns the contents of a share link, or null if it wasn't created here. The caller must check its version. */
export function readShareToken(token: string): ShareLink | null {
  if (!token.startsWith(shareTokenPrefix)) return null;
  const match = /^(([0-4])\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([\w-]{43})$/.exec(token.slice(shareTokenPrefix.length));
  const [, place = '', kindAt, id = '', version = '', signature = ''] = match ?? [];
  const kind = shareKinds[Number(kindAt)];
  if (!match || !kind || !isSignature(signature, signed(place))) return null;
  return { kind, id: Number.parseInt(id, 36), version: Number.parseInt(version, 36) };
}
