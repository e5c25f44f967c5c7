import * as z from 'zod';

/** A person's ties to a team. */
export const teamTies = z.object({
  /** As leader or secondary leader. */
  leads: z.boolean(),
  belongs: z.boolean(),
  leadsDepartment: z.boolean(),
});
export type TeamTies = z.output<typeof teamTies>;

/** Returns the ties of a person, a parameter such as `$3`, to a team `t` with its department `d` as conditions in SQL. */
export const tiesSql = (person: `$${number}`): Record<keyof TeamTies, string> => ({
  leads: `(t.leader_id = ${person} OR t.secondary_leader_id = ${person})`,
  belongs: `EXISTS (SELECT FROM team_members m WHERE m.team_id = t.id AND m.user_id = ${person})`,
  leadsDepartment: `d.leader_id = ${person}`,
});

/** Returns the same as the columns of `TeamTies`. */
export const tieColumns = (person: `$${number}`): string =>
  Object.entries(tiesSql(person))
    .map(([name, condition]) => `coalesce(${condition}, false) AS "${name}"`)
    .join(', ');
