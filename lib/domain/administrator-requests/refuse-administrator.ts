import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { listRoleless } from '#/lib/domain/administrator-requests/list-roleless.ts';
import { sendRefusedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { takeRequest } from '#/lib/domain/administrator-requests/take-request.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Refuses a person's request to become an Administrator, and notifies them by mail. An account that was made for the
 * request is erased, unless its holder has a role by now: nobody stays in the company by a refused request. Throws as
 * `takeRequest` does.
 */
export async function refuseAdministrator(
  ctx: UserCtx,
  companyId: number,
  { id: userId }: { id: number },
): Promise<{ message: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const { user, askedAt, isNewcomer } = await takeRequest(tx, ctx, { companyId, userId });
    const { firstName, lastName, email } = user;
    const isErased = isNewcomer && (await listRoleless(tx, [userId])).has(userId);
    const facts = { firstName, lastName, email, companyName: ctx.company.name, isErased };
    await enqueue(tx, sendRefusedMail, { ...facts, userId, askedAt: askedAt.toISOString() });
    const roleChanges = isErased ? [] : [userId];
    await recordAct(tx, ctx, { action: 'administrator.refuse', subject: `user:${userId}`, roleChanges });
    if (isErased) await erasePerson(tx, ctx, { userId, companyId });
    return { message: `The request of ${firstName} ${lastName} was refused.` };
  });
}
