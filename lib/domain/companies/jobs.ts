import { sweepDeletions as sweep } from '#/lib/domain/companies/deletion/deletion.service.ts';
import { mailDeletion, mailDeletionReceipt } from '#/lib/domain/companies/deletion/deletion-mail.service.ts';
import { sendDeletionMail, sendDeletionReceipt, sweepDeletions } from '#/lib/domain/companies/queues.ts';
import { isHeld } from '#/lib/domain/companies/waiting-jobs/waiting-job.service.ts';
import { defineJob, holdJobs } from '#/lib/platform/jobs.ts';

holdJobs(isHeld);

defineJob(sweepDeletions, sweep);

defineJob(sendDeletionMail, mailDeletion);

defineJob(sendDeletionReceipt, mailDeletionReceipt);
