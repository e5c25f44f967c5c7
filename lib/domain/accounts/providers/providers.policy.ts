/** How a person can sign in. */
export interface WaysIn {
  hasPassword: boolean;
  identities: readonly { id: number; provider: string }[];
  /** The providers that this installation offers; identities of other providers don't work. */
  offered: readonly string[];
}

/**
 * Returns whether a connected account may be removed: a password or another usable account must remain, so that no one
 * is locked out.
 */
export function canRemoveIdentity({ hasPassword, identities, offered }: WaysIn, id: number): boolean {
  return hasPassword || identities.some((other) => other.id !== id && offered.includes(other.provider));
}
