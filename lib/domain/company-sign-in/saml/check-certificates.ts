import type { SignInConnection } from '#/generated/prisma/client.ts';
import { certificateWarningMs, SIGN_IN_PATH } from '#/lib/domain/company-sign-in/constants.ts';
import { certificatesEnd, samlSettingsOf } from '#/lib/domain/company-sign-in/saml/saml-settings.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { message } from '#/lib/words/message.ts';

/** Tells administrators, once, that the last certificate of a connection in use expires within 30 days. */
export async function checkCertificates(ctx: Ctx): Promise<void> {
  const connections = await ctx.db.signInConnection.findMany({
    where: { kind: 'saml', state: 'active', warnedAt: null, company: { blockedAt: null } },
    orderBy: { id: 'asc' },
  });
  const until = ctx.clock.now().getTime() + certificateWarningMs;
  const ending = connections.flatMap((row) => {
    const end = certificatesEnd(samlSettingsOf(row));
    return end !== null && end.getTime() < until ? [{ row, end }] : [];
  });
  await forEachApart(ending, ({ row, end }) => warn(ctx, row, end));
}

async function warn(ctx: Ctx, { id, companyId, name }: SignInConnection, end: Date): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // With two workers, the second skips connections whose administrators were notified.
    const warning = { where: { id, warnedAt: null }, data: { warnedAt: ctx.clock.now() } };
    if ((await tx.signInConnection.updateMany(warning)).count === 0) return;
    const administrators = await tx.administrator.findMany({
      where: { companyId, user: { blockedAt: null } },
      select: { userId: true },
    });
    await publishNotification(tx, ctx, {
      companyId,
      aboutUserId: null,
      userIds: administrators.map(({ userId }) => userId),
      role: 'Administrator',
      title: message('company-sign-in.certificateNotice.title'),
      message: message('company-sign-in.certificateNotice.message', {
        name,
        day: { date: end.toISOString().slice(0, 10) },
      }),
      icon: 'person',
      color: 'bad',
      button: { title: message('company-sign-in.certificateNotice.button'), href: SIGN_IN_PATH },
    });
  });
}
