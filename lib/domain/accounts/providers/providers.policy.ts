/** The ways in which a person can sign in. */
export interface WaysIn {
  hasPassword: boolean;
  identities: readonly { id: number; provider: string }[];
  /** The providers that this installation offers; an identity of another provider is useless. */
  offered: readonly string[];
}

/**
 * Returns whether a connected account may be removed: a password or another usable one must stay, so that nobody is
 * locked out.
 */
export function canRemoveIdentity({ hasPassword, identities, offered }: WaysIn, id: number): boolean {
  return hasPassword || identities.some((other) => other.id !== id && offered.includes(other.provider));
}
