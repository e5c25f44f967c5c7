import * as z from 'zod';
import type { ReportExport, ReportMail } from '#/generated/prisma/client.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { findRoleContext } from '#/lib/domain/places/find-role-context.ts';
import { chartMail } from '#/lib/domain/reports/mails/chart.email.ts';
import { findChartRecipients } from '#/lib/domain/reports/recipients/find-chart-recipients.ts';
import { reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

/** The page with the chart for each role. */
const pages: Readonly<Record<string, string>> = {
  Administrator: '/companyManagement?tab=chart',
  'Department Leader': '/departmentManagement?view=chart',
};

/**
 * Mails a chart to one person, provided that requester and recipient may still see everything in it. Its content is
 * removed with the last of its mails.
 */
export async function mailChart(ctx: Ctx, mail: ReportMail & { export: ReportExport }): Promise<void> {
  const { exportId, userId } = mail;
  const { content, fileName, createdAt } = mail.export;
  const requester = await findRoleContext(ctx, { ...mail.export, userId: mail.export.requesterId });
  const scopes = z.array(reportScope).parse(mail.scopes);
  const ids = requester ? [...new Set([requester.actor.userId, userId])] : [];
  const allowed = requester ? (await findChartRecipients(requester, { scopes, ids })).users : [];
  if (requester && content && allowed.length === ids.length) {
    const { actor, company } = requester;
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    const [scope] = scopes;
    await sendMail({
      to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
      messageKey: `chart.${exportId}.${userId}`,
      attachments: [{ name: fileName ?? 'organisation-chart.pdf', type: 'application/pdf', content }],
      ...chartMail({
        locale: defaultLocale,
        firstName: user.firstName,
        sender: actor.userId === userId ? null : `${actor.firstName} ${actor.lastName}`,
        part: scopes.length === 1 && scope ? scope.name : company.name,
        date: localDateAt(createdAt, user.timeZone),
        page: pages[allowed.find(({ id }) => id === userId)?.role ?? ''] ?? '/dashboard',
      }),
    });
  }
  await ctx.db.reportMail.update({
    where: { exportId_userId: { exportId, userId } },
    data: { settledAt: ctx.clock.now() },
  });
  await ctx.db.reportExport.updateMany({
    where: { id: exportId, mails: { every: { settledAt: { not: null } } } },
    data: { content: null },
  });
}
