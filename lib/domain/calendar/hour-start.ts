const HOUR_MS = 3_600_000;

/**
 * Returns the beginning of the hour of an instant: how exactly anybody else is told when somebody answered.
 * @example hourStart(new Date('2026-03-02T11:42:08Z')).toISOString() // '2026-03-02T11:00:00.000Z'
 */
export function hourStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
}
