import pg from 'pg';
import { systemClock } from '#/lib/platform/clock.ts';
import { env } from '#/lib/platform/env.ts';
import { seedDemo } from '#/prisma/seed/demo/seed-demo.ts';

/** Chosen once; another number gives other people and figures with the same stories. */
const SEED = 42;

const startedMs = performance.now();
const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);

// Not the product's pool, which gives up on a statement that a slow machine may well need.
const pool = new pg.Pool({ connectionString: env().DATABASE_URL });

async function main(): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM companies LIMIT 1');
  if (rowCount !== 0) {
    say('This database holds a company already; nothing was added.');
    return;
  }
  const progress = (step: string) => say(`  ${step} (${seconds()} s)`);
  const summary = await seedDemo(pool, { seed: SEED, now: systemClock.now(), progress });
  await pool.query('ANALYZE');
  say(`Northlight: ${summary.people} people, ${summary.teams} teams, ${summary.answers} answers in ${seconds()} s.`);
}

try {
  await main();
} finally {
  await pool.end();
}
