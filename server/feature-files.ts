import { readdirSync } from 'node:fs';
import path from 'node:path';

const features = path.join(import.meta.dirname, '../lib/domain');

/**
 * Imports the files of this kind from every feature: `contract.ts`, and `sessions-contract.ts` where a large feature is
 * split; the modules register what they declare.
 */
export async function importFeatureFiles(kind: 'contract' | 'queues' | 'jobs'): Promise<void> {
  const files = readdirSync(features).flatMap((feature) =>
    readdirSync(path.join(features, feature))
      .filter((file) => file === `${kind}.ts` || file.endsWith(`-${kind}.ts`))
      .map((file) => path.join(features, feature, file)),
  );
  await Promise.all(files.map((file) => import(file)));
}
