import { browserStorage, lastingKeys } from '#/lib/platform/browser-storage.ts';

/** A key of one conversation, and what the server stores of it. */
export interface ReplyKey {
  token: string;
  hash: string;
}

const storageKey = lastingKeys.replies;
const format = /^rpl_[\w-]{43}$/;

/** Returns whether this browser can make keys: without HTTPS, browsers have no SHA-256. */
export function canMakeKeys(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Makes a key for one text: 32 random bytes. The server only learns their SHA-256. */
export async function makeReplyKey(): Promise<ReplyKey> {
  const token = `rpl_${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return { token, hash: base64url(new Uint8Array(digest)) };
}

/** Returns this browser's keys, newest first. */
export function readReplyKeys(): string[] {
  const tokens = browserStorage.read(storageKey)?.split(' ') ?? [];
  return tokens.filter((token) => format.test(token));
}

/** Stores a key in this browser; returns false if that fails. */
export function keepReplyKey(token: string): boolean {
  return browserStorage.keep(storageKey, [token, ...readReplyKeys().filter((one) => one !== token)].join(' '));
}

/** Forgets a key in this browser; the link that contains it still opens the conversation. */
export function dropReplyKey(token: string): void {
  const rest = readReplyKeys().filter((one) => one !== token);
  if (rest.length > 0) browserStorage.keep(storageKey, rest.join(' '));
  else browserStorage.drop(storageKey);
}

/**
 * Returns the URL of a conversation: the part behind the # reaches no server.
 * @example replyPath('rpl_a') // '/reply#k=rpl_a'
 */
export function replyPath(token: string): string {
  return `/reply#k=${token}`;
}

/**
 * Returns the key in a URL's fragment, without text copied along behind it; null if there is none.
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
