import { mailErasureReceipt } from '#/lib/domain/privacy/leavers/mail-erasure-receipt.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sendErasureReceipt, mailErasureReceipt);
