import { notifyOfBirthdays } from '#/lib/domain/birthdays/birthday.service.ts';
import { sweepDailyRuns } from '#/lib/domain/birthdays/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepDailyRuns, notifyOfBirthdays);
