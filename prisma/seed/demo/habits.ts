import { addDays, daysBetween, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { DateRange } from '#/lib/domain/calendar/period.ts';
import { type CountryCode, isHoliday } from '#/prisma/seed/demo/countries.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** A person's traits, constant over the year; levels are points of 100. */
export interface Habits {
  /** Share of the check-ins answered on a working day, 0.6 to 0.97. */
  readonly responseRate: number;
  readonly mood: number;
  readonly productivity: number;
  /** Share of the answers with a remark. */
  readonly talkativeness: number;
  satisfactionWith(motivatorId: number): number;
  isAway(localDate: LocalDate): boolean;
}

/** The mood (points of 100) of an average person on an average day. */
export const ORDINARY_MOOD = 57;

/** Draws a person's habits, holidays and vacations for the year. */
export function makeHabits(random: Random, year: DemoYear, country: CountryCode): Habits {
  const vacations = makeVacations(random.fork('vacations'), year, country);
  const satisfactions = new Map<number, number>();
  const byMotivator = random.fork('satisfactions');
  return {
    responseRate: within(random.normal(0.86, 0.09), 0.6, 0.97),
    mood: within(random.normal(ORDINARY_MOOD, 7), 40, 74),
    productivity: within(random.normal(71, 7), 50, 90),
    talkativeness: Math.max(0, random.normal(0.06, 0.05)),
    satisfactionWith(motivatorId) {
      const satisfaction = satisfactions.get(motivatorId);
      if (satisfaction !== undefined) return satisfaction;
      const drawn = within(byMotivator.fork(String(motivatorId)).normal(66, 13), 25, 95);
      satisfactions.set(motivatorId, drawn);
      return drawn;
    },
    isAway: (localDate) =>
      isHoliday(country, localDate) || vacations.some(({ from, to }) => localDate >= from && localDate <= to),
  };
}

/** Limits a value to two bounds. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Returns two weeks in the warm season, a few single weeks and days, and for many people the days around New Year. */
function makeVacations(random: Random, { start, today }: DemoYear, country: CountryCode): DateRange[] {
  const vacations: DateRange[] = [];
  const take = (from: LocalDate, days: number) => vacations.push({ from, to: addDays(from, days - 1) });
  const warmSeason = country === 'BR' ? '01-04' : '07-06';
  for (const year of [start.slice(0, 4), today.slice(0, 4)]) {
    take(mondayOf(addDays(`${year}-${warmSeason}`, random.integer(0, 40))), 12);
    if (random.chance(0.65)) take(`${year}-12-23`, 11);
  }
  const days = daysBetween(start, today);
  for (let week = 0; week < 2; week++) take(mondayOf(addDays(start, random.integer(0, days))), 5);
  for (let day = 0; day < 5; day++) take(addDays(start, random.integer(0, days)), 1);
  return vacations;
}
