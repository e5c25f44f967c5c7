import { suspendAccount } from '#/lib/domain/people/access/suspend-account.ts';
import { getPerson } from '#/lib/domain/people/list/get-person.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/** Ends a person's access; a repeat changes nothing. Throws as `suspendAccount` does. */
export async function suspendPerson(ctx: UserCtx, id: number) {
  await inTransaction(ctx.db, (tx) => suspendAccount(tx, ctx, id));
  return getPerson(ctx, id);
}
