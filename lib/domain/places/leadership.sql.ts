import * as z from 'zod';

/** The days on which a person has led a team, as `leadershipsColumn` reads them. */
export const leaderships = z.array(z.tuple([z.iso.date().nullable(), z.iso.date().nullable()]));

/** Returns the column `leaderships` of a person in a team `t`, in order. */
export const leadershipsColumn = (person: `$${number}`): string =>
  `coalesce((SELECT json_agg(json_build_array(r.begins_on, r.ended_on) ORDER BY r.id) FROM leaderships r
    WHERE r.team_id = t.id AND r.user_id = ${person}), '[]') AS leaderships`;

/**
 * Returns the days whose check-ins a person, a parameter or the user `u`, reads by name in a team `t`, as a multirange;
 * null without any, so that no day is in it.
 */
export const namedDaysSql = (person: `$${number}` | 'u.id'): string =>
  `(SELECT range_agg(daterange(r.begins_on, r.ended_on)) FROM leaderships r
    WHERE r.team_id = t.id AND r.user_id = ${person} AND (r.begins_on < r.ended_on) IS NOT FALSE)`;
