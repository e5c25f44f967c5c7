import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';

/**
 * Returns the month and day, `MM-DD`, of every date with its anniversary on a given day. In years without 29 February,
 * its anniversary is the 28th.
 * @example anniversariesOn('2026-02-28') // ['02-28', '02-29']
 */
export function anniversariesOn(localDate: LocalDate): string[] {
  const day = localDate.slice(5);
  return day === '02-28' && !isLeapYear(Number(localDate.slice(0, 4))) ? [day, '02-29'] : [day];
}

function isLeapYear(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
}
