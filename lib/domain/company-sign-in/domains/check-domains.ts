import type { CompanyDomain } from '#/generated/prisma/client.ts';
import { missingRecordMs, recordCheckMs, SIGN_IN_PATH } from '#/lib/domain/company-sign-in/constants.ts';
import { isTrusted } from '#/lib/domain/company-sign-in/domains/domain.service.ts';
import { hasRecord } from '#/lib/domain/company-sign-in/domains/domain-record.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { forEachApart } from '#/lib/platform/for-each-apart.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Checks the record of every verified domain weekly, and daily while it's missing. After 14 days without a record,
 * administrators are notified once; nothing is switched off automatically. A name server that doesn't answer changes
 * nothing.
 */
export async function checkDomains(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const due = {
    OR: [{ checkedAt: { lte: new Date(now.getTime() - recordCheckMs) } }, { missingSince: { not: null } }],
  };
  const domains = await ctx.db.companyDomain.findMany({
    where: { verifiedAt: { not: null }, company: { blockedAt: null }, ...due },
    orderBy: { checkedAt: 'asc' },
  });
  await forEachApart(domains, (row) => checkDomain(ctx, row, now));
}

async function checkDomain(ctx: Ctx, row: CompanyDomain, now: Date): Promise<void> {
  const isThere = isTrusted(row.domain) || (await hasRecord(row));
  if (isThere === null) return;
  const { id, companyId, domain } = row;
  const missingSince = isThere ? null : (row.missingSince ?? now);
  const changes = { checkedAt: now, missingSince, ...(isThere && { warnedAt: null }) };
  await ctx.db.companyDomain.updateMany({ where: { id }, data: changes });
  if (missingSince === null || now.getTime() - missingSince.getTime() < missingRecordMs) return;
  await inTransaction(ctx.db, async (tx) => {
    // With two workers, the second skips domains whose administrators were notified.
    const { count } = await tx.companyDomain.updateMany({ where: { id, warnedAt: null }, data: { warnedAt: now } });
    if (count === 0) return;
    const administrators = await tx.administrator.findMany({
      where: { companyId, user: { blockedAt: null } },
      select: { userId: true },
    });
    await publishNotification(tx, ctx, {
      companyId,
      aboutUserId: null,
      userIds: administrators.map(({ userId }) => userId),
      role: 'Administrator',
      title: message('company-sign-in.notice.title'),
      message: message('company-sign-in.notice.message', { domain }),
      icon: 'person',
      color: 'bad',
      button: { title: message('company-sign-in.notice.button'), href: SIGN_IN_PATH },
    });
  });
}
