import { estimateNorms } from '#/lib/domain/assessment/personality/personality-scores.ts';
import { sweepNorms } from '#/lib/domain/assessment/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepNorms, estimateNorms);
