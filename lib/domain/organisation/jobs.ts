import { nudgeMail } from '#/lib/domain/organisation/nudges/nudge.email.ts';
import { sendNudgeMail } from '#/lib/domain/organisation/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

defineJob(sendNudgeMail, async (ctx, { userId, day }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  // People who have finished or left in the meantime get no email.
  if (!user?.confirmedAt || user.blockedAt || user.onboardingCompletedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `nudge.${userId}.${day}`,
    ...nudgeMail({ locale: localeOf(user), firstName: user.firstName, companyName: user.company.name }),
  });
});
