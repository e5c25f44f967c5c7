import { fork } from 'node:child_process';
import path from 'node:path';

export interface Drawing {
  ms: number;
  /** Processor time, which a busy machine doesn't stretch. */
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

export type DrawnKind = 'bare' | 'report' | 'in a process' | 'chart in pages' | 'chart on a sheet';

/**
 * Starts a process that draws a report of this many teams, with the bare library, as the product does, or in the
 * product's thread. It can draw the chart of this many people instead.
 */
export async function startDrawer(kind: DrawnKind, size: number): Promise<Drawer> {
  const child = fork(path.join(import.meta.dirname, 'draw.ts'), [kind, String(size)], {
    env: { ...process.env, NODE_ENV: 'production' },
    // A separate session, like the worker's.
    detached: true,
  });
  const answer = <T>() =>
    new Promise<T>((resolve, reject) => {
      const rejectAtExit = () => reject(new Error('The process that draws has ended.'));
      child.once('exit', rejectAtExit);
      child.once('message', (message) => {
        child.off('exit', rejectAtExit);
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
