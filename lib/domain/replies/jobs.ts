import { notifyOfReplies } from '#/lib/domain/replies/notify-of-replies.ts';
import { sweepReplies } from '#/lib/domain/replies/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepReplies, notifyOfReplies);
