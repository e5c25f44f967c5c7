import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { node24, root } from '#/scripts/steps/places.mjs';
import { toolEnv } from '#/scripts/steps/settings.mjs';
import { freePort } from '#/server/embedded/ports.mjs';

/** Returns the error output and exit code of a process that can't start with these settings. */
function startWith(program: 'main' | 'worker', settings: Record<string, string>) {
  const env = toolEnv({ NODE_ENV: 'production', APP_URL: 'http://localhost:3000', ...settings });
  const { status, stderr } = spawnSync(node24(), [`server/${program}.ts`], { cwd: root, env, encoding: 'utf8' });
  return { status, stderr };
}

it.each(['main', 'worker'] as const)('METRICS_PORT = PORT is refused at the start of %s with a message', (program) => {
  const { status, stderr } = startWith(program, { PORT: '3123', METRICS_PORT: '3123' });
  expect([status, stderr]).toEqual([
    1,
    'Settings that stop the start:\n  METRICS_PORT is 3123, which is PORT: choose another one\n',
  ]);
});

it('a METRICS_PORT that is in use is reported', async () => {
  const port = await freePort(56_800);
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(port, '127.0.0.1', resolve));
  const { status, stderr } = startWith('worker', { METRICS_PORT: String(port) });
  other.close();
  expect([status, stderr]).toEqual([
    1,
    `Can’t listen on METRICS_PORT ${port} of METRICS_HOST 127.0.0.1: it is in use by another program. Choose another METRICS_PORT.\n`,
  ]);
});
