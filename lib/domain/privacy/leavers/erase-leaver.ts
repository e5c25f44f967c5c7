import type { User } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireAnotherAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { type NotedErasure, noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { foldText } from '#/lib/words/fold-text.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Erases someone who has left, as deleting one's own account does, and emails a receipt to the erased email address.
 * Only a suspended person can be erased, so that it takes two steps, and the first can be undone. Throws `not_found`
 * for someone who isn't in the company or is already erased, `invalid` for someone who isn't suspended and for a wrong
 * name. Throws `forbidden` if the sign-in is 15 minutes old or older.
 */
export async function eraseLeaver(ctx: UserCtx, userId: number, typedName: string) {
  await requireRecentSignIn(ctx);
  const companyId = ctx.company.id;
  const { erasure, name } = await inTransaction(ctx.db, async (tx) => {
    // The person before the company, the lock order of everything that changes roles and places.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
    const person = await tx.user.findFirst({ where: { id: userId, companyId }, include: { company: true } });
    if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
    const fullName = `${person.firstName} ${person.lastName}`;
    if (!person.suspendedAt) throw invalid(message('privacy.leavers.suspendFirst', { name: fullName }));
    if (plain(typedName) !== plain(fullName)) throw invalid(message('privacy.leavers.otherName', { name: fullName }));
    await requireAnotherAdministrator(tx, ctx, userId);
    const erased = await eraseWithReceipt(tx, ctx, person);
    if (!erased) throw notFound();
    return { erasure: erased, name: fullName };
  });
  noteErasure(erasure);
  return { message: message('privacy.leavers.erased', { name }) };
}

type Leaver = Pick<User, 'id' | 'companyId' | 'email'> & Parameters<typeof localeOf>[0];

/**
 * Erases someone in a transaction that has locked them, writes it to the activity log, and emails them a receipt.
 * Returns what `noteErasure` logs, or null if they had already been erased.
 */
export async function eraseWithReceipt(tx: Transaction, ctx: Ctx, person: Leaver): Promise<NotedErasure | null> {
  const { id: userId, companyId, email: address } = person;
  const erasure = await erasePerson(tx, ctx, { userId, companyId });
  if (!erasure) return null;
  await recordEvent(tx, ctx, { action: 'person.erase', subject: `user:${userId}`, companyId });
  await enqueue(tx, sendErasureReceipt, { companyId, userId, address, locale: localeOf(person) });
  return erasure;
}

/** Names that differ only in case, accents and spaces count as equal. */
function plain(name: string): string {
  return foldText(name.trim().replace(/\s+/g, ' '));
}
