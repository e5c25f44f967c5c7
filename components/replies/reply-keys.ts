import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** A key of one conversation, and what the server keeps of it. */
export interface ReplyKey {
  token: string;
  hash: string;
}

const storageKey = 'replyKeys';
const format = /^rpl_[\w-]{43}$/;

/** Whether this browser can make keys: on plain http browsers have no SHA-256. */
export function canMakeKeys(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Makes a key for one text: 32 random bytes, of which the server learns the SHA-256 alone. */
export async function makeReplyKey(): Promise<ReplyKey> {
  const token = `rpl_${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return { token, hash: base64url(new Uint8Array(digest)) };
}

/** Returns the keys that this browser keeps, the newest first. */
export function readReplyKeys(): string[] {
  const tokens = browserStorage.read(storageKey)?.split(' ') ?? [];
  return tokens.filter((token) => format.test(token));
}

/** Keeps a key in this browser; returns false where it keeps nothing. */
export function keepReplyKey(token: string): boolean {
  return browserStorage.keep(storageKey, [token, ...readReplyKeys().filter((one) => one !== token)].join(' '));
}

/** Forgets a key in this browser; the link that holds it goes on to open the conversation. */
export function dropReplyKey(token: string): void {
  const rest = readReplyKeys().filter((one) => one !== token);
  if (rest.length > 0) browserStorage.keep(storageKey, rest.join(' '));
  else browserStorage.drop(storageKey);
}

/**
 * Returns the address of a conversation: what stands behind the # reaches no server.
 * @example replyPath('rpl_a') // '/reply#k=rpl_a'
 */
export function replyPath(token: string): string {
  return `/reply#k=${token}`;
}

/**
 * Returns the key in the fragment of an address, without what was copied along behind it; null where none is named.
 * @example readReplyFragment('#k=rpl_a') // 'rpl_a'
 */
export function readReplyFragment(fragment: string): string | null {
  const value = new URLSearchParams(fragment.slice(1)).get('k') || null;
  return value && (/^rpl_[\w-]{43}/.exec(value)?.[0] ?? value);
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
