import { formatSchema, loadSchemaContext } from '@prisma/internals';
import { expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';

it('the schema is formatted by `npx prisma format`', async () => {
  const { schemaFiles } = await loadSchemaContext({ schemaPath: { cliProvidedPath: 'prisma/schema' }, cwd: root });
  expect(schemaFiles.length).toBeGreaterThan(10);
  expect(await formatSchema({ schemas: schemaFiles })).toEqual(schemaFiles);
});
