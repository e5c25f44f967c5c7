import { randomBytes } from 'node:crypto';

let made = 0;

/** A lower-case word that no other call makes, in this process or in one that runs beside it. */
export function uniqueWord(): string {
  made += 1;
  return `${process.pid.toString(36)}${randomBytes(4).toString('hex')}${made.toString(36)}`;
}

/** The day on which everything made by a builder begins: before any day that a test looks at. */
export const longAgo = new Date('2025-01-01T00:00:00Z');
