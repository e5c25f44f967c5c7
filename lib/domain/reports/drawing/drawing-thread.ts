// The thread that draws reports: it receives one after the other and answers each with its PDF.
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';

// Linux has priorities of threads: answers and screens go first, and nobody waits for a report at a stretch.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (report: Report) => void answer(report));

export interface DrawnReport {
  pdf: Uint8Array<ArrayBuffer>;
  /** Where the library failed, so that all names in other letters are in brackets; null if it did not. */
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
