import { addDays, addMonths, firstOfMonth, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';

/** The days of a month's calendar in weeks from Monday on, with those of its neighbours at both ends. */
export function weeksOfMonth(month: LocalDate): LocalDate[][] {
  const next = addMonths(firstOfMonth(month), 1);
  const weeks: LocalDate[][] = [];
  for (let monday = mondayOf(firstOfMonth(month)); monday < next; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(monday, at)));
  return weeks;
}

/** The day on offer that is nearest to another. */
export function clampDay(day: LocalDate, min: LocalDate, max: LocalDate): LocalDate {
  if (day < min) return min;
  return day > max ? max : day;
}

/**
 * Where a key leads from a day, as in the date grid of the ARIA practices: days and weeks by arrows, the ends of a week
 * by Home and End, months by Page Up and Page Down, years with Shift; null for every other key.
 */
export function dayAfterKey(day: LocalDate, { key, shiftKey }: { key: string; shiftKey: boolean }): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return addDays(mondayOf(day), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
