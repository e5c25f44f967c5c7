import { tellOfBirthdays } from '#/lib/domain/birthdays/commands/tell-of-birthdays.ts';
import { sweepMornings } from '#/lib/domain/birthdays/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepMornings, tellOfBirthdays);
