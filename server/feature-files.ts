import { readdirSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../lib/domain');

/**
 * Imports the files of this kind from every feature, at any depth, such as `jobs.ts` and `respond.contract.ts`. These
 * modules register what they declare.
 */
export async function importFeatureFiles(kind: 'contract' | 'queues' | 'jobs'): Promise<void> {
  const isOfKind = new RegExp(`[/.]${kind}\\.ts$`);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) => isOfKind.test(file));
  await Promise.all(files.map((file) => import(path.join(features, file))));
}
