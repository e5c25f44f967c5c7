import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { node24, root } from '#/scripts/steps/places.mjs';
import { toolEnv } from '#/scripts/steps/settings.mjs';

beforeAll(testDatabase);
afterAll(closeDatabase);

it('a worker works once its migrations are there, and takes no job before', async () => {
  const { rows } = await pool().query('DELETE FROM _prisma_migrations WHERE rolled_back_at IS NULL RETURNING *');
  const env = toolEnv({ ...process.env, LOG_LEVEL: 'warn' });
  const worker = fork('server/worker.ts', { cwd: root, env, execPath: node24(), silent: true });
  const ready = once(worker, 'message');
  const [line] = await once(worker.stdout as Readable, 'data');
  expect(String(line)).toContain(`it lacks ${rows[0].migration_name}`);
  expect((await pool().query("SELECT to_regclass('pgboss.job') AS jobs")).rows).toEqual([{ jobs: null }]);

  for (const { migration_name: name } of rows)
    await pool().query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES (gen_random_uuid(), '', $1, now(), 1)`,
      [name],
    );
  await ready;
  worker.kill('SIGTERM');
  await once(worker, 'exit');
});
