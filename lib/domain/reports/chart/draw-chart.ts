import type { ReportExport } from '#/generated/prisma/client.ts';
import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { presentChartHead, presentPackedMembers, workPositionsIn } from '#/lib/domain/chart/chart.present.ts';
import { type ChartWanted, chartWanted } from '#/lib/domain/chart/chart.schema.ts';
import { type MemberColumns, readMembers } from '#/lib/domain/chart/chart-rows.service.ts';
import { CHART_PHOTOS_MAX } from '#/lib/domain/chart/constants.ts';
import type { ChartStructure } from '#/lib/domain/chart/read-structure.ts';
import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';
import { getChartScopes } from '#/lib/domain/reports/chart/chart-report.service.ts';
import { drawing } from '#/lib/domain/reports/constants.ts';
import { fileNameAbout, finishExport } from '#/lib/domain/reports/exports/export.service.ts';
import { sendReportMail } from '#/lib/domain/reports/queues.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { toPrintedImage } from '#/lib/platform/image.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { withProcess } from '#/lib/platform/separate-process/separate-process.ts';

const chartProcess = new URL('chart-process.ts', import.meta.url);

/** Makes the PDF of a chart with its requester's current rights; all recipients get the same file. */
export async function drawChart(ctx: UserCtx, row: ReportExport): Promise<void> {
  const options = chartWanted.parse(row.wanted);
  const { scopes, document } = await readChartDocument(ctx, options);
  const content = await withProcess<ChartDocument, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
    chartProcess,
    drawing,
    (ask) => ask(document),
  );
  const fileName = fileNameAbout('organisation-chart', document.part, document.askedOn);
  const done = { id: row.id, status: 'done', doneCount: 1, scopes, content, fileName };
  await ctx.db.$transaction(async (tx) => {
    await finishExport(tx, ctx, done);
    if (row.flag === 'download') return;
    const mails = options.to.map((userId) => ({ exportId: row.id, userId, scopes }));
    await tx.reportMail.createMany({ data: mails, skipDuplicates: true });
    for (const { exportId, userId } of mails) await enqueue(tx, sendReportMail, { exportId, userId });
  });
}

/** Returns everything to draw, and its scopes. */
async function readChartDocument(ctx: UserCtx, { layout, departmentId, teamId }: ChartWanted) {
  const part = { departmentId, teamId };
  const [{ structure, scopes, name }, members] = await Promise.all([getChartScopes(ctx, part), readMembers(ctx, part)]);
  const askedOn = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  // Paper marks no one as new, so the period is a day when no one joined.
  const period = { name: '1d' as const, from: '2000-01-01', to: '2000-01-01' };
  const membersCount = members.ids.length;
  const head = presentChartHead(structure, {
    actor: ctx.actor,
    period,
    figures: null,
    membersCount,
    locale: ctx.locale,
  });
  const document: ChartDocument = {
    locale: ctx.locale,
    layout,
    part: name,
    askedBy: `${ctx.actor.firstName} ${ctx.actor.lastName}`,
    askedOn,
    ...head,
    members: presentPackedMembers(members, period),
    workPositions: workPositionsIn(ctx.locale),
    photos: await readPhotos(ctx, structure, members),
  };
  return { document, scopes };
}

/** Returns small photos of the people drawn, by URL; none if there are too many people. */
async function readPhotos(
  ctx: UserCtx,
  { admins, departments, teams }: ChartStructure,
  { imageNames }: MemberColumns,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const photos = new Map<string, Uint8Array>();
  if (imageNames.length > CHART_PHOTOS_MAX) return photos;
  const leaders = [...departments, ...teams].flatMap((place) => [
    place.leader,
    'secondaryLeader' in place ? place.secondaryLeader : null,
  ]);
  const leaderImageNames = [...admins, ...leaders].map((person) => person?.imageName ?? null);
  const names = [...new Set([...leaderImageNames, ...imageNames])].filter((name) => name !== null);
  const images = await ctx.db.storedImage.findMany({
    where: { companyId: ctx.company.id, name: { in: names } },
    select: { name: true, bytes: true },
  });
  for (const { name, bytes } of images) {
    const printed = await toPrintedImage(bytes);
    if (printed) photos.set(presentImageUrl(name) ?? '', printed);
  }
  return photos;
}
