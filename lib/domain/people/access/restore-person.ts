import { restoreAccount } from '#/lib/domain/people/access/restore-account.ts';
import { getPerson } from '#/lib/domain/people/list/get-person.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';

/** Gives a suspended person their access back; a repeat changes nothing. Throws as `restoreAccount` does. */
export async function restorePerson(ctx: UserCtx, id: number) {
  await inTransaction(ctx.db, (tx) => restoreAccount(tx, ctx, id));
  return getPerson(ctx, id);
}
