import * as z from 'zod';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { nudgeLimits } from '#/lib/domain/pulses/constants.ts';
import { lockPulse } from '#/lib/domain/pulses/manage/get-pulse-row.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { sendPulseMail } from '#/lib/domain/pulses/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

const nudged = z.object({ recipientId: z.number(), number: z.number() });
const HOUR_MS = 3_600_000;

/**
 * Reminds by mail everybody who has not answered the open round, each at most twice in a round and once a day; who they
 * are is told to nobody. Where nobody is reminded the message says why. Throws what `getPulseRow` throws.
 */
export function nudgePulse(ctx: UserCtx, id: number): Promise<{ remindedCount: number; message?: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const { round } = await lockPulse(tx, ctx, id);
    if (round?.closedAt !== null) return { remindedCount: 0, message: message('pulses.answers.nothingOpen') };
    const people = await markNudged(tx, round.id, ctx.clock.now());
    if (people.length === 0) return { remindedCount: 0, message: wordNobody(round) };
    await enqueue(tx, sendPulseMail, ...people);
    await recordAct(tx, ctx, { action: 'pulse.nudge', subject: `pulse:${id}`, details: { people: people.length } });
    return { remindedCount: people.length };
  });
}

const wordNobody = ({ membersCount, responsesCount }: NonNullable<PulseRow['round']>) =>
  message(responsesCount >= membersCount ? 'pulses.answers.allAnswered' : 'pulses.answers.allReminded');

/** The first nudge is the mail of number 2, after the pulse and its reminder. */
const FIRST_NUDGE = 2;

async function markNudged(tx: Transaction, roundId: number, now: Date) {
  const dayAgo = new Date(now.getTime() - nudgeLimits.hours * HOUR_MS);
  return asRows(
    nudged,
    await tx.$queryRaw`
    UPDATE pulse_recipients p SET nudged_at = ${now}, nudge_count = p.nudge_count + 1
    FROM users u
    WHERE p.round_id = ${roundId} AND NOT p.answered AND p.is_told AND u.id = p.user_id AND u.blocked_at IS NULL
      AND p.nudge_count < ${nudgeLimits.perRound} AND (p.nudged_at IS NULL OR p.nudged_at <= ${dayAgo})
      AND NOT EXISTS (SELECT FROM mail_opt_outs o WHERE o.user_id = u.id AND o.kind = 'check-ins')
    RETURNING p.id AS "recipientId", p.nudge_count + ${FIRST_NUDGE - 1}::int AS number`,
  );
}
