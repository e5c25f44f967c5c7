// The thread that draws organisation charts: it receives one and answers with its PDF.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawChartPdf } from '#/lib/domain/reports/chart/chart-document.ts';
import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';

// Linux has priorities of threads: answers and screens go first, and nobody waits for a chart at a stretch.
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
