import * as z from 'zod';
import { findRoleContext } from '#/lib/domain/places/find-role-context.ts';
import { mailChart } from '#/lib/domain/reports/mails/mail-chart.ts';
import { reportMail } from '#/lib/domain/reports/mails/report.email.ts';
import { listReportUsers } from '#/lib/domain/reports/recipients/list-report-users.ts';
import { type ReportScope, reportOptions, reportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { sendMail } from '#/lib/platform/mail.ts';

/**
 * Mails a finished report to one person, provided that requester and recipient still lead everything in it. Its content
 * is removed either way.
 */
export async function mailReport(ctx: Ctx, { exportId, userId }: { exportId: string; userId: number }): Promise<void> {
  const mail = await ctx.db.reportMail.findUnique({
    where: { exportId_userId: { exportId, userId } },
    include: { export: true },
  });
  if (!mail || mail.settledAt) return;
  if (mail.export.kind === 'chart') return mailChart(ctx, mail);
  if (!mail.content) return;
  const requester = await findRoleContext(ctx, { ...mail.export, userId: mail.export.requesterId });
  const [person] = requester ? (await listReportUsers(requester, { ids: [userId] })).users : [];
  const ledKeys = new Set(person?.scopes.map(({ kind, id }) => `${kind} ${id}`));
  const scopes = z.array(reportScope).parse(mail.scopes);
  if (requester && scopes.every(({ kind, id }) => ledKeys.has(`${kind} ${id}`))) {
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    await sendMail({
      to: { name: `${user.firstName} ${user.lastName}`, address: user.email },
      messageKey: `report.${exportId}.${userId}`,
      attachments: [
        { name: `unboXt-report-${exportId.slice(-6)}.pdf`, type: 'application/pdf', content: mail.content },
      ],
      ...reportMail({
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
