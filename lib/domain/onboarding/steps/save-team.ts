import type { output } from 'zod';
import type { Team } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { teamStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { findOwnTeam } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import { takeStep } from '#/lib/domain/onboarding/steps/progress.service.ts';
import { canGoWithoutTeam } from '#/lib/domain/onboarding/steps/steps.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

type Body = output<typeof teamStepBody>;

/**
 * Stores a new team as far as it's described, or the check-in settings of a team taken over. An empty body skips the
 * step if that's allowed. Throws `invalid` if something required is missing.
 */
export function saveTeam(ctx: UserCtx, body: Body) {
  return takeStep(ctx, 4, async (tx, progress) => {
    const team = await findOwnTeam(ctx, tx);
    const isEmpty = Object.values(body).every((value) => value === undefined);
    if (team?.completedAt) return confirmTeam(tx, ctx, team, body);
    if (isEmpty && canGoWithoutTeam(progress)) return passBy(tx, team);
    if (progress.isCompleted) throw invalid(message('onboarding.answers.finished'));
    return describeTeam(tx, ctx, team, body);
  });
}

/**
 * Removes the draft's name, so that the end of onboarding doesn't open it; other fields stay in case the person
 * returns.
 */
async function passBy(tx: Transaction, team: Team | null) {
  if (team) await tx.team.update({ where: { id: team.id }, data: { name: '' } });
  return 'done' as const;
}

async function describeTeam(tx: Transaction, ctx: UserCtx, draft: Team | null, { invites, ...fields }: Body) {
  const data = { ...fields, ...(invites ? { draftInvites: invites } : {}) };
  const { companyId, userId } = { companyId: ctx.company.id, userId: ctx.actor.userId };
  const team = draft
    ? await tx.team.update({ where: { id: draft.id }, data })
    : await tx.team.create({
        data: { name: '', ...data, companyId, creatorId: userId, createdAt: ctx.clock.now(), isOnboarding: true },
      });
  const isWhole = team.name !== '' && team.performingScoreId !== null;
  // Otherwise, naming a team after skipping the step would open the team half described.
  if (!invites) return isWhole ? ('begun' as const) : ('reopened' as const);
  if (team.name === '') throw invalid(message('onboarding.answers.teamName'));
  if (team.performingScoreId === null) throw invalid(message('onboarding.answers.score'));
  return 'done' as const;
}

async function confirmTeam(tx: Transaction, ctx: UserCtx, team: Team, body: Body) {
  const { name, invites, performingScoreId, ...schedule } = body;
  // Sending back what was read changes nothing.
  if (
    (name ?? team.name) !== team.name ||
    (invites ?? []).length > 0 ||
    (performingScoreId ?? team.performingScoreId) !== team.performingScoreId
  )
    throw invalid(message('onboarding.answers.teamExists'));
  if (Object.values(schedule).some((value) => value !== undefined)) {
    await tx.team.update({ where: { id: team.id }, data: schedule });
    await recordEvent(tx, ctx, { action: 'team.schedule', subject: `team:${team.id}` });
  }
  return 'done' as const;
}
