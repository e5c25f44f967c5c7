import type * as z from 'zod';
import { restoreAccount } from '#/lib/domain/people/access/restore-account.ts';
import { doForEachPerson } from '#/lib/domain/people/bulk/do-for-each-person.ts';
import type { chosenPeople } from '#/lib/domain/people/people.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Gives suspended people their access back. Returns for each whether that was done. */
export async function restorePeople(ctx: UserCtx, { people }: z.output<typeof chosenPeople>) {
  const answer = await doForEachPerson(ctx, people, async ({ user }) => {
    const isDone = user !== null && (await inTransaction(ctx.db, (tx) => restoreAccount(tx, ctx, user.id)));
    return isDone ? null : inWords(message('people.answers.notSuspended'));
  });
  return { ...answer, message: message('people.answers.restored', { count: answer.doneCount }) };
}
