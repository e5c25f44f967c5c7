import { estimateNorms } from '#/lib/domain/assessment/personality/estimate-norms.ts';
import { sweepNorms } from '#/lib/domain/assessment/queues.ts';
import { defineJob } from '#/lib/platform/jobs.ts';

defineJob(sweepNorms, estimateNorms);
