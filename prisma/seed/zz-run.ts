import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { bulkCompany } from '#/prisma/seed/bulk.ts';

const t0 = performance.now();
const r = await bulkCompany(pool(), {
  members: Number(process.argv[2]),
  teamSize: 10,
  days: 365,
  seed: 1,
  now: new Date(),
  progress: (s) => console.log(((performance.now() - t0) / 1000).toFixed(1), s),
});
console.log(r);
await closeDatabase();
