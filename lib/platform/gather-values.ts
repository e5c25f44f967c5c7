import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';

interface Gathered {
  readonly values: Set<unknown>;
  readonly timer: NodeJS.Timeout;
}

/** Returns the values waiting in this process, by name. */
const gathered = () => singleton('gathered', () => new Map<string, Gathered>());

/**
 * Gathers the values of `ms` milliseconds from the first one, and then does the work once for all of them, without
 * duplicates. Failures are logged under the name; waiting values are lost with the process.
 */
export function gatherValues<T>(name: string, ms: number, value: T, work: (values: T[]) => Promise<unknown>): void {
  const waiting = gathered().get(name);
  if (waiting) return void waiting.values.add(value);
  const values = new Set([value]);
  const timer = setTimeout(() => {
    gathered().delete(name);
    work([...values]).catch((error: unknown) => log().warn({ error: String(error), name }, 'gathered work failed'));
  }, ms);
  gathered().set(name, { values, timer });
}
