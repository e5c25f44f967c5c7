import type { Output } from '#/lib/api/endpoint.ts';
import type { listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import type { listTeamDeedsContract, listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

export type TeamActions = Output<typeof listActionsContract>;
export type Action = TeamActions['actions'][number];
export type TeamDeeds = Output<typeof listTeamDeedsContract>;
export type TeamStep = Output<typeof listTeamStepsContract>['steps'][number];

/** A cause that was named and that a step can be started for. */
export interface Cause {
  readonly topic: string;
  readonly name: string;
  /** The shared topic, if the cause was shared with the team. */
  readonly shareId?: number;
}

/** Returns whether a step is still being tried: the team hasn't looked back on it. */
export function isOpen({ settledOn }: Pick<Action, 'settledOn'>): boolean {
  return settledOn === null;
}

/**
 * Returns the causes that the team isn't trying a step for yet.
 * @example causesLeft([{ topic: 'norm:1', name: 'Respect' }], [{ topic: 'norm:1', settledOn: null }]) // []
 */
export function causesLeft(causes: readonly Cause[], actions: readonly Pick<Action, 'topic' | 'settledOn'>[]): Cause[] {
  const tried = new Set(actions.filter(isOpen).map(({ topic }) => topic));
  return causes.filter(({ topic }) => !tried.has(topic));
}

/**
 * Returns the causes, after the topics that were shared with the team, in the order that it chose; without topics while
 * the team is still choosing.
 */
export function withShared(causes: readonly Cause[], share: TeamActions['share'], describe: (name: string) => string) {
  if (!share || share.vote?.isOpen) return causes;
  const shared = share.topics.map(({ topic, name }): Cause => ({ topic, name: describe(name), shareId: share.id }));
  return [...shared, ...causes.filter(({ topic }) => !shared.some((one) => one.topic === topic))];
}

/**
 * Writes the day of a step without weekday and year. The month is written in full, because short names end with a full
 * stop in some languages, and sentences end with the day.
 * @example writeDay('2026-11-12', 'en-GB') // '12 November'
 */
export function writeDay(day: LocalDate, locale: string): string {
  return formatDate(day, locale, { day: 'numeric', month: 'long' });
}

/** Returns the request for the steps of some teams; the page that fills the cache uses the same. */
export const teamStepsInput = (teamIds: readonly number[]) => ({ query: { teamIds: teamIds.join(',') } });

/** Returns the request for a page of teams, of a department or of all. */
export const teamDeedsInput = (departmentId: number, page = 1) => ({ query: { departmentId, page } });

/**
 * Returns the step that was settled last; undefined if there is none.
 * @example lastSettled([{ settledOn: null }, { settledOn: '2026-03-02' }, { settledOn: '2026-03-09' }])?.settledOn // '2026-03-09'
 */
export function lastSettled<Step extends { readonly settledOn: LocalDate | null }>(steps: readonly Step[]) {
  return steps
    .filter(({ settledOn }) => settledOn !== null)
    .toSorted((a, b) => ((a.settledOn ?? '') < (b.settledOn ?? '') ? -1 : 1))
    .at(-1);
}

/** After how many weeks a step can be looked back on. */
export const lookBackWeeks = [2, 4] as const;

/**
 * Returns the day that is this many weeks ahead.
 * @example weeksAhead('2026-11-12', 2) // '2026-11-26'
 */
export function weeksAhead(today: LocalDate, weeks: number): LocalDate {
  return addDays(today, 7 * weeks);
}
