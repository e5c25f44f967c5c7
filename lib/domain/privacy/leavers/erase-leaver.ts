import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireAnotherAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid, notFound } from '#/lib/platform/errors.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { foldText } from '#/lib/words/fold-text.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Erases somebody who has left, as deleting one's own account does, and mails a receipt to the address that is erased.
 * Only who is suspended can be erased: it takes two acts, of which the first can be taken back. Throws `not_found` for somebody who is not in the company or erased already, `invalid` for who is not suspended
 * and for another name, and `forbidden` when the sign-in is 15 minutes old or older.
 */
export async function eraseLeaver(ctx: UserCtx, userId: number, typedName: string) {
  await requireRecentSignIn(ctx);
  const companyId = ctx.company.id;
  const { erasure, name } = await inTransaction(ctx.db, async (tx) => {
    // The person before the company: the lock order of everything that changes roles and places.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} AND company_id = ${companyId} FOR UPDATE`;
    const person = await tx.user.findFirst({ where: { id: userId, companyId }, include: { company: true } });
    if (!person || (person.blockedAt && !person.suspendedAt)) throw notFound();
    const fullName = `${person.firstName} ${person.lastName}`;
    if (!person.suspendedAt) throw invalid(message('privacy.leavers.suspendFirst', { name: fullName }));
    if (plain(typedName) !== plain(fullName)) throw invalid(message('privacy.leavers.otherName', { name: fullName }));
    await requireAnotherAdministrator(tx, ctx, userId);
    const erased = await erasePerson(tx, ctx, { userId, companyId });
    if (!erased) throw notFound();
    await recordEvent(tx, ctx, { action: 'person.erase', subject: `user:${userId}` });
    await enqueue(tx, sendErasureReceipt, { companyId, userId, address: person.email, locale: localeOf(person) });
    return { erasure: erased, name: fullName };
  });
  noteErasure(erasure);
  return { message: message('privacy.leavers.erased', { name }) };
}

/** Case, accents and blanks do not tell people apart. */
function plain(name: string): string {
  return foldText(name.trim().replace(/\s+/g, ' '));
}
