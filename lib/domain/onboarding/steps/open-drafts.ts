import { findOwnTeam } from '#/lib/domain/onboarding/places/get-led-team.ts';
import type { Progress } from '#/lib/domain/onboarding/steps/get-progress.ts';
import { openDepartment } from '#/lib/domain/organisation/wizards/open-department.ts';
import { openTeam } from '#/lib/domain/organisation/wizards/open-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Opens the department and the team this person has named in onboarding, and invites the team's people. */
export async function openDrafts(tx: Transaction, ctx: UserCtx, { steps }: Progress): Promise<void> {
  const departments = await tx.department.findMany({
    where: { companyId: ctx.company.id, leaderId: ctx.actor.userId, completedAt: null, name: { not: '' } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id } of departments) await openDepartment(tx, ctx, id);
  // Without the team step, onboarding opens no team.
  if (!steps.includes(4)) return;
  const draft = await findOwnTeam(ctx, tx);
  // An open team was finished by the creation wizard in another tab, which has invited its people.
  if (draft && !draft.completedAt && draft.name !== '') await openTeam(tx, ctx, draft);
}
