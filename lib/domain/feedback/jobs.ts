import { mailFeedback } from '#/lib/domain/feedback/feedback.service.ts';
import { sendFeedbackMail } from '#/lib/domain/feedback/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sendFeedbackMail, (ctx, { feedbackId }) => mailFeedback(ctx, feedbackId));
