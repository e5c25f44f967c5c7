import * as z from 'zod';
import type { ReportExport, ReportMail } from '#/generated/prisma/client.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { findRoleContext } from '#/lib/domain/places/managed-place.service.ts';
import type { ExportKind } from '#/lib/domain/reports/constants.ts';
import { chartMail, reportMail } from '#/lib/domain/reports/mails/report.email.ts';
import { findChartRecipients, listReportUsers } from '#/lib/domain/reports/recipients/recipient.service.ts';
import { exportKind, type ReportScope, reportOptions, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import { sendMail } from '#/lib/platform/mail.ts';

type FinishedMail = ReportMail & { export: ReportExport };

/** Emails a finished export to one person, once, if requester and recipient may still see everything in it. */
export async function mailReport(ctx: Ctx, { exportId, userId }: { exportId: string; userId: number }): Promise<void> {
  const mail = await ctx.db.reportMail.findUnique({
    where: { exportId_userId: { exportId, userId } },
    include: { export: true },
  });
  if (!mail || mail.settledAt) return;
  await mailings[exportKind.parse(mail.export.kind)](ctx, mail);
}

/** How a file of each kind is emailed. */
const mailings = { report: mailFigures, chart: mailChart } satisfies Record<
  ExportKind,
  (ctx: Ctx, mail: FinishedMail) => Promise<void>
>;

/** Emails results if the recipient still leads everything in them; their content is removed in any case. */
async function mailFigures(ctx: Ctx, mail: FinishedMail): Promise<void> {
  const { exportId, userId } = mail;
  if (!mail.content) return;
  const requester = await findRoleContext(ctx, { ...mail.export, userId: mail.export.requesterId });
  const [person] = requester ? (await listReportUsers(requester, { ids: [userId] })).users : [];
  const ledKeys = new Set(person?.scopes.map(({ kind, id }) => `${kind} ${id}`));
  const scopes = z.array(reportScope).parse(mail.scopes);
  if (requester && scopes.every(({ kind, id }) => ledKeys.has(`${kind} ${id}`))) {
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
    await sendMail({
      to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
      messageKey: `report.${exportId}.${userId}`,
      attachments: [
        { name: `unboXt-report-${exportId.slice(-6)}.pdf`, type: 'application/pdf', content: mail.content },
      ],
      ...reportMail({
        locale: localeOf(user),
        firstName: user.firstName,
        askedBy: `${requester.actor.firstName} ${requester.actor.lastName}`,
        isOwn: requester.actor.userId === userId,
        scopes,
        leadsTeam: await leadsTeam(ctx, userId, scopes),
        period: reportOptions.parse(mail.export.wanted).period,
      }),
    });
  }
  const settled = { content: null, settledAt: ctx.clock.now() };
  await ctx.db.reportMail.update({ where: { exportId_userId: { exportId, userId } }, data: settled });
}

async function leadsTeam(ctx: Ctx, userId: number, scopes: readonly ReportScope[]): Promise<boolean> {
  const ids = scopes.filter(({ kind }) => kind === 'team').map(({ id }) => id);
  const leads = { OR: [{ leaderId: userId }, { secondaryLeaderId: userId }] };
  return (await ctx.db.team.count({ where: { id: { in: ids }, ...leads } })) > 0;
}

/** The page with the chart for each role. */
const pages: Readonly<Record<string, string>> = {
  Administrator: '/companyManagement?tab=chart',
  'Department Leader': '/departmentManagement?view=chart',
};

/**
 * Emails a chart to one person, if requester and recipient may still see everything in it. Its content is removed after
 * the last of its emails.
 */
async function mailChart(ctx: Ctx, mail: FinishedMail): Promise<void> {
  const { exportId, userId } = mail;
  const { content, fileName, createdAt } = mail.export;
  const requester = await findRoleContext(ctx, { ...mail.export, userId: mail.export.requesterId });
  const scopes = z.array(reportScope).parse(mail.scopes);
  const ids = requester ? [...new Set([requester.actor.userId, userId])] : [];
  const allowed = requester ? (await findChartRecipients(requester, { scopes, ids })).users : [];
  if (requester && content && allowed.length === ids.length) {
    const { actor, company } = requester;
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
    const [scope] = scopes;
    await sendMail({
      to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
      messageKey: `chart.${exportId}.${userId}`,
      attachments: [{ name: fileName ?? 'organisation-chart.pdf', type: 'application/pdf', content }],
      ...chartMail({
        locale: localeOf(user),
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
