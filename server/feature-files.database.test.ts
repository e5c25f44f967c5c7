import { beforeAll, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { rowsReadBy } from '#/e2e/support/measures/rows-read.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { addManyPeople } from '#/e2e/support/scenes/charted-company.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { loadJobs } from '#/server/feature-files.ts';

interface ScheduledJob {
  queue: { name: string; schedule?: string };
  run: (ctx: Ctx, payload: object) => Promise<void>;
}

const PEOPLE = 2000;
/** Rows of all tables that a sweep may read; this test's data has ten times as many of everything. */
const ROWS_MAX = 20;
/** A Tuesday when it's morning for everyone. */
const NOW = new Date('2026-03-03T09:07:00Z');

/** Every tenth person belongs to a company with published results in which something is open and due tomorrow. */
const openThings = [
  `INSERT INTO company_releases (company_id, released_until, counted_until, published_at) VALUES ($1, '2026-03-02', $2, $2)`,
  `INSERT INTO coach_evaluations (company_id, team_id, evaluated_until)
   SELECT $1, id, $2::timestamptz::date - 1 FROM teams WHERE company_id = $1`,
  `INSERT INTO check_ins (company_id, team_id, user_id, local_date, frequency_id, sent_at, closes_at, remind_at)
   SELECT $1, team_id, user_id, '2026-03-02', 1, $2, $2::timestamptz + interval '2 days', $2::timestamptz + interval '1 day'
   FROM team_members WHERE company_id = $1`,
  `INSERT INTO pulses (company_id, creator_id, creator_role, name, start_date, end_date, recurring_on, is_draft, is_active,
     activated_at, created_at, updated_at)
   SELECT $1, min(u.id), 'Administrator', t.name, '2026-03-02', '2026-04-01', true, false, true, $2, $2, $2
   FROM teams t JOIN users u ON u.company_id = $1 WHERE t.company_id = $1 GROUP BY t.id`,
  `INSERT INTO pulse_rounds (company_id, pulse_id, local_date, opens_at, closes_at)
   SELECT $1, id, day, $2, $2::timestamptz + interval '1 day'
   FROM pulses, unnest(ARRAY['2026-03-02', '2026-03-03', '2026-03-04']::date[]) AS day WHERE company_id = $1`,
  `INSERT INTO pulse_recipients (company_id, round_id, user_id, team_id, send_at, is_told, remind_at)
   SELECT $1, r.id, m.user_id, m.team_id, $2, true, $2::timestamptz + interval '1 day'
   FROM pulse_rounds r JOIN pulses p ON p.id = r.pulse_id JOIN teams t ON t.company_id = $1 AND t.name = p.name
   JOIN team_members m ON m.team_id = t.id WHERE r.company_id = $1`,
  `UPDATE pulse_recipients SET answered = true WHERE company_id = $1 AND user_id % 3 = 0 AND $2::timestamptz IS NOT NULL`,
  `INSERT INTO people_imports (company_id, created_by_id, file_name, created_at, state, counts, applied_at, rows_deleted_at)
   SELECT $1, 1, 'people.csv', $2, 'applied', '{}', $2::timestamptz - n * interval '1 hour',
     CASE WHEN n > 1 THEN $2::timestamptz END FROM generate_series(1, 2000) AS n`,
  `INSERT INTO people_import_rows (company_id, import_id, line, cells)
   SELECT $1, id, line, '{}' FROM people_imports, generate_series(2, 500) AS line
   WHERE company_id = $1 AND rows_deleted_at IS NULL AND $2::timestamptz IS NOT NULL`,
  `INSERT INTO report_exports (id, company_id, requester_id, role, flag, wanted, total_count, status, created_at)
   SELECT gen_random_uuid(), $1, min(u.id), 'Administrator', 'download', '{}', 1, 'done', $2
   FROM users u, generate_series(1, 2000) AS n WHERE u.company_id = $1 GROUP BY n`,
  `INSERT INTO posts (id, company_id, team_id, author_id, text, posted_on, created_at)
   SELECT gen_random_uuid(), $1, team_id, user_id, 'Thanks', $2::timestamptz, $2::timestamptz FROM team_members WHERE company_id = $1`,
];

openQueue();
beforeAll(async () => {
  await loadJobs();
  const { id: companyId } = await buildCompany(prisma());
  await addManyPeople(companyId, PEOPLE);
  await prisma().user.updateMany({ data: { shareBirthday: true, getMembersBirthdays: true } });
  for (const text of openThings) await pool().query(text, [companyId, NOW]);
});

const sweeps = (): ScheduledJob[] => {
  const { jobs } = singleton('jobs.registry', (): { jobs: Map<string, ScheduledJob> } => ({ jobs: new Map() }));
  // Nightly jobs read what they delete, and a job with an hour in its schedule isn't a sweep.
  return [...jobs.values()].filter(({ queue }) => queue.schedule && !/^\d+ \d/.test(queue.schedule));
};

it('no sweep of a minute or an hour reads what is neither due nor changed', async () => {
  const sweepAll = async () => {
    const reads: Record<string, Record<string, number>> = {};
    for (const { queue, run } of sweeps()) {
      reads[queue.name] = await rowsReadBy(() => run(jobCtx({ now: NOW }), {}));
    }
    return reads;
  };
  await sweepAll();
  await pool().query('VACUUM ANALYZE');
  const reads = Object.entries(await sweepAll());
  expect(reads.length).toBeGreaterThanOrEqual(11);
  const rowsOf = (tables: Record<string, number>) => Object.values(tables).reduce((sum, count) => sum + count, 0);
  expect(reads.filter(([, tables]) => rowsOf(tables) > ROWS_MAX)).toEqual([]);
});
