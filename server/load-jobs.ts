import { importFeatureFiles } from '#/server/feature-files.ts';

/** Loads the queues of every feature: enough for a process that only enqueues. */
export async function loadQueues(): Promise<void> {
  await importFeatureFiles('queues');
}

/** Loads the jobs of every feature, and with them their queues, for a process that works them off. */
export async function loadJobs(): Promise<void> {
  await importFeatureFiles('jobs');
}
