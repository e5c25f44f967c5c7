// A process that draws, started by drawer.ts: it answers `draw` with a document's times, `memory` with its peak.
import { drawBare } from '#/bench/pdf/bare-document.ts';
import { sampleChart } from '#/e2e/support/scenes/chart-document.ts';
import { sampleGroup, sampleReport } from '#/e2e/support/scenes/report-model.ts';
import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';
import { drawing } from '#/lib/domain/reports/constants.ts';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import type { DrawnReport } from '#/lib/domain/reports/drawing/drawing-process.ts';
import { workInBackground } from '#/lib/platform/background.ts';
import { withProcess } from '#/lib/platform/separate-process/separate-process.ts';

workInBackground();
const [kind = '', size] = process.argv.slice(2);
const report = sampleReport(sampleGroup(kind.startsWith('chart') ? 1 : Number(size)));
const reportProcess = new URL('../../lib/domain/reports/drawing/drawing-process.ts', import.meta.url);
const chartProcess = new URL('../../lib/domain/reports/chart/chart-process.ts', import.meta.url);
const drawChart = (layout: ChartDocument['layout']) => () =>
  withProcess<ChartDocument, Uint8Array, Uint8Array>(chartProcess, drawing, (ask) =>
    ask(sampleChart(Number(size), { layout })),
  );
const kinds: Record<string, () => Promise<Uint8Array>> = {
  bare: () => drawBare(report),
  report: () => drawPdf(report),
  'in a process': () =>
    withProcess<Report, DrawnReport, Uint8Array>(reportProcess, drawing, async (ask) => (await ask(report)).pdf),
  'chart in pages': drawChart('paged'),
  'chart on a sheet': drawChart('sheet'),
};

async function draw() {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const pdf = Buffer.from((await kinds[kind]?.()) ?? []);
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  const pages = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
  return { ms, cpuMs: (user + system) / 1000, kB: pdf.length / 1000, pages };
}

async function obey(order: string): Promise<void> {
  process.send?.(order === 'draw' ? await draw() : process.resourceUsage().maxRSS / 1024);
}

process.on('message', (order: string) => void obey(order));
process.send?.('ready');
