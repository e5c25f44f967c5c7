/** A failure that a person can fix: only its message is shown, without a stack. */
export class SetupFailure extends Error {
  name = 'SetupFailure';
}
