import { log } from '#/lib/platform/log.ts';

const STOP_WITHIN_MS = 10_000;

/**
 * Ends the process on a signal, or when the supervisor that started it is gone. `prepare` lets others find another
 * process, and `release` frees everything; work that isn't done ten seconds after that is cut off.
 */
export function stopOnRequest(release: () => Promise<void>, prepare = async () => {}): void {
  let isStopping = false;
  async function stop(reason: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log().info({ reason }, 'stopping');
    await prepare();
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await release().catch((error: unknown) => log().error({ error: String(error) }, 'stop'));
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  if (process.send) process.on('disconnect', () => void stop('supervisor gone'));
}

/** Tells the supervisor, if there is one, that work can begin. */
export function reportReady(): void {
  process.send?.('ready');
}

/** Why a start can't succeed, in English, for operators. */
export class StartFailure extends Error {}

/** Ends a start that can't succeed, with a message instead of a stack. */
export function giveUp({ message }: StartFailure): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
