import { formOf } from '#/lib/domain/chat-answers/chat-form.present.ts';
import { answersOf, isEmpty, missingFields } from '#/lib/domain/chat-answers/chat-values.ts';
import { settleCheckIn } from '#/lib/domain/chat-answers/queues.ts';
import type { ThingKind } from '#/lib/domain/chat-answers/thing.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { getQuestionnaire } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { submitCheckIn } from '#/lib/domain/check-ins/respond/submit-check-in.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** A check-in in a chat. */
export const checkInThing: ThingKind = {
  isOwn: async ({ db }, userId, id) => (await db.checkIn.count({ where: { id, userId } })) > 0,
  isStored: async ({ db }, id, submissionId) => (await db.checkIn.count({ where: { id, submissionId } })) > 0,
  pathOf: (id) => `/questionnaire/${mailedToken(checkInTokenPrefix, id)}`,
  async ask(ctx, id, { locale }) {
    const token = mailedToken(checkInTokenPrefix, id);
    const questions = await getQuestionnaire(ctx, { token });
    const fields = formOf(questions, locale);
    return {
      title: wordsFor(locale, 'channels.answer')('title'),
      audience: questions.audience,
      fields,
      missingIn: (values) => missingFields(fields ?? [], values),
      isEmpty,
      async submit(submissionId, values) {
        await submitCheckIn(ctx, { token, submissionId, answers: answersOf(questions, values) });
        await inTransaction(ctx.db, (tx) => enqueue(tx, settleCheckIn, { checkInId: id }));
      },
    };
  },
};
