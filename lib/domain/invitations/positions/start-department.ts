import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyAdministrators } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Starts a department that the person leads and names later, in onboarding or in the wizard; does nothing where one
 * waits for a name already. Returns whose roles changed.
 */
export async function startDepartment(
  tx: Transaction,
  ctx: Ctx,
  { companyId, person, now }: Joining,
): Promise<number[]> {
  const draft = { companyId, creatorId: person.id, leaderId: person.id, completedAt: null };
  if ((await tx.department.count({ where: { ...draft, name: '' } })) > 0) return [];
  await tx.department.create({ data: { ...draft, name: '', createdAt: now } });
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New department leader',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> joined to lead a new department.`,
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}
