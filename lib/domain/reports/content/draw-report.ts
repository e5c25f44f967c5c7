import type { ReportExport } from '#/generated/prisma/client.ts';
import { findRoleContext } from '#/lib/domain/places/managed-place.service.ts';
import { drawChart } from '#/lib/domain/reports/chart/draw-chart.ts';
import { drawing, type ExportKind, REPORT_ATTEMPTS_MAX } from '#/lib/domain/reports/constants.ts';
import { readReport } from '#/lib/domain/reports/content/report-content.service.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import type { DrawnReport } from '#/lib/domain/reports/drawing/drawing-process.ts';
import { readDrawnVersion } from '#/lib/domain/reports/drawing/read-drawn-version.ts';
import { fileNameAbout, finishExport } from '#/lib/domain/reports/exports/export.service.ts';
import { sendReportMail } from '#/lib/domain/reports/queues.ts';
import { findLedTeam, listReportUsers, type ReportUser } from '#/lib/domain/reports/recipients/recipient.service.ts';
import { exportKind, type ReportScope, reportOptions } from '#/lib/domain/reports/reports.schema.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, isDatabaseDown } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { log } from '#/lib/platform/log.ts';
import { withProcess } from '#/lib/platform/separate-process/separate-process.ts';

type Draw = (report: Report) => Promise<DrawnReport['pdf']>;

const drawingProcess = new URL('../drawing/drawing-process.ts', import.meta.url);

/**
 * Makes the PDFs of an export with its requester's current rights, continuing where a process that died has stopped. A
 * send pauses if someone waits for a file, and is resumed later. An export that can't be made is marked as failed,
 * unless only the database was down. `module` is the one that draws.
 */
export async function drawReport(
  ctx: Ctx,
  { exportId, module = drawingProcess }: { exportId: string; module?: URL },
): Promise<void> {
  const row = await ctx.db.reportExport.findUnique({ where: { id: exportId } });
  if (!row || row.status === 'done' || row.status === 'failed') return;
  try {
    if (row.attempts >= REPORT_ATTEMPTS_MAX) throw new Error('it took down every worker that began it');
    const start = { status: 'working', startedAt: ctx.clock.now(), attempts: { increment: 1 } };
    await ctx.db.reportExport.update({ where: { id: exportId }, data: start });
    const requester = await findRoleContext(ctx, { ...row, userId: row.requesterId });
    if (!requester) throw new Error('the requester is gone or no longer has the role');
    // Computed before reading, so that a change during the reading leads to a new export next time.
    const version = await readDrawnVersion(requester);
    await ctx.db.reportExport.update({ where: { id: exportId }, data: { version } });
    await drawings[exportKind.parse(row.kind)](requester, row, module);
  } catch (error) {
    // The sweep resumes it, as after a process that died.
    if (isDatabaseDown(error)) throw error;
    log().warn({ exportId, error: String(error) }, 'report failed');
    await inTransaction(ctx.db, (tx) => finishExport(tx, ctx, { id: exportId, status: 'failed' }));
  }
}

/** How the PDFs of each kind are made. */
const drawings = { report: drawFigures, chart: drawChart } satisfies Record<
  ExportKind,
  (ctx: UserCtx, row: ReportExport, module: URL) => Promise<void>
>;

async function drawFigures(ctx: UserCtx, row: ReportExport, module: URL): Promise<void> {
  await withProcess<Report, DrawnReport, void>(module, drawing, (ask) => {
    const draw: Draw = async (report) => {
      const { pdf, fault } = await ask(report);
      if (fault !== null) log().warn({ exportId: row.id, error: fault }, 'report drawn with names in brackets');
      return pdf;
    };
    return (row.flag === 'send' ? drawMails : drawDownload)(ctx, row, draw);
  });
}

/** Draws one file with a chapter per scope, without people who have left. */
async function drawDownload(ctx: UserCtx, { id, wanted: options }: ReportExport, draw: Draw): Promise<void> {
  const { users, period, teamId } = reportOptions.parse(options);
  const scopes =
    teamId === undefined
      ? distinct((await listReportUsers(ctx, { ids: users })).users)
      : [await findLedTeam(ctx, teamId)].filter((team) => team !== null);
  const report = await readReport(ctx, { scopes: [], period });
  for (const [at, scope] of scopes.entries()) {
    report.chapters.push(...(await readReport(ctx, { scopes: [scope], period })).chapters);
    await ctx.db.reportExport.update({ where: { id }, data: { doneCount: at } });
  }
  if (scopes.length === 0) throw new Error('none of its recipients are left');
  const content = await draw(report);
  const done = {
    id,
    status: 'done',
    doneCount: scopes.length,
    totalCount: scopes.length,
    scopes,
    content,
    fileName: fileNameOf(scopes, report),
  };
  await inTransaction(ctx.db, (tx) => finishExport(tx, ctx, done));
}

/** Draws one file per person, each in one transaction with its email. */
async function drawMails(ctx: UserCtx, { id, wanted: options }: ReportExport, draw: Draw): Promise<void> {
  const { users, period } = reportOptions.parse(options);
  const people = (await listReportUsers(ctx, { ids: users })).users;
  const rows = await ctx.db.reportMail.findMany({ where: { exportId: id }, select: { userId: true } });
  const doneUserIds = new Set(rows.map(({ userId }) => userId));
  for (const [at, { id: userId, scopes }] of people.filter((person) => !doneUserIds.has(person.id)).entries()) {
    if (at > 0 && (await isFileWaitedFor(ctx))) return;
    const recipientCtx = { ...ctx, actor: { ...ctx.actor, passedTo: [userId] } };
    const content = await draw(await readReport(recipientCtx, { scopes, period }));
    await ctx.db.$transaction(async (tx) => {
      await tx.reportMail.create({ data: { exportId: id, userId, scopes, content } });
      await tx.reportExport.update({ where: { id }, data: { doneCount: { increment: 1 }, attempts: 0 } });
      await enqueue(tx, sendReportMail, { exportId: id, userId });
    });
  }
  await inTransaction(ctx.db, (tx) => finishExport(tx, ctx, { id, status: 'done', totalCount: people.length }));
}

async function isFileWaitedFor(ctx: Ctx): Promise<boolean> {
  return (await ctx.db.reportExport.count({ where: { flag: 'download', status: 'waiting' } })) > 0;
}

function distinct(people: readonly ReportUser[]): ReportScope[] {
  const byKey = new Map(people.flatMap(({ scopes }) => scopes.map((scope) => [`${scope.kind} ${scope.id}`, scope])));
  return [...byKey.values()];
}

function fileNameOf(scopes: readonly ReportScope[], { askedOn, companyName }: Report): string {
  const [first] = scopes;
  return fileNameAbout('report', scopes.length === 1 && first ? first.name : companyName, askedOn);
}
