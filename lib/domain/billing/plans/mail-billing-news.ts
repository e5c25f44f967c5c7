import type { NewsKind } from '#/lib/domain/billing/constants.ts';
import { billingNewsMail } from '#/lib/domain/billing/plans/billing-news.email.ts';
import { entitlement, untilOf } from '#/lib/domain/billing/plans/plans.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

interface News {
  companyId: number;
  userId: number;
  kind: NewsKind;
  /** When it was new, in milliseconds since 1970. */
  at: number;
}

/** Mails news about the plan to a person who is still an Administrator. */
export async function mailBillingNews(ctx: Ctx, { companyId, userId, kind, at }: News): Promise<void> {
  const administrator = await ctx.db.administrator.findFirst({
    where: { companyId, userId, user: { blockedAt: null } },
    include: { user: true, company: { include: { billingAccount: true } } },
  });
  if (!administrator) return;
  const { user, company } = administrator;
  const then = new Date(at);
  const plan = entitlement(company.billingAccount, then);
  const mail = billingNewsMail({
    locale: defaultLocale,
    kind,
    firstName: user.firstName,
    companyName: company.name,
    max: plan.maxUsers ?? 0,
    until: untilOf(kind, plan, { overSince: company.billingAccount?.overSince, now: then }),
  });
  const to = { name: `${user.firstName} ${user.lastName}`, address: user.email };
  await sendMail({ to, messageKey: `billing.${kind}.${companyId}.${userId}.${at}`, ...mail });
}
