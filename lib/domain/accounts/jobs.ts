import { accountExistsMail } from '#/lib/domain/accounts/emails/account-exists.ts';
import { setPasswordMail } from '#/lib/domain/accounts/emails/set-password.ts';
import { sendAccountExistsMail, sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

defineJob(sendSetPasswordMail, async (ctx, { mailedTokenId }) => {
  const link = await ctx.db.mailedToken.findUnique({
    where: { id: mailedTokenId },
    include: { user: { include: { company: true } } },
  });
  if (!link || link.usedAt || link.expiresAt <= ctx.clock.now()) return;
  const { user } = link;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `set-password.${link.id}`,
    ...setPasswordMail({
      firstName: user.firstName,
      companyName: user.company.name,
      token: mailedToken('pwd_', link.id),
    }),
  });
});

defineJob(sendAccountExistsMail, async (ctx, { userId }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId } });
  if (!user) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `account-exists.${userId}.${ctx.requestId}`,
    ...accountExistsMail(user),
  });
});
