import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../lib/domain');

/** Imports the file of this name from every feature that has one; the modules register what they declare. */
export async function importFeatureFiles(name: 'contract.ts' | 'queues.ts' | 'jobs.ts'): Promise<void> {
  const files = readdirSync(features)
    .map((feature) => path.join(features, feature, name))
    .filter((file) => existsSync(file));
  await Promise.all(files.map((file) => import(file)));
}
