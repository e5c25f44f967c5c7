import { randomBytes } from 'node:crypto';

let count = 0;

/** Returns a lower-case word that no other call returns, in this process or a parallel one. */
export function uniqueWord(): string {
  count += 1;
  return `${process.pid.toString(36)}${randomBytes(4).toString('hex')}${count.toString(36)}`;
}

/** The day on which everything that a builder makes begins: before any day that tests look at. */
export const longAgo = new Date('2025-01-01T00:00:00Z');
