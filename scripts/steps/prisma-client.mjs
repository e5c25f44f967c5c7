import { makeWhenStale } from './fingerprint.mjs';
import { runTool } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { step } from './terminal.mjs';

/** Generates the database client when the schema or Prisma's version has changed. */
export function ensurePrismaClient() {
  return makeWhenStale({
    noteFile: 'generated/made-from',
    sources: ['prisma/schema', 'prisma.config.ts', 'node_modules/prisma/package.json'],
    make: () =>
      step('Generating the database client', () => runTool('prisma', ['generate', '--no-hints'], { env: toolEnv() })),
  });
}
