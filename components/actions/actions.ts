import type { Output } from '#/lib/api/endpoint.ts';
import type { listActionsContract } from '#/lib/domain/actions/actions.contract.ts';
import type { listTeamDeedsContract, listTeamStepsContract } from '#/lib/domain/actions/overview/overview.contract.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';

export type TeamActions = Output<typeof listActionsContract>;
export type Action = TeamActions['actions'][number];
export type TeamDeeds = Output<typeof listTeamDeedsContract>;
export type TeamStep = Output<typeof listTeamStepsContract>['steps'][number];

/** Something that was named, for which a step may be started. */
export interface Cause {
  readonly topic: string;
  readonly name: string;
  /** What was shared with the team, where it is a topic of that. */
  readonly shareId?: number;
}

/** Whether a step goes on: it hasn't been looked back on. */
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
 * Returns the causes with the topics that were shared with the team before them, as it chose them; none of these while it
 * chooses.
 */
export function withShared(causes: readonly Cause[], share: TeamActions['share'], describe: (name: string) => string) {
  if (!share || share.vote?.isOpen) return causes;
  const shared = share.topics.map(({ topic, name }): Cause => ({ topic, name: describe(name), shareId: share.id }));
  return [...shared, ...causes.filter(({ topic }) => !shared.some((one) => one.topic === topic))];
}

/**
 * Writes a day of a step: without its weekday and year. Its month is whole, because a short one brings a full stop of its
 * own in some languages, and sentences end with the day.
 * @example writeDay('2026-11-12', 'en-GB') // '12 November'
 */
export function writeDay(day: LocalDate, locale: string): string {
  return formatDate(day, locale, { day: 'numeric', month: 'long' });
}

/** What the steps of some teams are asked for with; the page that fills the cache asks the same. */
export const teamStepsInput = (teamIds: readonly number[]) => ({ query: { teamIds: teamIds.join(',') } });

/** What the page of so many teams is asked for with, of a department or of all. */
export const teamDeedsInput = (departmentId: number, page = 1) => ({ query: { departmentId, page } });

/**
 * Returns the step that was settled last; undefined for none.
 * @example lastSettled([{ settledOn: null }, { settledOn: '2026-03-02' }, { settledOn: '2026-03-09' }])?.settledOn // '2026-03-09'
 */
export function lastSettled<Step extends { readonly settledOn: LocalDate | null }>(steps: readonly Step[]) {
  return steps
    .filter(({ settledOn }) => settledOn !== null)
    .toSorted((a, b) => ((a.settledOn ?? '') < (b.settledOn ?? '') ? -1 : 1))
    .at(-1);
}

/** The weeks after which a step is looked back on, to choose from. */
export const lookBackWeeks = [2, 4] as const;

/**
 * Returns the day that is so many weeks ahead.
 * @example weeksAhead('2026-11-12', 2) // '2026-11-26'
 */
export function weeksAhead(today: LocalDate, weeks: number): LocalDate {
  return addDays(today, 7 * weeks);
}
