import { drawNextReport } from '#/lib/domain/reports/commands/draw-next-report.ts';
import { mailReport } from '#/lib/domain/reports/commands/mail-report.ts';
import { sweepOldReports } from '#/lib/domain/reports/commands/sweep-old-reports.ts';
import { makeReport, sendReportMail, sweepReports } from '#/lib/domain/reports/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(makeReport, drawNextReport);

defineJob(sendReportMail, mailReport);

defineJob(sweepReports, sweepOldReports);
