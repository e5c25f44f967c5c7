import { checkInTokenPrefix, emotions } from '#/lib/domain/check-ins/constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import { listOpenCheckIns } from '#/lib/domain/check-ins/respond/questionnaire.service.ts';
import { type AnswerToStore, storeAnswer } from '#/lib/domain/check-ins/respond/store-answer.ts';
import { teamDashboardRoom } from '#/lib/domain/live/rooms.ts';
import { normaliseMotivatorAnswer } from '#/lib/domain/metrics/scores/motivation.ts';
import { sentimentWeights } from '#/lib/domain/metrics/scores/sentiment.ts';
import { watchCompleteTeams } from '#/lib/domain/releases/due-release.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { companyBlocked, invalid, notFound, type Problem } from '#/lib/platform/errors.ts';
import { announceSoon } from '#/lib/platform/live.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { mailedToken, readMailedToken, secretUuid } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** Only failures count, per token: an accepted answer uses its token up, so successes need no limit. */
const failureLimit = { name: 'check-in-answers', points: 10, seconds: 60 } as const;
const DAY_MS = 24 * 3_600_000;
/** For this long, an equal body is the retry of a lost answer, and not another answer. */
const SAME_BODY_MS = 600_000;

interface Submission {
  token: string;
  submissionId?: string | undefined;
  answers: CheckInAnswers;
  surveys?: string[] | undefined;
}

interface Submitted {
  localDate: string;
  surveys: string[];
}

/**
 * Stores the answers for an emailed token, and returns what the person may answer next. Throws `not_found` for an
 * unknown token, and `invalid` if it was answered before, is closed or asks something else. Sending the same submission
 * again, such as after a lost connection, returns what the first call returned. Throws `too_many_requests` after too
 * many refused calls for one check-in.
 */
export async function submitCheckIn(ctx: Ctx, body: Submission): Promise<Submitted> {
  const checkInId = readMailedToken(checkInTokenPrefix, body.token);
  if (checkInId === null) throw notFound();
  const figures = figuresOf(body.answers);
  const submissionId = body.submissionId ?? sendingId(ctx, body);
  const storedAnswer = await storeAnswer({ checkInId, submissionId, now: ctx.clock.now(), ...figures });
  if (storedAnswer) {
    if (storedAnswer.asksOwn) {
      announceSoon(teamDashboardRoom(storedAnswer.teamId), 'dashboard', { teamId: storedAnswer.teamId });
      watchCompleteTeams(ctx, storedAnswer.teamId);
    }
    return { localDate: storedAnswer.localDate, surveys: nextSurveys(storedAnswer.openIds, body.surveys) };
  }
  const repeatedCheckIn = await findRepeated(ctx, {
    checkInId,
    submissionId,
    hasOwnId: body.submissionId !== undefined,
  });
  if (repeatedCheckIn) {
    const open = (await listOpenCheckIns(ctx, repeatedCheckIn)).map(({ id }) => id);
    const localDate = repeatedCheckIn.localDate.toISOString().slice(0, 10);
    return { localDate, surveys: nextSurveys(open, body.surveys) };
  }
  await takePoint(failureLimit, String(checkInId));
  throw await explainRefusal(ctx, checkInId);
}

/** Returns the open check-ins or, if the person chose some, only those in the order chosen; never other people's. */
function nextSurveys(openIds: readonly number[], chosenTokens: readonly string[] | undefined): string[] {
  const open = openIds.map((id) => mailedToken(checkInTokenPrefix, id));
  return chosenTokens ? [...new Set(chosenTokens)].filter((token) => open.includes(token)) : open;
}

/** Returns what is stored of answers, with null for a skipped block. */
export function figuresOf(answers: CheckInAnswers): Omit<AnswerToStore, 'checkInId' | 'submissionId' | 'now'> {
  const { isApplicable } = answers;
  const emotion = isApplicable.emotions ? emotions.find(({ id }) => id === answers.emotion) : undefined;
  const motivatorAnswer = isApplicable.motivator ? motivatorAnswerOf(answers) : null;
  return {
    emotionId: emotion?.id ?? null,
    factorIds: emotion ? answers.affectingFactors : [],
    elaborate: answers.elaborateField || null,
    sentiment: emotion ? sentimentWeights[emotion.type] : null,
    productivity: isApplicable.selfProductivity ? answers.todayProductivity : null,
    motivatorQuestionId: motivatorAnswer === null ? null : (answers.motivatorQuestion?.id ?? null),
    motivatorAnswer,
    workEnvironmentId: isApplicable.workEnvironment ? answers.workEnvironment : null,
    norms: isApplicable.norms ? byNumber(answers.norms) : null,
    monthAnswers: isApplicable.monthQuestions ? byNumber(answers.monthQuestionsAnswers) : null,
    ratings: byNumber(isApplicable.ratings ? answers.answers : {}),
  };
}

function byNumber<V>(values: Record<string, V>): Map<number, V> {
  return new Map(Object.entries(values).map(([id, value]) => [Number(id), value]));
}

function motivatorAnswerOf({ motivatorQuestion, motivator }: CheckInAnswers): number {
  const type = (motivatorQuestion?.id ?? 0) % 10;
  const isType = type === 1 || type === 2 || type === 3;
  const value = isType && motivator !== null ? normaliseMotivatorAnswer(type, motivator) : null;
  if (value === null) throw invalid(message('fields.checkIns.unanswered.motivator'));
  return value;
}

interface Repeat extends Pick<AnswerToStore, 'checkInId' | 'submissionId'> {
  /** Whether the sender created the id. An id made from the body could be guessed. */
  hasOwnId: boolean;
}

/** Finds the check-in if this submission answered it; a day after its end, the link no longer works. */
function findRepeated(ctx: Ctx, { checkInId, submissionId, hasOwnId }: Repeat) {
  const within = (ms: number) => ({ gt: new Date(ctx.clock.now().getTime() - ms) });
  const inTime = hasOwnId ? { closesAt: within(DAY_MS) } : { answeredAt: within(SAME_BODY_MS) };
  return ctx.db.checkIn.findUnique({
    where: { id: checkInId, submissionId, ...inTime, user: { blockedAt: null, company: { blockedAt: null } } },
  });
}

/** Returns the id of a submission without one: an equal body from the same IP address is a retry. */
function sendingId({ client }: Ctx, { token, answers }: Submission): string {
  return secretUuid('check-in-sending', JSON.stringify([token, client.address, answers]));
}

async function explainRefusal(ctx: Ctx, checkInId: number): Promise<Problem> {
  const checkIn = await ctx.db.checkIn.findUnique({
    where: { id: checkInId },
    include: { user: { include: { company: true } } },
  });
  if (!checkIn || checkIn.user.blockedAt) return notFound();
  if (checkIn.user.company.blockedAt) return companyBlocked();
  if (checkIn.answeredAt) return invalid(message('check-ins.answers.alreadyAnswered'));
  if (checkIn.closesAt <= ctx.clock.now()) return invalid(message('check-ins.answers.closed'));
  return invalid(message('check-ins.answers.changed'));
}
