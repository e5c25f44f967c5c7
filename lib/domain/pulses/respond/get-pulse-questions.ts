import { presentTypeName } from '#/lib/domain/pulses/questions/question.present.ts';
import { findRespondent } from '#/lib/domain/pulses/respond/find-respondent.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Returns what a mailed token's round asks, storing nothing; throws `not_found` or, once it has closed, `invalid`. */
export async function getPulseQuestions(ctx: Ctx, { token }: { token: string }) {
  const respondent = await findRespondent(token, ctx.clock.now());
  if (!respondent.isOpen) throw invalid(message('pulses.respondent.closed'));
  const { name, companyName, creatorRole, answered: hasAnswered, closesAt, minimumGroupSize, questions } = respondent;
  return {
    name,
    companyName,
    creatorRole,
    questions: questions.map((question) => ({ ...question, typeName: presentTypeName(question.typeId) })),
    answered: hasAnswered,
    closesAt: closesAt.toISOString(),
    locale: 'en',
    minimumGroupSize,
  };
}
