import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyAdministrators } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { Joining } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Makes the person an Administrator and notifies all others; returns whose roles changed. */
export async function becomeAdministrator(
  tx: Transaction,
  ctx: Ctx,
  { companyId, person, now }: Joining,
): Promise<number[]> {
  const data = { companyId, userId: person.id, createdAt: now };
  // A waiting request needs no answer any more.
  await tx.administratorRequest.deleteMany({ where: { companyId, userId: person.id } });
  const { count } = await tx.administrator.createMany({ data, skipDuplicates: true });
  if (count === 0) return [];
  const news = {
    companyId,
    aboutUserId: person.id,
    title: 'New administrator',
    message: presentMessage`<strong>${person.firstName} ${person.lastName}</strong> is now an Administrator.`,
    icon: 'person',
  } as const;
  await notifyAdministrators(tx, ctx, news, [person.id]);
  return [person.id];
}
