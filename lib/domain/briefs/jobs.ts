import { mailBrief, sendBriefs } from '#/lib/domain/briefs/brief-mail.service.ts';
import { sendBriefMail, sweepMondays } from '#/lib/domain/briefs/queues.ts';
import { defineTellingJob } from '#/lib/domain/channels/telling-queue.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepMondays, sendBriefs);
defineTellingJob(sendBriefMail, mailBrief);
