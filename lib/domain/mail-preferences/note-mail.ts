import { getStrongestRole } from '#/lib/domain/notifications/list/get-strongest-role.ts';
import { presentWords } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * Notes what became of a mail: an address that refuses for good is marked at its account and its open invitations, and
 * who invited it is told, once each; the mark goes when a mail is taken again.
 */
export async function noteMail(
  ctx: Ctx,
  { address, isRefused }: { address: string; isRefused: boolean },
): Promise<void> {
  if (!isRefused) {
    await ctx.db.user.updateMany({
      where: { email: address, mailRefusedAt: { not: null } },
      data: { mailRefusedAt: null },
    });
    return;
  }
  const data = { mailRefusedAt: ctx.clock.now() };
  await inTransaction(ctx.db, async (tx) => {
    await tx.user.updateMany({ where: { email: address, mailRefusedAt: null }, data });
    const open = { email: address, mailRefusedAt: null, acceptedAt: null, revokedAt: null };
    const refused = await tx.invitation.updateManyAndReturn({ where: open, data });
    const inviters = new Map(refused.map(({ companyId, invitedById }) => [invitedById, companyId]));
    for (const [userId, companyId] of inviters) {
      if (userId === null) continue;
      const words = wordsFor(defaultLocale, 'mail-preferences.undelivered');
      await publishNotification(tx, ctx, {
        companyId,
        aboutUserId: null,
        userIds: [userId],
        role: await getStrongestRole(tx, companyId, userId),
        title: words('title'),
        message: presentWords((tags, plain) => words.markup('message', { ...tags, address: plain(address) })),
        icon: 'message',
        color: 'bad',
      });
    }
  });
}
