import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Throws `unavailable` for a call that changes something if `MAINTENANCE` is set. */
export function requireWritable({ method, mutates }: { method: string; mutates?: true }): void {
  if (!env().MAINTENANCE || (method === 'GET' && !mutates)) return;
  throw new Problem('unavailable', message('api.problems.maintenance'), { retryAfterSeconds: 60 });
}
