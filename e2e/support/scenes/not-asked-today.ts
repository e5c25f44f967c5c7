import { weekday } from '#/lib/domain/calendar/local-date.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

/** Returns the schedule of a team that the worker doesn't ask today, because the test does so itself. */
export function notAskedToday() {
  const today = weekday(new Date().toISOString().slice(0, 10));
  return { workingDays: week.filter((day) => day !== today) };
}
