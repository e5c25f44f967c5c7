import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { readablePools, type StoredQuestion } from '#/lib/domain/pulses/questions/question.present.ts';
import { recallQuestions } from '#/lib/domain/pulses/questions/question.service.ts';
import type { SentAnswer } from '#/lib/domain/pulses/respond/answer.schema.ts';
import { answerTypes, type ReadAnswers, readAnswers } from '#/lib/domain/pulses/respond/answer-reading.ts';
import { areOfTexts, hasOtherThread, keyTaken, replyKeysOf } from '#/lib/domain/pulses/respond/reply-key.service.ts';
import { findRespondent } from '#/lib/domain/pulses/respond/respondent.service.ts';
import { type ReplyKey, storePulseAnswers } from '#/lib/domain/pulses/respond/store-pulse-answers.ts';
import type { AskedQuestion } from '#/lib/domain/pulses/results/round-results.ts';
import { closeAnsweredRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { isUniqueViolation } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { gatherValues } from '#/lib/platform/gather-values.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

interface Sending {
  token: string;
  answers: readonly { questionId: number; answer: SentAnswer }[];
  submissionId?: string | undefined;
  /** SHA-256 of the keys that open the conversations about texts, by question. */
  replyHashes?: Readonly<Record<string, string>> | undefined;
}

/**
 * Stores the answers for an emailed token, for good and without who gave them. Repeating a submission id returns what
 * the first call returned. Throws `not_found` for a token that opens nothing, and `conflict` for a key that opens
 * another text. Throws `invalid` if it was already answered, if the round has closed, or if an answer doesn't fit its
 * question.
 */
export async function submitPulseAnswers(ctx: Ctx, sending: Sending): Promise<object> {
  // Most submissions don't need to read their round, because its questions are cached.
  const ids = questionIdsOf(sending);
  const questions = recallQuestions(ids);
  if (ids.length > 0 && questions) {
    const knownQuestions = asRead(questions, ctx);
    const unknownPools = knownQuestions.filter(({ pool, readablePools: [first] }) => pool.length > 0 && first === pool);
    const read = readAnswers(knownQuestions, sending.answers);
    if (
      await store(
        ctx,
        sending,
        read,
        unknownPools.map(({ id }) => id),
      )
    )
      return {};
  }
  const { token, answers, submissionId } = sending;
  const isRepeat = (before: { answered: boolean; submissionId: string | null }) =>
    before.answered && submissionId !== undefined && before.submissionId === submissionId;
  const respondent = await findRespondent(token, ctx.clock.now());
  if (isRepeat(respondent)) return {};
  if (!respondent.isOpen) throw invalid(message('pulses.respondent.closed'));
  if (respondent.answered) throw invalid(message('pulses.respondent.alreadyAnswered'));
  // A submission without any of its questions is a program's mistake, and must not use up the only answer.
  if (ids.length === 0) throw invalid(message('pulses.respondent.noQuestion'));
  const questionsRead = asRead(respondent.questions, ctx);
  const read = readAnswers(questionsRead, answers);
  const [first, ...others] = refusalsOf(questionsRead, { ...read, replyKeys: replyKeysOf(sending) });
  if (first !== undefined) throw invalid(first, ...others);
  if (await store(ctx, sending, read)) return {};
  // Another submission of theirs or the end of the round came first.
  const latest = await findRespondent(token, ctx.clock.now());
  if (isRepeat(latest)) return {};
  throw invalid(message(latest.answered ? 'pulses.respondent.alreadyAnswered' : 'pulses.respondent.closed'));
}

/** Returns the questions with their options in every language, the sender's first. */
function asRead<Q extends StoredQuestion>(questions: readonly Q[], { locale }: Ctx) {
  return questions.map((question) => ({ ...question, readablePools: readablePools(question, locale) }));
}

const questionIdsOf = ({ answers }: Sending) => [...new Set(answers.map(({ questionId }) => questionId))];

/**
 * Returns whether the answers were stored. They aren't if something doesn't fit, if the round isn't in the expected
 * state, or if a question has options in the sender's language that it wasn't known to have.
 */
async function store(
  ctx: Ctx,
  sending: Sending,
  { values, texts, misfits }: ReadAnswers,
  unknownPools: readonly number[] = [],
): Promise<boolean> {
  const recipientId = readMailedToken(pulseTokenPrefix, sending.token);
  const replyKeys = replyKeysOf(sending);
  if (recipientId === null || misfits.length > 0 || !areOfTexts(replyKeys, texts)) return false;
  if (await hasOtherThread(ctx, replyKeys)) throw keyTaken();
  const questionIds = questionIdsOf(sending);
  const submissionId = sending.submissionId ?? null;
  const now = ctx.clock.now();
  const roundId = await storePulseAnswers({
    recipientId,
    now,
    submissionId,
    values,
    texts,
    questionIds,
    unknownPools,
    locale: ctx.locale,
    replyKeys,
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? keyTaken() : error;
  });
  if (roundId === null) return false;
  watchRounds(ctx, roundId);
  return true;
}

interface CheckedAnswers extends ReadAnswers {
  replyKeys: readonly ReplyKey[];
}

function refusalsOf(
  questions: readonly AskedQuestion[],
  { misfits, hasOther, texts, replyKeys }: CheckedAnswers,
): string[] {
  const other = [
    ...(hasOther ? [message('pulses.respondent.otherQuestion')] : []),
    ...(areOfTexts(replyKeys, texts) ? [] : [message('pulses.respondent.keyWithoutText')]),
  ];
  const refusalOf = (question: AskedQuestion) =>
    answerTypes[question.typeId].refuse(questions.indexOf(question) + 1, question);
  return [...other, ...misfits.map(refusalOf)];
}

const GATHERED_MS = 1000;

/**
 * Closes a round as soon as everyone has answered. It's called after an answer is committed and gathers calls for a
 * second, so that the last check sees answers that came together in other processes. What a crash loses is found by the
 * sweep every minute.
 */
function watchRounds(ctx: Ctx, roundId: number): void {
  gatherValues('answered-rounds', GATHERED_MS, roundId, (roundIds) => closeAnsweredRounds(ctx, roundIds));
}
