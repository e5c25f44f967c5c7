import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyAdministrators, notifyPredecessor } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import { replaceDepartmentLeader } from '#/lib/domain/places/locks/replace-department-leader.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Makes the person the leader of a department. It has no members, so the leader before cannot stay as one, and loses
 * this lead and nothing else. Returns whose roles changed.
 */
export async function takeOverDepartment(
  tx: Transaction,
  ctx: Ctx,
  { companyId, person, now }: Joining,
  departmentId: number,
): Promise<number[]> {
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const { leaderId: previous } = department;
  if (previous === person.id) return [];
  await replaceDepartmentLeader(tx, department, person.id, now);
  const name = department.name || 'your department';
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New department leader',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> now leads <strong>${name}</strong>.`,
    icon: 'person',
  } as const;
  if (previous !== null) await notifyPredecessor(tx, ctx, news, previous);
  await notifyAdministrators(tx, ctx, news, [person.id, previous]);
  return previous === null ? [person.id] : [person.id, previous];
}
