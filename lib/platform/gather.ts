import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';

interface Gathered {
  readonly values: Set<unknown>;
  readonly timer: NodeJS.Timeout;
}

/** What this process waits to do, by name. */
const gathered = () => singleton('gathered', () => new Map<string, Gathered>());

/**
 * Keeps a value for `ms` from the first one on, and then does the work once for all that came, without repeats. What
 * fails is logged under the name; what is lost with the process is lost.
 */
export function gather<T>(name: string, ms: number, value: T, work: (values: T[]) => Promise<unknown>): void {
  const waiting = gathered().get(name);
  if (waiting) return void waiting.values.add(value);
  const values = new Set([value]);
  const timer = setTimeout(() => {
    gathered().delete(name);
    work([...values]).catch((error: unknown) => log().warn({ error: String(error), name }, 'gathered work failed'));
  }, ms);
  gathered().set(name, { values, timer });
}
