import { importFeatureFiles } from '#/server/feature-files.ts';

/** Loads the queues of every feature: enough for a process that only sends into them. */
export async function loadQueues(): Promise<void> {
  await importFeatureFiles('queues');
}

/** Loads the jobs of every feature, and with them their queues: what a process needs that works them off. */
export async function loadJobs(): Promise<void> {
  await importFeatureFiles('jobs');
}
