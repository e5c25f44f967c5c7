import type { ChartDocument } from '#/lib/domain/reports/chart/chart-model.ts';
import { drawPages } from '#/lib/domain/reports/chart/chart-pages.ts';
import { openPen } from '#/lib/domain/reports/chart/chart-pen.ts';
import { drawSheet } from '#/lib/domain/reports/chart/chart-sheet.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * Draws the PDF of an organisation chart from its document alone: pages of A3 or one sheet, all of it lines and text.
 * It is drawn by pdfkit, because 20,000 people would take the library of the reports a gigabyte.
 */
export function drawChartPdf(chart: ChartDocument): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsFor(chart.locale, 'chart-export.pdf');
  const title = words('document', { part: chart.part });
  const pen = openPen({ title, author: chart.companyName, language: chart.locale }, chart.photos);
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pen.doc.on('data', (part: Uint8Array) => parts.push(part));
    pen.doc.on('error', reject);
    pen.doc.on('end', () => resolve(joinParts(parts)));
    if (chart.layout === 'sheet') drawSheet(pen, chart);
    else drawPages(pen, chart);
    pen.finish();
  });
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
