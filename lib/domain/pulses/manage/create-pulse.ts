import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { startPulse } from '#/lib/domain/pulses/activation/start-pulse.ts';
import { chooseTeams } from '#/lib/domain/pulses/audience/audience.service.ts';
import { announcePulse } from '#/lib/domain/pulses/mails/pulse-mail.service.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { getPulseRow, presentPulse, statusOf } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import { storeSettings } from '#/lib/domain/pulses/manage/pulse-settings.service.ts';
import type { QuestionBody } from '#/lib/domain/pulses/questions/question.schema.ts';
import { requireInoffensive } from '#/lib/domain/pulses/questions/question.service.ts';
import { storeQuestions } from '#/lib/domain/pulses/questions/store-questions.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, isUniqueViolation, type Transaction } from '#/lib/platform/db.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Preset {
  name: string;
  questions: readonly QuestionBody[];
}

/**
 * Creates a pulse; missing fields get the documented value. It asks no one until it's activated, which `isActive` does
 * immediately unless it's a draft. Repeating a `submissionId` returns the pulse created first. Throws `forbidden` for a
 * team the caller may not ask, `not_found` for another company's team, `invalid` for offensive words in the body, and
 * what activating throws.
 */
export async function createPulse(
  ctx: UserCtx,
  body: PulseBody,
  preset: Preset = { name: wordsFor(ctx.locale, 'specification.pulseNames')('new'), questions: [] },
) {
  try {
    return await inTransaction(ctx.db, (tx) => create(tx, ctx, body, preset));
  } catch (error) {
    const { submissionId } = body;
    if (submissionId === undefined || !isUniqueViolation(error)) throw error;
    const where = { creatorId_submissionId: { creatorId: ctx.actor.userId, submissionId } };
    const { id } = await ctx.db.pulse.findUniqueOrThrow({ where, select: { id: true } });
    return answer(ctx.db, ctx, id);
  }
}

async function create(
  tx: Transaction,
  ctx: UserCtx,
  { questions, isDraft = false, isActive = false, submissionId, ...settings }: PulseBody,
  preset: Preset,
) {
  const teamIds = await chooseTeams(tx, ctx, settings);
  await requireInoffensive(tx, ctx, { name: settings.name, questions });
  const now = ctx.clock.now();
  const { id } = await tx.pulse.create({
    data: {
      companyId: ctx.company.id,
      creatorId: ctx.actor.userId,
      creatorRole: ctx.actor.role,
      name: preset.name,
      recurringOn: settings.frequency !== undefined,
      isDraft,
      submissionId: submissionId ?? null,
      createdAt: now,
      updatedAt: now,
    },
  });
  await storeSettings(tx, ctx, id, { body: settings, teamIds });
  await storeQuestions(tx, ctx, id, questions ?? preset.questions);
  await recordEvent(tx, ctx, { action: 'pulse.create', subject: `pulse:${id}`, details: { isDraft } });
  if (isActive && !isDraft) {
    await startPulse(tx, ctx, await getPulseRow(tx, ctx, id));
    const facts = await getPulseRow(tx, ctx, id);
    await recordEvent(tx, ctx, { action: 'pulse.activate', subject: `pulse:${id}`, facts });
  }
  await announcePulse(tx, id);
  return answer(tx, ctx, id);
}

async function answer(tx: Transaction, ctx: UserCtx, id: number) {
  const row = await getPulseRow(tx, ctx, id);
  return { id, status: statusOf(row), pulse: presentPulse(row, { actor: ctx.actor, now: ctx.clock.now() }) };
}
