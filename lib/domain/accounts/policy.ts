/** What a person can sign in with. */
export interface WaysIn {
  hasPassword: boolean;
  identities: readonly { id: number; provider: string }[];
  /** The providers that this installation offers; an identity of another one opens nothing. */
  offered: readonly string[];
}

/** A connected account may go while a password or another usable one stays: nobody locks themselves out. */
export function canRemoveIdentity({ hasPassword, identities, offered }: WaysIn, id: number): boolean {
  return hasPassword || identities.some((other) => other.id !== id && offered.includes(other.provider));
}
