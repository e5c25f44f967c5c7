import { managementPageSize, wholeListMax } from '#/lib/domain/places/constants.ts';

/**
 * The departments and teams that other people than their creator see: finished ones, and those with an invited leader.
 */
export const shownPlaces = { OR: [{ completedAt: { not: null } }, { leaderId: { not: null } }] };

/** `shownPlaces` in SQL, of the table with this alias. */
export const shownSql = (alias: 'd' | 't') => `(${alias}.completed_at IS NOT NULL OR ${alias}.leader_id IS NOT NULL)`;

/** Limit and offset of a page of a management list, or of the whole list where none is asked for. */
export const windowOf = (page: number | undefined): [number, number] =>
  page === undefined ? [wholeListMax, 0] : [managementPageSize, (page - 1) * managementPageSize];
