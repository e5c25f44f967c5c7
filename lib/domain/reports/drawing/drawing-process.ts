// The process that draws reports: it gets one after another and returns the PDF of each.
import { drawPdf } from '#/lib/domain/reports/document/report-document.ts';
import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { answerParent } from '#/lib/platform/separate-process/separate-process.ts';

export interface DrawnReport {
  pdf: Uint8Array<ArrayBuffer>;
  /** Where the library failed, which puts all names in other letters in brackets; null if it didn't. */
  fault: string | null;
}

answerParent(async (report: Report): Promise<DrawnReport> => {
  let fault: string | null = null;
  const pdf = await drawPdf(report, (place) => {
    fault = place;
  });
  return { pdf: new Uint8Array(pdf), fault };
});
