// The thread that draws organisation charts: it gets one and returns its PDF.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawChartPdf } from '#/lib/domain/reports/chart/chart-document.ts';
import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';

// On Linux, threads have priorities: answers and screens come first, so that no one waits long for a chart.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (chart: ChartDocument) => void answer(chart));

async function answer(chart: ChartDocument): Promise<void> {
  try {
    const result = await drawChartPdf(chart);
    parentPort?.postMessage({ result }, [result.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
}
