import type { User } from '#/generated/prisma/client.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { nudgeLimit } from '#/lib/domain/organisation/constants.ts';
import { presentName } from '#/lib/domain/organisation/present.ts';
import { sendNudgeMail } from '#/lib/domain/organisation/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, isProblem, Problem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';

/**
 * Reminds a person of an unfinished onboarding by mail. Throws `invalid` when there is nothing to remind of, and
 * `too_many_requests` when the person was reminded within the last day, by whomever.
 */
export async function nudgePerson(ctx: UserCtx, person: User): Promise<void> {
  const name = presentName(person);
  if (!person.confirmedAt) throw invalid(`${name} has not joined yet.`);
  if (person.onboardingCompletedAt) throw invalid(`${name} has finished setting up already.`);
  await takePoint(nudgeLimit, String(person.id)).catch((error: unknown) => {
    if (!isProblem(error) || error.code !== 'too_many_requests') throw error;
    const retryAfterSeconds = error.retryAfterSeconds ?? nudgeLimit.seconds;
    throw new Problem('too_many_requests', `${name} was reminded within the last day.`, { retryAfterSeconds });
  });
  await ctx.db.$transaction(async (tx) => {
    await enqueue(tx, sendNudgeMail, { userId: person.id, day: ctx.clock.now().toISOString().slice(0, 10) });
    await recordAudit(tx, ctx, { action: 'person.nudge', subject: `user:${person.id}` });
  });
}
