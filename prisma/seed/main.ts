import { systemClock } from '#/lib/platform/clock.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { seedDemo } from '#/prisma/seed/demo/seed-demo.ts';

/** Chosen once; another number gives other people and figures with the same stories. */
const SEED = 42;

const startedMs = performance.now();
const seconds = () => ((performance.now() - startedMs) / 1000).toFixed(1);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { rowCount } = await pool().query('SELECT FROM companies LIMIT 1');
  if (rowCount !== 0) {
    say('This database holds a company already; nothing was added.');
    return;
  }
  const progress = (step: string) => say(`  ${step} (${seconds()} s)`);
  const summary = await seedDemo(pool(), { seed: SEED, now: systemClock.now(), progress });
  await pool().query('ANALYZE');
  say(`Northlight: ${summary.people} people, ${summary.teams} teams, ${summary.answers} answers in ${seconds()} s.`);
}

try {
  await main();
} finally {
  await closeDatabase();
}
