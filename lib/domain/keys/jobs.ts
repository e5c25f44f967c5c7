import { mailKeyEnds, warnOfEndingKeys } from '#/lib/domain/keys/ending-key.service.ts';
import { sendKeyEndsMail, sweepKeys } from '#/lib/domain/keys/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepKeys, (ctx) => warnOfEndingKeys(ctx));

defineJob(sendKeyEndsMail, mailKeyEnds);
