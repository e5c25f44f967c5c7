import type * as z from 'zod';
import { suspendAccount } from '#/lib/domain/people/access/suspend-account.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/do-for-each-person.ts';
import type { chosenPeople } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Ends people's access to the company. Returns for each whether that was done. */
export async function suspendPeople(ctx: UserCtx, { people }: z.output<typeof chosenPeople>) {
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    if (!user) return inWords(message('people.answers.suspendInvited'));
    const isDone = await inTransaction(ctx.db, (tx) => suspendAccount(tx, ctx, user.id));
    return isDone ? null : inWords(message('people.answers.isSuspended'));
  });
  return { ...answer, message: message('people.answers.suspended', { count: answer.doneCount }) };
}
