import { managementPageSize, wholeListMax } from '#/lib/domain/places/constants.ts';

/**
 * The departments and teams that other people than their creator see: finished ones, and those with an invited leader.
 */
export const shownPlaces = { OR: [{ completedAt: { not: null } }, { leaderId: { not: null } }] };

/** `shownPlaces` in SQL, of the table with this alias. */
export const shownSql = (alias: 'd' | 't') => `(${alias}.completed_at IS NOT NULL OR ${alias}.leader_id IS NOT NULL)`;

/** Whether the person of a column is not suspended: those who are count as nobody's member. */
export const isThereSql = (person: 'm.user_id' | 'o.user_id' | 'c.user_id' | 'user_id') =>
  `NOT EXISTS (SELECT FROM users gone WHERE gone.id = ${person} AND gone.suspended_at IS NOT NULL)`;

/** How many members the team of a column has who are not suspended. */
export const membersSql = (team: 't.id' | 'page.id') =>
  `(SELECT count(*)::int FROM team_members m WHERE m.team_id = ${team} AND ${isThereSql('m.user_id')})`;

/** Limit and offset of a page of a management list, or of the whole list where none is asked for. */
export const windowOf = (page: number | undefined): [number, number] =>
  page === undefined ? [wholeListMax, 0] : [managementPageSize, (page - 1) * managementPageSize];
