import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

export interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** Returns a person of the company who can lead, locked before by `lockPeople`; null for anybody else. */
export function findCandidate(tx: Transaction, ctx: UserCtx, id: number): Promise<Person | null> {
  return tx.user.findFirst({
    where: { id, companyId: ctx.company.id, confirmedAt: { not: null }, blockedAt: null },
    select: { id: true, firstName: true, lastName: true },
  });
}

/** Returns the person of `findCandidate`; throws `invalid` when there is none, for whatever reason. */
export function requireCandidate(person: Person | null): Person {
  if (!person) throw invalid('Please choose a person of your company.');
  return person;
}
