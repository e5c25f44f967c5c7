import { makeWhenStale } from './fingerprint.mjs';
import { runNode } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { step } from './terminal.mjs';

/** Generates the database client if the schema or Prisma's version has changed. */
export function ensurePrismaClient() {
  return makeWhenStale({
    noteFile: 'generated/made-from',
    sources: [
      'prisma/schema',
      'scripts/steps/generate-prisma-client.mjs',
      'node_modules/@prisma/client-generator-ts/package.json',
    ],
    make: () =>
      step('Generating the database client', () =>
        runNode('scripts/steps/generate-prisma-client.mjs', [], { env: toolEnv() }),
      ),
  });
}
