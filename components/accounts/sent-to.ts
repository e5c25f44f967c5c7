const key = 'sentTo';

/** Stores for this tab the address that a link was just sent to, so that the next page can show it. */
export function storeSentTo(email: string): void {
  sessionStorage.setItem(key, email);
}

export function readSentTo(): string | null {
  return sessionStorage.getItem(key);
}
