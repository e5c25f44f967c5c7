import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { singleton } from '#/lib/platform/singleton.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

export interface ProcessLimits {
  memoryMb: number;
  /** How long to wait for one answer. */
  patienceMs: number;
}

type Answer<Out> = { result: Out } | { error: string };

/**
 * Runs work that would block the event loop in a separate process, which ends afterwards; one runs at a time for this
 * process. `module` answers each message by `answerParent`. An answer that takes too long or too much memory is an
 * error and ends that process alone. Source: docs/decisions.md, Drawing PDFs and reading imports have processes of
 * their own.
 */
export function withProcess<In, Out, T>(
  module: URL,
  limits: ProcessLimits,
  work: (ask: (input: In) => Promise<Out>) => Promise<T>,
): Promise<T> {
  const queue = singleton('separate-process.queue', () => ({ last: Promise.resolve() as Promise<unknown> }));
  const turn = queue.last.then(() => runProcess(module, limits, work));
  queue.last = turn.catch(() => undefined);
  return turn;
}

async function runProcess<In, Out, T>(
  module: URL,
  { memoryMb, patienceMs }: ProcessLimits,
  work: (ask: (input: In) => Promise<Out>) => Promise<T>,
): Promise<T> {
  const child = fork(module, [], {
    // No secrets of this process, only what makes libraries skip their development checks, and the languages.
    env: { NODE_ENV: 'production', LANGUAGES: offeredLocales.join() },
    execArgv: [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = endOf(child);
  try {
    return await work((input) => {
      child.send(Object(input));
      return Promise.race([answerOf<Out>(child), ended, tooLate(patienceMs)]);
    });
  } finally {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  }
}

function answerOf<Out>(child: ChildProcess): Promise<Out> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const answer = message as Answer<Out>;
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.result);
    });
  });
}

/** How much is kept of what a process says before it ends. */
const LAST_WORDS_LETTERS = 1000;

/** Rejects when the process ends; to be raced against its answer. */
function endOf(child: ChildProcess): Promise<never> {
  const end = new Promise<never>((_, reject) => {
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(0, LAST_WORDS_LETTERS);
    });
    // A process that can't start has two errors: its own, and one of the message to it.
    child.on('error', reject);
    child.once('close', (code, signal) => reject(new Error(`the process has ended with ${code ?? signal}: ${said}`)));
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

/**
 * Makes this process answer the messages of the one that started it (`withProcess`), until that ends. It yields the
 * processors to answers and screens, and leaves signals for a whole group of processes to its parent.
 */
export function answerParent<In, Out>(answer: (input: In) => Out | Promise<Out>): void {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (input: In) => void respond(input));

  async function respond(input: In): Promise<void> {
    const outcome = await Promise.resolve(input)
      .then(answer)
      .then(
        (result) => ({ result }),
        (error: unknown) => ({ error: String(error) }),
      );
    process.send?.(outcome);
  }
}
