import { isBoundToCompany } from '#/lib/domain/accounts/sign-in/is-bound-to-company.ts';
import { accountReadyMail } from '#/lib/domain/directory/people/account-ready.email.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

/**
 * Emails someone that their account is ready. Skips people who must sign in with the company's connection, which needs
 * no explanation, and people whose access has ended since.
 */
export async function mailAccountReady({ db }: Pick<Ctx, 'db'>, { userId }: { userId: number }): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, include: { company: true } });
  if (!user || user.blockedAt || user.company.blockedAt || (await isBoundToCompany(db, userId))) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `account-ready.${userId}`,
    ...accountReadyMail({
      locale: localeOf(user),
      firstName: user.firstName,
      companyName: user.company.name,
    }),
  });
}
