import type { Pool } from 'pg';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { insertActions } from '#/prisma/seed/demo/actions/insert-actions.ts';
import { insertShares } from '#/prisma/seed/demo/actions/insert-shares.ts';
import { insertCoaching } from '#/prisma/seed/demo/coaching/insert-coaching.ts';
import { insertPosts } from '#/prisma/seed/demo/coaching/insert-posts.ts';
import { insertAssessments } from '#/prisma/seed/demo/insert-assessments.ts';
import { type CheckInCounts, insertCheckIns } from '#/prisma/seed/demo/insert-check-ins.ts';
import { insertFaqVotes } from '#/prisma/seed/demo/insert-faq-votes.ts';
import { insertOrganisation } from '#/prisma/seed/demo/insert-organisation.ts';
import { insertPulses } from '#/prisma/seed/demo/insert-pulses.ts';
import { insertKeys, insertWebhook } from '#/prisma/seed/demo/keys/insert-keys.ts';
import { insertNotices } from '#/prisma/seed/demo/notices/insert-notices.ts';
import { type DemoChoices, simulateDemo } from '#/prisma/seed/demo/simulate-demo.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import { inTransaction } from '#/prisma/seed/in-transaction.ts';
import { publishHistory } from '#/prisma/seed/publish-history.ts';

export interface DemoSummary extends CheckInCounts {
  readonly companyId: number;
  readonly people: number;
  readonly teams: number;
}

interface SeedChoices extends DemoChoices {
  /** Called once after each step. */
  readonly progress?: (step: string) => void;
}

/** Stores the demo company “Northlight” with its year of check-ins: all of it or, on a failure, nothing. */
export async function seedDemo(
  pool: Pool,
  { seed, now, progress = () => undefined }: SeedChoices,
): Promise<DemoSummary> {
  const { year, organisation, lives, ratings, random } = simulateDemo({ seed, now });
  const passwordHash = await hashPassword(demoAccounts[0]?.password ?? '');
  const client = await pool.connect();
  try {
    const summary = await inTransaction(client, async () => {
      const storedOrganisation = await insertOrganisation(client, year, organisation, passwordHash);
      const { people, departments, teams } = organisation;
      progress(`${people.length} people in ${departments.length} departments and ${teams.length} teams`);
      const counts = await insertCheckIns(client, storedOrganisation, lives, ratings);
      progress(`${counts.checkIns} check-ins since ${year.start}, ${counts.answers} of them answered`);
      await rebuildPersonMonths(client, { companyId: storedOrganisation.companyId });
      progress('Monthly figures');
      await publishHistory(client, { companyId: storedOrganisation.companyId, now });
      progress('Published figures');
      const pulseCounts = await insertPulses(client, random.fork('pulses'), { year, organisation, storedOrganisation });
      progress(`${pulseCounts.pulses} pulses with ${pulseCounts.rounds} rounds`);
      const items = await insertCoaching(client, { year, organisation, storedOrganisation });
      const posts = await insertPosts(client, { year, organisation, storedOrganisation });
      await insertActions(client, { year, organisation, storedOrganisation });
      await insertShares(client, { year, organisation, storedOrganisation });
      await insertKeys(client, { companyId: storedOrganisation.companyId, now });
      await insertWebhook(client, { companyId: storedOrganisation.companyId, now });
      await insertNotices(client, { companyId: storedOrganisation.companyId, year });
      await insertAssessments(client, { companyId: storedOrganisation.companyId, now });
      progress(`${items} insights and trends, ${posts} messages`);
      await insertFaqVotes(client, random.fork('faq'), { organisation, storedOrganisation });
      return { companyId: storedOrganisation.companyId, people: people.length, teams: teams.length, ...counts };
    });
    // The first readers come before the database gathers statistics itself.
    await client.query('ANALYZE');
    return summary;
  } finally {
    client.release();
  }
}
