import { drawNextReport } from '#/lib/domain/reports/exports/draw-next-report.ts';
import { sweepOldReports } from '#/lib/domain/reports/exports/export.service.ts';
import { mailReport } from '#/lib/domain/reports/mails/mail-report.ts';
import { makeReport, sendReportMail, sweepReports } from '#/lib/domain/reports/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(makeReport, drawNextReport);

defineJob(sendReportMail, mailReport);

defineJob(sweepReports, sweepOldReports);
