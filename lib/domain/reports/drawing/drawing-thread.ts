// The thread that draws reports: it gets one after another and returns the PDF of each.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';

// On Linux, threads have priorities: answers and screens come first, so that no one waits long for a report.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (report: Report) => void answer(report));

export interface DrawnReport {
  pdf: Uint8Array<ArrayBuffer>;
  /** Where the library failed, which puts all names in other letters in brackets; null if it didn't. */
  fault: string | null;
}

async function answer(report: Report): Promise<void> {
  try {
    let fault: string | null = null;
    const pdf = await drawPdf(report, (place) => {
      fault = place;
    });
    const result: DrawnReport = { pdf: new Uint8Array(pdf), fault };
    parentPort?.postMessage({ result });
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
}
