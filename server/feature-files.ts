import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Endpoint, endpoints } from '#/lib/api/endpoint.ts';

const features = path.join(import.meta.dirname, '../lib/domain');

/**
 * Imports the files of this kind from every feature, at any depth, such as `jobs.ts` and `respond.contract.ts`. These
 * modules register what they declare.
 */
async function importFeatureFiles(kind: 'contract' | 'queues' | 'jobs'): Promise<void> {
  const isOfKind = new RegExp(`[/.]${kind}\\.ts$`);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => isOfKind.test(file));
  await Promise.all(files.map((file) => import(path.join(features, file))));
}

/** Loads the contracts of every feature and returns all endpoints. */
export async function loadContracts(): Promise<Endpoint[]> {
  await importFeatureFiles('contract');
  return endpoints();
}

/** Loads the queues of every feature, which is enough for a process that only enqueues. */
export async function loadQueues(): Promise<void> {
  await importFeatureFiles('queues');
}

/** Loads the jobs of every feature with their queues, for a process that runs them. */
export async function loadJobs(): Promise<void> {
  await importFeatureFiles('jobs');
}
