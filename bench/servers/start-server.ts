import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
export const benchData = path.join(root, 'bench/.data');

export interface Server {
  port: number;
  stop: () => Promise<void>;
  /** Asks the process a question that a preloaded part of the benchmark answers, one at a time. */
  ask: <Answer>(question: string) => Promise<Answer>;
}

/** Flags that let a server answer `ask('memory')`. */
export const reportsMemory = ['--expose-gc', '--import', path.join(root, 'bench/servers/report-memory.mjs')];

/** Flags that let a server answer `ask('processor')`. */
export const reportsProcessor = ['--import', path.join(root, 'bench/servers/report-processor.mjs')];

/** With `--profile`, every server leaves a processor profile when it stops. */
const profile = process.argv.includes('--profile')
  ? ['--cpu-prof', `--cpu-prof-dir=${path.join(benchData, 'profiles')}`]
  : [];

/** Starts a program of the repository, or of another copy of it, with this Node, and waits until it's ready. */
export async function startServer(
  name: string,
  file: string,
  { port, ...env }: { port: number } & Record<string, string | number>,
  flags: readonly string[] = [],
  folder = root,
): Promise<Server> {
  mkdirSync(benchData, { recursive: true });
  const log = openSync(path.join(benchData, `${name}.log`), 'w');
  const child = spawn(process.execPath, [...profile, ...flags, file], {
    cwd: folder,
    env: { ...settings(), ...env, PORT: String(port) } as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log, 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`The ${name} server ended with ${code}: see bench/.data/${name}.log`)),
    );
  });
  return {
    port,
    ask: (question) =>
      new Promise((resolve, reject) => {
        const rejectAtExit = () => reject(new Error(`The ${name} server is gone: see bench/.data/${name}.log`));
        child.once('exit', rejectAtExit);
        child.once('message', (answer) => {
          child.off('exit', rejectAtExit);
          resolve(answer as never);
        });
        child.send(question);
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Returns settings with a user's rate limits and log, because the set-up relaxes them for tests. */
function settings(): NodeJS.ProcessEnv {
  const { RATE_LIMIT_FACTOR: _limits, LOG_LEVEL: _log, ...others } = process.env;
  return { ...others, NODE_ENV: 'production' };
}
