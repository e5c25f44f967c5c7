import pg from 'pg';
import { systemClock } from '#/lib/platform/clock.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { connectDemo, connectDemoTeams } from '#/prisma/seed/connect-demo.ts';
import { payForDemo } from '#/prisma/seed/demo/pay-for-demo.ts';
import { seedDemo } from '#/prisma/seed/demo/seed-demo.ts';
import { seedFreeCompany } from '#/prisma/seed/demo/seed-free-company.ts';
import { signInDemo } from '#/prisma/seed/sign-in-demo.ts';

/** Another number gives other people and answers with the same stories. */
const SEED = 42;

const startedMs = performance.now();
const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);

// Not the product's pool, whose time limit is too short for seeding on a slow machine.
const pool = new pg.Pool({ connectionString: env().DATABASE_URL });

async function main(): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM companies LIMIT 1');
  if (rowCount !== 0) {
    say('This database holds a company already; nothing was added.');
    return;
  }
  const progress = (step: string) => say(`  ${step} (${seconds()} s)`);
  const now = systemClock.now();
  const summary = await seedDemo(pool, { seed: SEED, now, progress });
  if (await payForDemo(pool, { ...summary, now })) progress('The yearly plan, paid at the stand-in for Stripe');
  if (await connectDemo({ ...summary })) progress('Slack, connected at its stand-in');
  if (await connectDemoTeams({ ...summary })) progress('Microsoft Teams, connected at its stand-in');
  if (await signInDemo({ ...summary })) progress('Sign-in at the stand-in for its own accounts');
  const { people } = await seedFreeCompany(pool, { now });
  progress(`A second company on the free plan, ${people} people`);
  await pool.query('ANALYZE');
  say(`Northlight: ${summary.people} people, ${summary.teams} teams, ${summary.answers} answers in ${seconds()} s.`);
}

try {
  await main();
} finally {
  await pool.end();
  // Ends the connections used for the stand-ins.
  await closeDatabase();
}
