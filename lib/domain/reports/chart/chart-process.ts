// The process that draws organisation charts: it gets one and returns its PDF.
import { drawChartPdf } from '#/lib/domain/reports/chart/chart-document.ts';
import { answerParent } from '#/lib/platform/separate-process/separate-process.ts';

answerParent(drawChartPdf);
