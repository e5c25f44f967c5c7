import * as z from 'zod';
import { managementPageSize, wholeListMax } from '#/lib/domain/places/constants.ts';

/** The departments and teams that people other than their creator see: finished ones, and drafts with a leader. */
export const shownPlaces = { OR: [{ completedAt: { not: null } }, { leaderId: { not: null } }] };

/** Returns `shownPlaces` in SQL, for the table with this alias. */
export const shownSql = (alias: 'd' | 't') => `(${alias}.completed_at IS NOT NULL OR ${alias}.leader_id IS NOT NULL)`;

/** Returns the condition that the person in a column isn't suspended: suspended people don't count as members. */
export const isThereSql = (person: 'm.user_id' | 'o.user_id' | 'c.user_id' | 'user_id') =>
  `NOT EXISTS (SELECT FROM users gone WHERE gone.id = ${person} AND gone.suspended_at IS NOT NULL)`;

/** Returns an expression for how many members of the team in a column aren't suspended. */
export const membersSql = (team: 't.id' | 'page.id') =>
  `(SELECT count(*)::int FROM team_members m WHERE m.team_id = ${team} AND ${isThereSql('m.user_id')})`;

/** Returns limit and offset of a page of a management list, or of the whole list if no page is requested. */
export const windowOf = (page: number | undefined): [number, number] =>
  page === undefined ? [wholeListMax, 0] : [managementPageSize, (page - 1) * managementPageSize];

/** The days when a person led a team, as `leadershipsColumn` reads them. */
export const leaderships = z.array(z.tuple([z.iso.date().nullable(), z.iso.date().nullable()]));

/**
 * The day when reading by name ends. For someone who leads again, it's the first day answered for while they
 * didn't.
 */
const namedUntil = 'least(r.ended_on, r.named_until)';

/** Returns the column `leaderships` of a person in a team `t`, in order. */
export const leadershipsColumn = (person: `$${number}`): string =>
  `coalesce((SELECT json_agg(json_build_array(r.begins_on, ${namedUntil}) ORDER BY r.id) FROM leaderships r
    WHERE r.team_id = t.id AND r.user_id = ${person}), '[]') AS leaderships`;

/**
 * Returns the days whose check-ins a person (a parameter or the user `u`) reads by name in a team `t`, as a multirange.
 * It's null if there are none, so that no day is in it.
 */
export const namedDaysSql = (person: `$${number}` | 'u.id'): string =>
  `(SELECT range_agg(daterange(r.begins_on, ${namedUntil})) FROM leaderships r
    WHERE r.team_id = t.id AND r.user_id = ${person} AND (r.begins_on < ${namedUntil}) IS NOT FALSE)`;

/** A person's relations to a team. */
export const teamRelations = z.object({
  /** As leader or secondary leader. */
  leads: z.boolean(),
  belongs: z.boolean(),
  leadsDepartment: z.boolean(),
});
export type TeamRelations = z.output<typeof teamRelations>;

/** Returns SQL conditions for the relations of a person, such as `$3`, to a team `t` with its department `d`. */
export const relationsSql = (person: `$${number}`): Record<keyof TeamRelations, string> => ({
  leads: `(t.leader_id = ${person} OR t.secondary_leader_id = ${person})`,
  belongs: `EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = ${person})`,
  leadsDepartment: `d.leader_id = ${person}`,
});

/** Returns these relations as the columns of `TeamRelations`. */
export const relationColumns = (person: `$${number}`): string =>
  Object.entries(relationsSql(person))
    .map(([name, condition]) => `coalesce(${condition}, false) AS "${name}"`)
    .join(', ');
