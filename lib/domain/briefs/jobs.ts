import { mailBrief } from '#/lib/domain/briefs/mail-brief.ts';
import { sendBriefMail, sweepMondays } from '#/lib/domain/briefs/queues.ts';
import { sendBriefs } from '#/lib/domain/briefs/send-briefs.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepMondays, sendBriefs);
defineJob(sendBriefMail, mailBrief);
