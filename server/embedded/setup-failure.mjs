/** A failure that a person can fix: shown as its message alone, without a stack. */
export class SetupFailure extends Error {
  name = 'SetupFailure';
}
