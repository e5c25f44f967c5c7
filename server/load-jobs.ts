import { importFeatureFiles } from '#/server/feature-files.ts';

/** Loads the jobs of every feature, so that `startJobs` knows their queues. */
export async function loadJobs(): Promise<void> {
  await importFeatureFiles('jobs.ts');
}
