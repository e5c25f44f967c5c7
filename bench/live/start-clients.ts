import { fork } from 'node:child_process';
import path from 'node:path';

/** One client: the address of its server and, for the product, both halves of its session. */
export interface Target {
  url: string;
  token?: string;
  headers?: Record<string, string>;
}

/** What the process of clients can be told, and what it answers. */
export interface Orders {
  connect: { order: Target[]; answer: { ms: number } };
  /** Forgets what was heard so far. */
  forget: { order: null; answer: null };
  /** Waits until so many have heard, and answers when each did, on the machine's monotonic clock. */
  collect: { order: { count: number; withinMs: number }; answer: number[] };
  disconnect: { order: null; answer: null };
}

export interface Clients {
  tell: <Name extends keyof Orders>(name: Name, order: Orders[Name]['order']) => Promise<Orders[Name]['answer']>;
  stop: () => void;
}

type Reply = { answer: never } | { error: string };

/** Starts a process for clients, which share nothing with the servers and the publisher but the machine. */
export function startClients(): Clients {
  const child = fork(path.join(import.meta.dirname, 'clients.ts'));
  return {
    tell: (name, order) =>
      new Promise((resolve, reject) => {
        const gone = () => reject(new Error('The process of clients has ended.'));
        child.once('exit', gone);
        child.once('message', (reply: Reply) => {
          child.off('exit', gone);
          if ('error' in reply) reject(new Error(`${name}: ${reply.error}`));
          else resolve(reply.answer);
        });
        child.send([name, order]);
      }),
    stop: () => child.disconnect(),
  };
}
