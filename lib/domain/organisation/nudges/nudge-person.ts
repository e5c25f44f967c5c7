import type { User } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { nudgeLimit } from '#/lib/domain/organisation/constants.ts';
import { presentName } from '#/lib/domain/organisation/organisation.present.ts';
import { sendNudgeMail } from '#/lib/domain/organisation/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid, isProblem } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { takePoint } from '#/lib/platform/rate-limit.ts';
import { message } from '#/lib/words/message.ts';

/** How many people were reminded; if it's 0, the message says why. */
export interface Nudged {
  remindedCount: number;
  message?: string;
}

/**
 * Reminds a person of their unfinished onboarding by email, once a day, no matter who asks. Returns how many were
 * reminded, 1 or 0: a second nudge sends nothing, and the message says so. Throws `invalid` if there is nothing to
 * remind them of.
 */
export async function nudgePerson(ctx: UserCtx, person: User): Promise<Nudged> {
  const name = presentName(person);
  if (!person.confirmedAt) throw invalid(message('organisation.answers.notJoined', { name }));
  if (person.suspendedAt) throw invalid(message('people.answers.suspendedPerson', { name }));
  if (person.onboardingCompletedAt) throw invalid(message('organisation.answers.finished', { name }));
  if (!(await isFirstToday(person)))
    return { remindedCount: 0, message: message('organisation.answers.remindedBefore', { name }) };
  await ctx.db.$transaction(async (tx) => {
    await enqueue(tx, sendNudgeMail, { userId: person.id, day: ctx.clock.now().toISOString().slice(0, 10) });
    await recordEvent(tx, ctx, { action: 'person.nudge', subject: `user:${person.id}` });
  });
  return { remindedCount: 1 };
}

function isFirstToday({ id }: User): Promise<boolean> {
  return takePoint(nudgeLimit, String(id)).then(
    () => true,
    (error: unknown) => {
      if (isProblem(error) && error.code === 'too_many_requests') return false;
      throw error;
    },
  );
}
