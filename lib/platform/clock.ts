import { readFileSync, statSync } from 'node:fs';
import { env } from '#/lib/platform/env.ts';

/** Where "now" comes from; features take it from their context and never ask the machine. */
export interface Clock {
  now(): Date;
}

/** The machine's clock, moved by the milliseconds in `CLOCK_FILE` where tests set one. */
export const systemClock: Clock = {
  now() {
    const file = env().CLOCK_FILE;
    return new Date(Date.now() + (file ? offsetMs(file) : 0));
  },
};

/** Returns a clock that always shows the given instant. */
export function fixedClock(instant: Date | string): Clock {
  const at = new Date(instant).getTime();
  return { now: () => new Date(at) };
}

function offsetMs(file: string): number {
  if (!statSync(file, { throwIfNoEntry: false })) return 0;
  return Number(readFileSync(file, 'utf8')) || 0;
}
