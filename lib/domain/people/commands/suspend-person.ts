import { getPerson } from '#/lib/domain/people/queries/get-person.ts';
import { suspendAccount } from '#/lib/domain/people/steps/suspend-account.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/** Ends a person's access; a repeat changes nothing. Throws as `suspendAccount` does. */
export async function suspendPerson(ctx: UserCtx, id: number) {
  await inTransaction(ctx.db, (tx) => suspendAccount(tx, ctx, id));
  return getPerson(ctx, id);
}
