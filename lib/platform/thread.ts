import { Worker } from 'node:worker_threads';
import { singleton } from '#/lib/platform/singleton.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

export interface ThreadLimits {
  memoryMb: number;
  /** How long to wait for one answer. */
  patienceMs: number;
}

type Answer<Out> = { result: Out } | { error: string };

/**
 * Does work that would block the event loop in a separate thread, which ends afterwards; one thread runs at a time in
 * this process. `module` answers each message with `{ result }` or `{ error }`. An answer that takes too long or too
 * much memory is an error and ends the thread.
 */
export function withThread<In, Out, T>(
  module: URL,
  limits: ThreadLimits,
  work: (ask: (input: In) => Promise<Out>) => Promise<T>,
): Promise<T> {
  const queue = singleton('thread.queue', () => ({ last: Promise.resolve() as Promise<unknown> }));
  const turn = queue.last.then(() => runThread(module, limits, work));
  queue.last = turn.catch(() => undefined);
  return turn;
}

async function runThread<In, Out, T>(
  module: URL,
  { memoryMb, patienceMs }: ThreadLimits,
  work: (ask: (input: In) => Promise<Out>) => Promise<T>,
): Promise<T> {
  const thread = new Worker(module, {
    // No secrets of this process, only what makes libraries skip their development checks, and the languages.
    env: { NODE_ENV: 'production', LANGUAGES: offeredLocales.join() },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = endOf(thread);
  try {
    return await work((input) => {
      thread.postMessage(input);
      return Promise.race([answerOf<Out>(thread), ended, tooLate(patienceMs)]);
    });
  } finally {
    await thread.terminate();
  }
}

function answerOf<Out>(thread: Worker): Promise<Out> {
  return new Promise((resolve, reject) => {
    thread.once('message', (answer: Answer<Out>) => {
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
  });
}

/** Rejects when the thread fails or ends; to be raced against its answer. */
function endOf(thread: Worker): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread has ended with ${code}`)));
  });
  // No one may be waiting when it ends.
  end.catch(() => undefined);
  return end;
}

function tooLate(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref();
  });
}
