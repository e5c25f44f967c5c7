import type { PoolClient } from 'pg';
import { faqSections } from '#/lib/domain/faq/constants.ts';
import { insertRows } from '#/prisma/seed/bulk-insert.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import type { StoredOrganisation } from '#/prisma/seed/demo/stored-organisation.ts';
import type { Random } from '#/prisma/seed/random.ts';

const columns = { company_id: 'int', user_id: 'int', entry_id: 'int2', value: 'int2' };
const SHARE_OF_READERS = 0.3;
const SHARE_OF_LIKES = 0.85;

/** Sections with popular questions; others get few votes. */
const wellRead = new Set<string>(['checkIns', 'privacy', 'figures']);

/** Stores votes of the demo's people on FAQ answers. Returns how many. */
export async function insertFaqVotes(
  client: PoolClient,
  random: Random,
  { organisation, storedOrganisation }: { organisation: DemoOrganisation; storedOrganisation: StoredOrganisation },
): Promise<number> {
  const readers = organisation.people.filter(
    ({ leftOn, priorities }) => leftOn === null && priorities.length > 0 && random.chance(SHARE_OF_READERS),
  );
  const votes = readers.flatMap((person) =>
    faqSections.flatMap(({ key, entries }) =>
      entries
        // Entries for some roles only get no votes.
        .filter((entry) => !('roles' in entry) && random.chance(wellRead.has(key) ? 0.3 : 0.1))
        .map(({ id }) => [
          storedOrganisation.companyId,
          storedOrganisation.idOf(person),
          id,
          random.chance(SHARE_OF_LIKES) ? 1 : -1,
        ]),
    ),
  );
  await insertRows(client, 'faq_votes', columns, votes);
  return votes.length;
}
