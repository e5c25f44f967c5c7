import { mailBrief } from '#/lib/domain/briefs/commands/mail-brief.ts';
import { sendBriefs } from '#/lib/domain/briefs/commands/send-briefs.ts';
import { sendBriefMail, sweepMondays } from '#/lib/domain/briefs/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepMondays, sendBriefs);
defineJob(sendBriefMail, mailBrief);
