import * as z from 'zod';
import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';
import { findOffensiveWord } from '#/lib/domain/language/find-offensive-word.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import { translationShapes } from '#/lib/domain/pulses/pulses.schema.ts';
import { presentTypeName, presentWords } from '#/lib/domain/pulses/questions/question.present.ts';
import { rememberQuestions } from '#/lib/domain/pulses/questions/question.service.ts';
import { questionTypeIds } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { companyBlocked, invalid, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { mailedToken, readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';

/** Someone asked in a round, and its questions. */
const respondent = z.object({
  companyId: z.number(),
  recipientId: z.number(),
  answered: z.boolean(),
  submissionId: z.string().nullable(),
  roundId: z.number(),
  isOpen: z.boolean(),
  closesAt: z.date(),
  name: z.string(),
  companyName: z.string(),
  isCompanyBlocked: z.boolean(),
  creatorRole: z.string(),
  minimumGroupSize: z.number(),
  reportingLink: z.string().nullable(),
  questions: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      typeId: z.literal(questionTypeIds),
      pool: z.array(z.string()),
      isMultiple: z.boolean(),
      low: z.string(),
      high: z.string(),
      bankItemId: z.number().nullable(),
      locale: z.string().nullable(),
      ...translationShapes,
    }),
  ),
});
export type Respondent = z.output<typeof respondent>;

const statement = `
SELECT p.company_id AS "companyId", p.id AS "recipientId", p.answered, p.submission_id AS "submissionId", r.id AS "roundId",
  r.closed_at IS NULL AND r.skipped_at IS NULL AND r.closes_at > $2 AS "isOpen", r.closes_at AS "closesAt",
  s.name, c.name AS "companyName", c.blocked_at IS NOT NULL AS "isCompanyBlocked", s.creator_role AS "creatorRole", greatest(r.minimum_group_size, c.minimum_group_size) AS "minimumGroupSize",
  c.reporting_link AS "reportingLink",
  (SELECT coalesce(json_agg(json_build_object('id', q.id, 'text', q.text, 'typeId', q.type_id, 'pool', q.pool,
      'isMultiple', q.is_multiple, 'low', q.low, 'high', q.high, 'bankItemId', q.bank_item_id, 'locale', q.locale,
      'texts', q.texts, 'pools', q.pools, 'ends', q.ends) ORDER BY rq.position), '[]')
    FROM pulse_round_questions rq JOIN pulse_questions q ON q.id = rq.question_id WHERE rq.round_id = r.id) AS questions
FROM pulse_recipients p
JOIN users u ON u.id = p.user_id AND u.blocked_at IS NULL
JOIN pulse_rounds r ON r.id = p.round_id
JOIN pulses s ON s.id = r.pulse_id AND s.deleted_at IS NULL
JOIN companies c ON c.id = p.company_id
WHERE p.id = $1`;

/**
 * Returns the person of an emailed token, and the round that asks them. Throws `not_found` for an unknown token, for
 * someone who has left or is blocked, and if the pulse has been deleted. Throws `forbidden` while the company is
 * blocked.
 */
export async function findRespondent(token: string, now: Date): Promise<Respondent> {
  const recipientId = readMailedToken(pulseTokenPrefix, token);
  if (recipientId === null) throw notFound();
  const values = [recipientId, now];
  const [row] = asRows(respondent, await pool().query({ name: 'find-respondent', text: statement, values }));
  if (!row) throw notFound();
  if (row.isCompanyBlocked) throw companyBlocked();
  rememberQuestions(row.questions);
  return row;
}

/** Returns the questions for an emailed token, storing nothing. Throws `not_found` or, after the close, `invalid`. */
export async function getPulseQuestions(ctx: Ctx, { token }: { token: string }) {
  const respondent = await findRespondent(token, ctx.clock.now());
  if (!respondent.isOpen) throw invalid(message('pulses.respondent.closed'));
  const { name, companyName, creatorRole, answered: hasAnswered, closesAt, questions } = respondent;
  const { minimumGroupSize, reportingLink } = respondent;
  const wording = { company: companyName, locale: ctx.locale };
  return {
    name,
    companyName,
    creatorRole,
    questions: questions.map((question) => {
      const { id, typeId, isMultiple } = question;
      return {
        id,
        typeId,
        typeName: presentTypeName(typeId, ctx.locale),
        isMultiple,
        ...presentWords(question, wording),
      };
    }),
    answered: hasAnswered,
    closesAt: closesAt.toISOString(),
    locale: ctx.locale,
    minimumGroupSize,
    reportingLink,
  };
}

/** Returns the signed-in person's open pulses without their answer, the first to close first. */
export async function listOwnPulses(ctx: UserCtx) {
  const now = ctx.clock.now();
  const recipients = await ctx.db.pulseRecipient.findMany({
    where: {
      companyId: ctx.company.id,
      userId: ctx.actor.userId,
      answered: false,
      sendAt: { lte: now },
      round: { closedAt: null, skippedAt: null, closesAt: { gt: now }, pulse: { deletedAt: null } },
    },
    select: { id: true, round: { select: { closesAt: true, pulse: { select: { name: true } } } } },
    orderBy: [{ round: { closesAt: 'asc' } }, { id: 'asc' }],
  });
  return {
    pulses: recipients.map(({ id, round }) => ({
      name: round.pulse.name,
      companyName: ctx.company.name,
      token: mailedToken(pulseTokenPrefix, id),
      closesAt: round.closesAt.toISOString(),
    })),
  };
}

/**
 * Returns what someone may want to know about an open answer before sending it: an offensive word, masked, and whether
 * it sounds as if they need help. The text is never stored or logged. Throws what `getPulseQuestions` throws.
 */
export async function findAnswerConcerns(ctx: Ctx, { token, text }: { token: string; text: string }) {
  const { isOpen, companyId } = await findRespondent(token, ctx.clock.now());
  if (!isOpen) throw invalid(message('pulses.respondent.closed'));
  const offensiveWord = await findOffensiveWord(ctx.db, { companyId, text, locale: ctx.locale });
  return { offensiveWord, needsHelp: hasCrisisWords(text) };
}
