import { readFileSync, statSync } from 'node:fs';
import { env } from '#/lib/platform/env.ts';

/** Where the current time comes from; features take it from their context and never ask the machine. */
export interface Clock {
  now(): Date;
}

/** The machine's clock, shifted by the milliseconds in `CLOCK_FILE`, one number per line, if tests set the file. */
export const systemClock: Clock = {
  now() {
    const file = env().CLOCK_FILE;
    return new Date(Date.now() + (file ? sumLeaps(file) : 0));
  },
};

/** Returns a clock that always shows the given instant. */
export function fixedClock(instant: Date | string): Clock {
  const at = new Date(instant).getTime();
  return { now: () => new Date(at) };
}

/** Returns by how many milliseconds a file shifts a clock, one number per line; 0 without the file. */
export function sumLeaps(file: string): number {
  if (!statSync(file, { throwIfNoEntry: false })) return 0;
  const leaps = readFileSync(file, 'utf8').split('\n');
  return leaps.reduce((sum, leap) => sum + (Number(leap) || 0), 0);
}
