import { fork } from 'node:child_process';
import path from 'node:path';

/** One client: the URL of its server and, for the product, its session's bearer and cookie. */
export interface Target {
  url: string;
  token?: string;
  headers?: Record<string, string>;
}

/** The orders for the process of clients, with its answers. */
export interface Orders {
  connect: { order: Target[]; answer: { ms: number } };
  /** Forgets the arrivals so far. */
  forget: { order: null; answer: null };
  /** Waits for this many arrivals; their times are on the machine's monotonic clock. */
  collect: { order: { count: number; withinMs: number }; answer: number[] };
  disconnect: { order: null; answer: null };
}

export interface Clients {
  send: <Name extends keyof Orders>(name: Name, order: Orders[Name]['order']) => Promise<Orders[Name]['answer']>;
  stop: () => void;
}

type Reply = { answer: never } | { error: string };

/** Starts a process for clients, which only share the machine with the servers and the publisher. */
export function startClients(): Clients {
  const child = fork(path.join(import.meta.dirname, 'clients.ts'));
  return {
    send: (name, order) =>
      new Promise((resolve, reject) => {
        const rejectAtExit = () => reject(new Error('The process of clients has ended.'));
        child.once('exit', rejectAtExit);
        child.once('message', (reply: Reply) => {
          child.off('exit', rejectAtExit);
          if ('error' in reply) reject(new Error(`${name}: ${reply.error}`));
          else resolve(reply.answer);
        });
        child.send([name, order]);
      }),
    stop: () => child.disconnect(),
  };
}
