import { copyDatabase, dropDatabase, templateUrl, urlOf, withPool } from '#/bench/data/admin.ts';
import { type BulkOrganisation, insertBulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';

export interface PeopleDatabase extends BulkOrganisation {
  url: string;
  members: number;
  drop: () => Promise<void>;
}

/** Every fifth team has a secondary leader; every tenth team and every tenth department has an open invitation. */
const extras = [
  'UPDATE teams SET secondary_leader_id = leader_id + 1 WHERE company_id = $1 AND id % 5 = 0',
  `INSERT INTO invitations (company_id, kind, email, first_name, last_name, team_id, created_at, expires_at)
   SELECT company_id, 'team_member', 'invited.' || id || '@example.com', 'Ivy', 'New', id, now(), now() + interval '7 days'
   FROM teams WHERE company_id = $1 AND id % 10 = 0`,
  `INSERT INTO invitations (company_id, kind, email, first_name, last_name, department_id, created_at, expires_at)
   SELECT company_id, 'team_leader', 'leader.' || id || '@example.com', 'Lee', 'New', id, now(), now() + interval '7 days'
   FROM departments WHERE company_id = $1 AND id % 10 = 0`,
];

/** Creates a database with one company of this many members, without check-ins, which management doesn't read. */
export async function makePeopleDatabase(members: number, teamSize: number): Promise<PeopleDatabase> {
  const database = `bench_people_${members}`;
  await copyDatabase(new URL(templateUrl).pathname.slice(1), database);
  const organisation = await withPool(urlOf(database), async (pool) => {
    const client = await pool.connect();
    try {
      const bulkOrganisation = await inTransaction(client, async () => {
        const inserted = await insertBulkOrganisation(client, { members, teamSize, createdAt: new Date('2026-01-05') });
        for (const statement of extras) await client.query(statement, [inserted.companyId]);
        return inserted;
      });
      await client.query('VACUUM ANALYZE');
      return bulkOrganisation;
    } finally {
      client.release();
    }
  });
  return { ...organisation, url: urlOf(database), members, drop: () => dropDatabase(database) };
}
