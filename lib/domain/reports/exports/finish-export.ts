import type { Prisma } from '#/generated/prisma/client.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** Stores how an export has ended. */
export async function finishExport(ctx: Ctx, id: string, data: Prisma.ReportExportUpdateInput): Promise<void> {
  await ctx.db.reportExport.updateMany({ where: { id }, data: { ...data, finishedAt: ctx.clock.now() } });
}

/** Returns the name of a file in plain letters, so that every file system and mail program accepts it. */
export function fileNameAbout(kind: 'report' | 'organisation-chart', about: string, date: LocalDate): string {
  const plain = about
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `unboXt-${kind}-${plain.slice(0, 60) || 'company'}-${date}.pdf`;
}
