import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newName, testCluster } from '#/e2e/support/product/database.ts';
import { root } from '#/scripts/steps/places.mjs';

let folder: string;

beforeAll(() => {
  // A copy, because the CLI writes migrations. It's next to the original, whose configuration is TypeScript with
  // imports.
  folder = mkdtempSync(path.join(root, '.data/prisma-'));
  for (const part of ['schema', 'migrations'])
    cpSync(path.join(root, 'prisma', part), path.join(folder, part), { recursive: true });
  writeFileSync(
    path.join(folder, 'prisma.config.ts'),
    `import real from '${root}/prisma.config.ts';
    export default { ...real, schema: '${folder}/schema', migrations: { path: '${folder}/migrations' } };`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Prisma's CLI on a database that doesn't exist before its first command. Returns what it prints. */
function prisma(...args: string[]): string {
  const cli = path.join(root, 'node_modules/prisma/build/index.js');
  return execFileSync(process.execPath, [cli, ...args, '--config', path.join(folder, 'prisma.config.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database },
  });
}

const address = new URL(testCluster());
address.pathname = `test_${newName()}`;
const database = address.href;

it('the engine writes a migration of what the schema has and the migrations don’t', () => {
  writeFileSync(path.join(folder, 'schema/probe.prisma'), 'model Probe {\n  id Int @id\n}\n');
  prisma('migrate', 'dev', '--name', 'probe');
  const migrations = readdirSync(path.join(folder, 'migrations')).filter((name) => name.endsWith('_probe'));
  const sql = migrations.map((name) => readFileSync(path.join(folder, 'migrations', name, 'migration.sql'), 'utf8'));
  expect(sql.map((text) => text.match(/^(CREATE|ALTER|DROP).*/gm))).toEqual([['CREATE TABLE "Probe" (']]);
  expect(prisma('migrate', 'status')).toContain('Database schema is up to date!');
}, 90_000);
