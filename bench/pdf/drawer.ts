import { fork } from 'node:child_process';
import path from 'node:path';

export interface Drawing {
  ms: number;
  /** Of the processor, which a busy machine does not stretch. */
  cpuMs: number;
  kB: number;
  pages: number;
}

export interface Drawer {
  draw: () => Promise<Drawing>;
  /** The most memory the process has taken, in MB. */
  memory: () => Promise<number>;
  stop: () => void;
}

/** Starts a process that draws a company's report: as the library would bare, as the product does, or in its thread. */
export async function startDrawer(kind: 'bare' | 'report' | 'in a thread', teams: number): Promise<Drawer> {
  const child = fork(path.join(import.meta.dirname, 'draw.ts'), [kind, String(teams)], {
    env: { ...process.env, NODE_ENV: 'production' },
    // A session of its own, as the worker has.
    detached: true,
  });
  const answer = <T>() =>
    new Promise<T>((resolve, reject) => {
      const gone = () => reject(new Error('The process that draws has ended.'));
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('exit', gone);
        resolve(message as T);
      });
    });
  await answer();
  const ask = <T>(order: string) => {
    child.send(order);
    return answer<T>();
  };
  return { draw: () => ask('draw'), memory: () => ask('memory'), stop: () => child.disconnect() };
}
