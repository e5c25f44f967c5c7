import { remindOfLookBacks } from '#/lib/domain/actions/look-back/remind-of-look-backs.ts';
import { sweepLookBacks } from '#/lib/domain/actions/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepLookBacks, remindOfLookBacks);
