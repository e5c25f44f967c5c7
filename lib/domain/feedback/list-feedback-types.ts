import { listTypes } from '#/lib/domain/feedback/feedback.present.ts';

/** What feedback can be about. */
export async function listFeedbackTypes() {
  return { types: listTypes().map(({ id, name }) => ({ id, name })) };
}
