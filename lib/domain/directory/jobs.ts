import { eraseDeletedPeople } from '#/lib/domain/directory/people/erase-deleted-people.ts';
import { mailAccountReady } from '#/lib/domain/directory/people/mail-account-ready.ts';
import { sendAccountReadyMail, sweepDirectories } from '#/lib/domain/directory/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sendAccountReadyMail, mailAccountReady);

defineJob(sweepDirectories, (ctx) => eraseDeletedPeople(ctx));
