import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import { inviteMembers } from '#/lib/domain/invitations/commands/invite-members.ts';
import { notifyAdministratorsOfTeam } from '#/lib/domain/notifications/commands/notify-administrators-of-team.ts';
import { notifyDepartmentLeaderOfTeam } from '#/lib/domain/notifications/commands/notify-department-leader-of-team.ts';
import { findOwnTeam } from '#/lib/domain/onboarding/queries/get-led-team.ts';
import type { Progress } from '#/lib/domain/onboarding/queries/get-progress.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Opens the department and the team this person has named in onboarding, and invites the team's people. */
export async function openDrafts(tx: Transaction, ctx: UserCtx, { steps }: Progress): Promise<void> {
  await openDepartments(tx, ctx);
  // Without the team step, a team begun in the creation wizard is none of onboarding's business.
  if (steps.includes(4)) await openTeam(tx, ctx);
}

async function openDepartments(tx: Transaction, ctx: UserCtx): Promise<void> {
  const opened = await tx.department.updateManyAndReturn({
    where: { companyId: ctx.company.id, leaderId: ctx.actor.userId, completedAt: null, name: { not: '' } },
    data: { completedAt: ctx.clock.now() },
  });
  for (const { id, name } of opened)
    await recordAudit(tx, ctx, { action: 'department.create', subject: `department:${id}`, details: { name } });
}

async function openTeam(tx: Transaction, ctx: UserCtx): Promise<void> {
  const now = ctx.clock.now();
  const draft = await findOwnTeam(ctx, tx);
  if (!draft || draft.completedAt || draft.name === '') return;
  const { count } = await tx.team.updateMany({
    where: { id: draft.id, completedAt: null },
    data: { completedAt: now, createdAt: now, leaderId: ctx.actor.userId, draftInvites: [] },
  });
  // Finished in another tab by the creation wizard, which has invited its people.
  if (count === 0) return;
  await recordAudit(tx, ctx, { action: 'team.create', subject: `team:${draft.id}`, details: { name: draft.name } });
  await inviteMembers(
    tx,
    ctx,
    draft,
    draft.draftInvites.filter((email) => email !== ctx.actor.email),
  );
  await notifyAdministratorsOfTeam(tx, ctx, draft);
  await notifyDepartmentLeaderOfTeam(tx, ctx, draft);
}
