import type * as z from 'zod';
import { restoreAccount, suspendAccount } from '#/lib/domain/people/access/access.service.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/bulk.service.ts';
import { getPerson } from '#/lib/domain/people/list/people.service.ts';
import type { chosenPeople } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/** Suspends a person; a repeat changes nothing. Throws what `suspendAccount` throws. */
export async function suspendPerson(ctx: UserCtx, id: number) {
  await inTransaction(ctx.db, (tx) => suspendAccount(tx, ctx, id));
  return getPerson(ctx, id);
}

/** Suspends people, and returns for each whether that was done. */
export async function suspendPeople(ctx: UserCtx, { people }: z.output<typeof chosenPeople>) {
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    if (!user) return message('people.answers.suspendInvited');
    const isDone = await inTransaction(ctx.db, (tx) => suspendAccount(tx, ctx, user.id));
    return isDone ? null : message('people.answers.isSuspended');
  });
  return { ...answer, message: message('people.answers.suspended', { count: answer.doneCount }) };
}

/** Restores a suspended person's access; a repeat changes nothing. Throws what `restoreAccount` throws. */
export async function restorePerson(ctx: UserCtx, id: number) {
  await inTransaction(ctx.db, (tx) => restoreAccount(tx, ctx, id));
  return getPerson(ctx, id);
}

/** Restores suspended people's access, and returns for each whether that was done. */
export async function restorePeople(ctx: UserCtx, { people }: z.output<typeof chosenPeople>) {
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    const isDone = user !== null && (await inTransaction(ctx.db, (tx) => restoreAccount(tx, ctx, user.id)));
    return isDone ? null : message('people.answers.notSuspended');
  });
  return { ...answer, message: message('people.answers.restored', { count: answer.doneCount }) };
}
