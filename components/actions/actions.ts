import type { Output } from '#/lib/api/endpoint.ts';
import type { listActionsContract, listTeamStepsContract } from '#/lib/domain/actions/actions.contract.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

export type TeamActions = Output<typeof listActionsContract>;
export type Action = TeamActions['actions'][number];
export type TeamStep = Output<typeof listTeamStepsContract>['steps'][number];

/** Something that was named, for which a step may be started. */
export interface Cause {
  readonly topic: string;
  readonly name: string;
}

/** Whether a step goes on: it has not been looked back on. */
export function isOpen({ settledOn }: Pick<Action, 'settledOn'>): boolean {
  return settledOn === null;
}

/**
 * Returns the causes for which the team tries nothing yet.
 * @example causesLeft([{ topic: 'norm:1', name: 'Respect' }], [{ topic: 'norm:1', settledOn: null }]) // []
 */
export function causesLeft(causes: readonly Cause[], actions: readonly Pick<Action, 'topic' | 'settledOn'>[]): Cause[] {
  const tried = new Set(actions.filter(isOpen).map(({ topic }) => topic));
  return causes.filter(({ topic }) => !tried.has(topic));
}

/**
 * Writes a day of a step: without its weekday and year.
 * @example writeDay('2026-11-12', 'en-GB') // '12 Nov'
 */
export function writeDay(day: LocalDate, locale: string): string {
  return formatDate(day, locale, { day: 'numeric', month: 'short' });
}

/** What the steps of some teams are asked for with; the page that fills the cache asks the same. */
export const teamStepsInput = (teamIds: readonly number[]) => ({ query: { teamIds: teamIds.join(',') } });

/** The weeks after which a step is looked back on, to choose from. */
export const lookBackWeeks = [2, 4] as const;

/**
 * Returns the day that is so many weeks ahead.
 * @example weeksAhead('2026-11-12', 2) // '2026-11-26'
 */
export function weeksAhead(today: LocalDate, weeks: number): LocalDate {
  return addDays(today, 7 * weeks);
}
