/** Something a person can put right: shown as its words alone, without a stack. */
export class SetupFailure extends Error {
  name = 'SetupFailure';
}
