import type { User } from '#/generated/prisma/client.ts';
import { summariseAssessment } from '#/lib/domain/assessment/assessment.service.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { takeInvitationPoints } from '#/lib/domain/invitations/limits/invitation-limit.service.ts';
import { baselineStates } from '#/lib/domain/metrics/changes/comparison.ts';
import { onboardingSteps } from '#/lib/domain/onboarding/constants.ts';
import { storedBaselines } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { findOwnTeam } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { getProgress, lockPerson, type Progress } from '#/lib/domain/onboarding/steps/progress.service.ts';
import { canWait, placeAfterOnboarding } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import { openDepartment, openTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Ends onboarding and returns where to go next. Named drafts are opened, their people are invited, and the baselines
 * become the starting satisfaction. A second call changes nothing, and returns the same result. Throws `invalid` with a
 * message for every open step; with `later`, only for steps that can't wait. Throws what `takeInvitationPoints` throws.
 */
export async function finishOnboarding(ctx: UserCtx, { later = false }: { later?: boolean | undefined } = {}) {
  const before = await getProgress(ctx);
  if (!before.isCompleted) {
    requireAllDone(before, later);
    // Outside the transaction: the limit needs a second connection.
    const inviteCount = before.steps.includes(4) ? ((await findOwnTeam(ctx, ctx.db))?.draftInvites.length ?? 0) : 0;
    await takeInvitationPoints(ctx, inviteCount);
    await inTransaction(ctx.db, async (tx) => {
      await lockPerson(tx, ctx);
      const progress = await getProgress(ctx, tx);
      if (progress.isCompleted) return;
      requireAllDone(progress, later);
      await complete(tx, ctx, progress);
    });
  }
  return { next: placeAfterOnboarding(await summariseAssessment(ctx)) };
}

function requireAllDone({ toDo }: Progress, later: boolean): void {
  const keys = onboardingSteps.filter(({ id }) => toDo.includes(id) && !(later && canWait(id))).map(({ key }) => key);
  const [first, ...others] = keys.map((key) =>
    message('onboarding.answers.stepFirst', { step: [`onboarding.steps.${key}`] }),
  );
  if (first) throw invalid(first, ...others);
}

async function complete(tx: Transaction, ctx: UserCtx, progress: Progress): Promise<void> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const person = await tx.user.update({ where: { id: userId }, data: { onboardingCompletedAt: now } });
  await storeStart(tx, person, now);
  await openDrafts(tx, ctx, progress);
  // The person may have just become a team leader, so their open connections join the new rooms.
  await recordEvent(tx, ctx, { action: 'onboarding.finish', subject: `user:${userId}`, roleChanges: [userId] });
}

/** Makes a person's baselines their starting satisfaction, but never replaces what a check-in has said. */
export async function storeStart(tx: Transaction, person: User, now: Date): Promise<void> {
  const baselines = storedBaselines.parse(person.motivatorBaselines);
  const states = baselineStates(person.motivatorPriorities, baselines, localDateAt(now, person.timeZone));
  await tx.motivatorSatisfaction.createMany({
    data: states.flatMap(({ motivatorId, satisfaction }) =>
      satisfaction === null ? [] : { userId: person.id, motivatorId, satisfaction, answeredAt: now },
    ),
    skipDuplicates: true,
  });
}

/** Opens the department and the team this person has named in onboarding, and invites the team's people. */
async function openDrafts(tx: Transaction, ctx: UserCtx, { steps }: Progress): Promise<void> {
  const departments = await tx.department.findMany({
    where: { companyId: ctx.company.id, leaderId: ctx.actor.userId, completedAt: null, name: { not: '' } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of departments) await openDepartment(tx, ctx, id);
  // Without the team step, onboarding opens no team.
  if (!steps.includes(4)) return;
  const draft = await findOwnTeam(ctx, tx);
  // An open team was finished by the wizard in another tab, which has already invited its people.
  if (draft && !draft.completedAt && draft.name !== '') await openTeam(tx, ctx, draft);
}
