import type { output } from 'zod';
import { briefMail } from '#/lib/domain/briefs/brief.email.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import type { sendBriefMail } from '#/lib/domain/briefs/queues.ts';
import { mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { findRoleContext } from '#/lib/domain/places/find-role-context.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

const roles = ['Administrator', 'Department Leader', 'Team Leader'] as const;

/**
 * Mails the brief of a Monday with what the person leads in all their roles, unless they have turned it off meanwhile,
 * the week is over, or nothing of it is published.
 */
export async function mailBrief(ctx: Ctx, { companyId, userId, monday }: output<typeof sendBriefMail.payload>) {
  const optedOut = await ctx.db.mailOptOut.count({ where: { userId, kind: 'brief' } });
  if (optedOut > 0) return;
  const contexts = await Promise.all(roles.map((role) => findRoleContext(ctx, { companyId, userId, role })));
  const readers = contexts.filter((one) => one !== null);
  const [reader] = readers;
  if (!reader || mondayOf(localDateAt(ctx.clock.now(), reader.actor.timeZone)) !== monday) return;
  const briefs = await Promise.all(readers.map(getBrief));
  const [first] = briefs;
  const paragraphs = briefs.flatMap((brief) => brief.paragraphs);
  if (!first || paragraphs.length === 0) return;
  const { firstName, lastName, email } = reader.actor;
  await sendMail({
    to: { name: `${firstName} ${lastName}`, address: email },
    messageKey: `brief.${monday}.${userId}`,
    ...briefMail({
      locale: defaultLocale,
      firstName,
      week: first.week,
      paragraphs,
      unsubscribeToken: mailedToken(mailKinds.brief.tokenPrefix, userId),
    }),
  });
}
