const key = 'sentTo';

/** Keeps for this tab to which address a link was just sent, so that the next page can show it. */
export function storeSentTo(email: string): void {
  sessionStorage.setItem(key, email);
}

export function readSentTo(): string | null {
  return sessionStorage.getItem(key);
}
