import type { User } from '#/generated/prisma/client.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { isProblem } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** A chosen person: with an account, which may be suspended, invited, or neither. */
export interface ChosenPerson {
  email: string;
  name: string;
  user: User | null;
  isInvited: boolean;
}

/**
 * Does something for people one after the other, each in a transaction of its own. What cannot be done for one is said
 * beside the name and does not stop the others. `act` returns why nothing was done, or null.
 */
export async function doForEachPerson(
  ctx: UserCtx,
  emails: readonly string[],
  act: (person: ChosenPerson) => Promise<string | null>,
) {
  const results = [];
  for (const person of await findChosen(ctx, [...new Set(emails)])) {
    const reason = await reasonOf(act, person);
    results.push({ email: person.email, name: person.name, isDone: reason === null, reason });
  }
  return { doneCount: results.filter(({ isDone }) => isDone).length, results };
}

async function reasonOf(
  act: (person: ChosenPerson) => Promise<string | null>,
  person: ChosenPerson,
): Promise<string | null> {
  if (!person.user && !person.isInvited) return inWords(message('people.answers.nobody'));
  try {
    return await act(person);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return error.message;
  }
}

async function findChosen(ctx: UserCtx, emails: readonly string[]): Promise<ChosenPerson[]> {
  const companyId = ctx.company.id;
  const email = { in: [...emails] };
  const present = [{ blockedAt: null }, { suspendedAt: { not: null } }];
  const [users, invitations] = await Promise.all([
    ctx.db.user.findMany({ where: { companyId, email, confirmedAt: { not: null }, OR: present } }),
    ctx.db.invitation.findMany({
      where: { companyId, email, acceptedAt: null, revokedAt: null, kind: { not: 'administrator_request' } },
      orderBy: { id: 'asc' },
    }),
  ]);
  return emails.map((address) => {
    const user = users.find((one) => one.email === address) ?? null;
    const invitation = invitations.find((one) => one.email === address);
    const person = user ?? invitation;
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || address;
    return { email: address, name, user, isInvited: invitation !== undefined };
  });
}
