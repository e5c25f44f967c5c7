import type { PoolClient } from 'pg';
import { insertRows, reserveIds } from '#/prisma/seed/bulk-insert.ts';
import type { SimulatedRating } from '#/prisma/seed/demo/ratings.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';

/** Stores the leaders' check-ins on rating days, which only ask for ratings, with their answers. */
export async function insertRatings(
  client: PoolClient,
  { companyId, idOf }: StoredOrganisation,
  ratings: readonly SimulatedRating[],
): Promise<void> {
  const ids = await reserveIds(client, 'check_ins', ratings.length);
  const columns = {
    id: 'int',
    company_id: 'int',
    team_id: 'int',
    user_id: 'int',
    local_date: 'date',
    frequency_id: 'int',
    sent_at: 'timestamptz',
    closes_at: 'timestamptz',
    answered_at: 'timestamptz',
    asks_own: 'bool',
    asks_ratings: 'bool',
  };
  const checkInRows = ratings.map(({ team, person, localDate, sentAt, closesAt, submittedAt }, index) => {
    const whose = [ids[index], companyId, idOf(team), idOf(person)];
    return [...whose, localDate, team.plan.frequencyId, sentAt, closesAt, submittedAt, false, true];
  });
  await insertRows(client, 'check_ins', columns, checkInRows);
  const said = ratings.flatMap(({ team, localDate, ratings: memberRatings }, index) =>
    memberRatings.map(({ person, value }) => [ids[index], idOf(person), idOf(team), localDate, value]),
  );
  const rated = { check_in_id: 'int', user_id: 'int', team_id: 'int', local_date: 'date', value: 'smallint' };
  await insertRows(client, 'member_ratings', rated, said);
}
