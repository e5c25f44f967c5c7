import { storeAnswer } from '#/lib/domain/check-ins/commands/store-answer.ts';
import { emotions } from '#/lib/domain/check-ins/constants.ts';
import { alreadyAnswered, closed } from '#/lib/domain/check-ins/queries/get-questionnaire.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/schema.ts';
import { teamDashboardRoom } from '#/lib/domain/dashboards/rooms.ts';
import { normaliseMotivatorAnswer } from '#/lib/domain/metrics/motivator-answer.ts';
import { sentimentWeights } from '#/lib/domain/metrics/sentiment.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { invalid, notFound, type Problem } from '#/lib/platform/errors.ts';
import { announceSoon } from '#/lib/platform/live.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';

/** Failures only, per token: an accepted answer spends its token, so success needs no counting. */
const failureLimit = { name: 'check-in-answers', points: 10, seconds: 60 } as const;

/**
 * Stores the answers behind a mailed token. Throws `not_found` for a token not made here, and `invalid` when it was
 * answered before or is closed. A repeat of the same sending, after a lost connection say, answers as the first did.
 */
export async function submitCheckIn(
  ctx: Ctx,
  body: { token: string; submissionId: string; answers: CheckInAnswers },
): Promise<{ localDate: string }> {
  const checkInId = readMailedToken('srv_', body.token);
  if (checkInId === null) throw notFound();
  const stored = await storeAnswer({
    checkInId,
    submissionId: body.submissionId,
    now: ctx.clock.now(),
    ...figuresOf(body.answers),
  });
  if (stored) {
    announceSoon(teamDashboardRoom(stored.teamId), 'dashboard', { teamId: stored.teamId });
    return { localDate: stored.localDate };
  }
  const repeated = await findSubmission(ctx, checkInId, body.submissionId);
  if (repeated) return repeated;
  await takePoint(failureLimit, String(checkInId));
  throw await explainRefusal(ctx, checkInId);
}

function figuresOf(answers: CheckInAnswers) {
  const { isApplicable } = answers;
  const emotion = isApplicable.emotions ? emotions.find(({ id }) => id === answers.emotion) : undefined;
  const motivatorAnswer = isApplicable.motivator ? motivatorAnswerOf(answers) : null;
  return {
    emotionId: emotion?.id ?? null,
    factorIds: emotion ? answers.affectingFactors : [],
    elaborate: answers.elaborateField || null,
    sentiment: emotion ? sentimentWeights[emotion.type] : null,
    productivity: isApplicable.selfProductivity ? answers.todayProductivity : null,
    motivatorQuestionId: motivatorAnswer === null ? null : answers.motivatorQuestionId,
    motivatorAnswer,
  };
}

function motivatorAnswerOf({ motivatorQuestionId, motivator }: CheckInAnswers): number {
  const type = (motivatorQuestionId ?? 0) % 10;
  const isType = type === 1 || type === 2 || type === 3;
  const value = isType && motivator !== null ? normaliseMotivatorAnswer(type, motivator) : null;
  if (value === null) throw invalid('Please answer the motivation question, or mark it as not applicable.');
  return value;
}

async function findSubmission(
  ctx: Ctx,
  checkInId: number,
  submissionId: string,
): Promise<{ localDate: string } | null> {
  const answer = await ctx.db.checkInAnswer.findFirst({ where: { checkInId, submissionId } });
  return answer && { localDate: answer.localDate.toISOString().slice(0, 10) };
}

async function explainRefusal(ctx: Ctx, checkInId: number): Promise<Problem> {
  const checkIn = await ctx.db.checkIn.findUnique({ where: { id: checkInId }, include: { user: true } });
  if (!checkIn || checkIn.user.blockedAt) return notFound();
  if (checkIn.answeredAt) return invalid(alreadyAnswered);
  if (checkIn.closesAt <= ctx.clock.now()) return invalid(closed);
  return invalid('The question has changed. Please load the page again.');
}
