import { approvedMail, refusedMail } from '#/lib/domain/administrator-requests/decision.email.ts';
import { sendApprovedMail, sendRefusedMail } from '#/lib/domain/administrator-requests/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

defineJob(sendApprovedMail, async (ctx, { userId, askedAt }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true, administrator: true } });
  // The person has left, or was removed again before this was sent.
  if (!user?.administrator || user.blockedAt) return;
  await sendMail({
    to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
    messageKey: `administrator-approved.${userId}.${askedAt}`,
    ...approvedMail({ locale: localeOf(user), firstName: user.firstName, companyName: user.company.name }),
  });
});

defineJob(sendRefusedMail, async (ctx, { userId, askedAt, firstName, lastName, email, companyName, isErased }) => {
  const user = await ctx.db.user.findUnique({ where: { id: userId }, include: { company: true } });
  const locale = localeOf(user ?? { locale: null, company: { locale: null } });
  await sendMail({
    to: { name: `${firstName} ${lastName}`, address: email },
    messageKey: `administrator-refused.${userId}.${askedAt}`,
    ...refusedMail({ locale, firstName, companyName, isErased }),
  });
});
