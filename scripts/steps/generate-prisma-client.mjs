// Does what `npx prisma generate` does, but without the CLI, which includes a table browser and a second PostgreSQL:
// 170 MB that only tools need.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './places.mjs';

// Prisma's packages can't be loaded as ES modules.
const require = createRequire(import.meta.url);
const { PrismaClientTsGenerator } = require('@prisma/client-generator-ts');
const { getGenerators, loadSchemaContext } = require('@prisma/internals');

const schemaContext = await loadSchemaContext({
  schemaPath: { cliProvidedPath: path.join(root, 'prisma/schema') },
  cwd: root,
});
const registry = { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } };
for (const generator of await getGenerators({ schemaContext, registry })) {
  await generator.generate();
  generator.stop();
}
