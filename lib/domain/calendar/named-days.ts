import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';

/**
 * The first day when someone leads a team and the day after the last; null for an open end. Source:
 * docs/figures.md, Two readers.
 */
export type Leadership = readonly [beginsOn: LocalDate | null, endedOn: LocalDate | null];

/**
 * Returns whether a person reads the check-ins of a day by name.
 * @example isNamedDay([['2026-03-02', null]], '2026-03-02') // true
 */
export function isNamedDay(leaderships: readonly Leadership[], day: LocalDate): boolean {
  return leaderships.some(
    ([beginsOn, endedOn]) => (beginsOn === null || beginsOn <= day) && (endedOn === null || day < endedOn),
  );
}

/**
 * Returns whether a person reads all days of a range by name. A range across two leaderships counts as one with a gap.
 * @example isNamedRange([['2026-03-02', null]], { from: '2026-03-01', to: '2026-03-04' }) // false
 */
export function isNamedRange(leaderships: readonly Leadership[], { from, to }: DateRange): boolean {
  return leaderships.some((leadership) => isNamedDay([leadership], from) && isNamedDay([leadership], to));
}

/**
 * Returns whether a person reads a day of a range by name.
 * @example hasNamedDay([['2026-03-02', null]], { from: '2026-03-01', to: '2026-03-04' }) // true
 */
export function hasNamedDay(leaderships: readonly Leadership[], { from, to }: DateRange): boolean {
  return leaderships.some(
    ([beginsOn, endedOn]) =>
      (beginsOn === null || beginsOn <= to) &&
      (endedOn === null || from < endedOn) &&
      (beginsOn === null || endedOn === null || beginsOn < endedOn),
  );
}

/**
 * Returns the first day that a current leader reads by name; null if they may read all earlier days, or lead no longer.
 * @example namedSince([['2026-01-05', '2026-02-01'], ['2026-03-02', null]]) // '2026-03-02'
 */
export function namedSince(leaderships: readonly Leadership[]): LocalDate | null {
  return leaderships.findLast(([, endedOn]) => endedOn === null)?.[0] ?? null;
}
