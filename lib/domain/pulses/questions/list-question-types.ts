import { questionTypes } from '#/lib/domain/pulses/constants.ts';

/** Returns the types that a question can have, by id. */
export async function listQuestionTypes() {
  return { types: [...questionTypes] };
}
