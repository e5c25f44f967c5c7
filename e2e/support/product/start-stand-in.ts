import { spawn } from 'node:child_process';
import { node24, root } from '#/scripts/steps/places.mjs';
import { toolEnv } from '#/scripts/steps/settings.mjs';

/** Starts a stand-in as a separate process. Once it answers, returns a function that ends it. */
export async function startStandIn(args: readonly string[]): Promise<() => Promise<void>> {
  const child = spawn(node24(), args, { cwd: root, env: toolEnv(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The stand-in ended with ${code}.`)));
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
