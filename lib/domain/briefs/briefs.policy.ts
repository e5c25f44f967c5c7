import { daysBetween, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/** What a brief is about, by role; Members get none. */
export const briefScopes = {
  Administrator: 'company',
  'Department Leader': 'departments',
  'Team Leader': 'teams',
  Member: null,
} as const satisfies Record<RoleName, string | null>;

/** After this many days, last week is too old to come before the period of the dashboard. */
const FIRST_DAYS = 3;

/**
 * Returns whether last week ended recently enough to be what a dashboard shows first: from Monday to Wednesday. Source:
 * docs/decisions.md, The brief comes first until it is dismissed.
 * @example comesFirst('2026-11-25') // true
 * @example comesFirst('2026-11-26') // false
 */
export function comesFirst(today: LocalDate): boolean {
  // Last week ended on Sunday.
  return daysBetween(mondayOf(today), today) + 1 <= FIRST_DAYS;
}
