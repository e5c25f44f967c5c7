import { addDays, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';

/** When a team checks in; weekdays are 1 = Monday to 7 = Sunday. */
interface TeamWeek {
  readonly checkinDay: number;
  readonly workingDays: readonly number[];
}

/**
 * Returns the weekday on which a team's trends are written: the working day after its check-in day.
 * @example trendWeekday({ checkinDay: 5, workingDays: [1, 2, 3, 4, 5] }) // 1
 */
export function trendWeekday({ checkinDay, workingDays }: TeamWeek): number {
  const days = [1, 2, 3, 4, 5, 6, 7].map((later) => ((checkinDay - 1 + later) % 7) + 1);
  return days.find((day) => workingDays.includes(day)) ?? days[0] ?? 1;
}

/**
 * Returns whether a trend day has come since a team was last looked at, today included: after an outage none is lost.
 * Trends of a team that checks in on Mondays are written on Tuesdays, such as 17 November 2026.
 * @example hasTrendDay({ checkinDay: 1, workingDays: [1, 2, 3, 4, 5] }, '2026-11-13', '2026-11-17') // true
 */
export function hasTrendDay(week: TeamWeek, lastLookedOn: LocalDate | null, today: LocalDate): boolean {
  const from =
    lastLookedOn === null || lastLookedOn < addDays(today, -6) ? addDays(today, -6) : addDays(lastLookedOn, 1);
  for (let day = from; day <= today; day = addDays(day, 1)) if (weekday(day) === trendWeekday(week)) return true;
  return false;
}
