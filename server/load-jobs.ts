import { importFeatureFiles } from '#/server/feature-files.ts';

/** Loads the queues of every feature, which is enough for a process that only enqueues. */
export async function loadQueues(): Promise<void> {
  await importFeatureFiles('queues');
}

/** Loads the jobs of every feature with their queues, for a process that runs them. */
export async function loadJobs(): Promise<void> {
  await importFeatureFiles('jobs');
}
