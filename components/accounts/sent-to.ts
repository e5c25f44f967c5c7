import { tabStorage } from '#/lib/platform/browser-storage.ts';

const key = 'sentTo';

/** Stores for this tab the email address that a link was sent to, so that the next page can show it. */
export function storeSentTo(email: string): void {
  tabStorage.keep(key, email);
}

export function readSentTo(): string | null {
  return tabStorage.read(key);
}
