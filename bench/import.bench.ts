// The import of people and the list of people, as files and companies grow; both run in this process.
import type { QueryConfig } from 'pg';
import { explainQueries } from '#/bench/dashboard/explain-queries.ts';
import { withPool } from '#/bench/data/admin.ts';
import { administratorOf, type ImportCost, measureImport } from '#/bench/import/measure-import.ts';
import { median, quantile } from '#/bench/measure/statistics.ts';
import { numberOption } from '#/bench/options.ts';
import { makePeopleDatabase } from '#/bench/organisation/people-database.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { listPeople } from '#/lib/domain/people/list/people.service.ts';
import type { PeopleFilter } from '#/lib/domain/people/people.schema.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { type BulkOrganisation, insertBulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';
import { loadQueues } from '#/server/feature-files.ts';

const TEAM_SIZE = 12;
const SIZES = [1000, 10_000, 100_000];
const FILES = [1000, 10_000];
const APPLY_SECONDS = 60;
const LIST_P95_MS = 100;
const GOAL_SIZE = 10_000;

const largest = numberOption('largest', 10_000);
const rounds = numberOption('rounds', 3);
const calls = numberOption('calls', 60);
const sizes = SIZES.filter((size) => size <= largest);

const people = await makePeopleDatabase(sizes.at(-1) ?? 1000, TEAM_SIZE);
process.env.DATABASE_URL = people.url;
const companies = new Map<number, BulkOrganisation>([[people.members, people]]);
for (const members of sizes.slice(0, -1)) companies.set(members, await addCompany(members));
await loadQueues();
await startJobs({ work: false });

const report = new Report('import', 'Import and list of people');
await measureLists();
await measureFiles();
await stopJobs();
await closeDatabase();
await people.drop();
report.write(
  `${TEAM_SIZE} to a team; ${rounds} rounds per file, medians; ${calls} calls per list; all in one process, without HTTP`,
);

async function addCompany(members: number): Promise<BulkOrganisation> {
  const client = await pool().connect();
  try {
    const organisation = await insertBulkOrganisation(client, {
      members,
      teamSize: TEAM_SIZE,
      createdAt: new Date('2026-01-05'),
    });
    await client.query('ANALYZE');
    return organisation;
  } finally {
    client.release();
  }
}

async function measureLists(): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const [members, company] of [...companies].sort(([a], [b]) => a - b)) {
    const ctx = administratorOf(company);
    const [first] = (await listPeople(ctx, { search: '' })).people;
    const filters: Record<string, Partial<PeopleFilter> & { after?: string }> = {
      'first page': {},
      'a late page': { after: Buffer.from(JSON.stringify([`person ${members - 60}`, ''])).toString('base64url') },
      search: { search: `.${members - 1}@` },
      'one role': { role: 'Team Leader' },
      'one team': { team: company.teamId },
      'one department, one status': { department: company.departmentId, status: 'Active' },
    };
    if (!first) throw new Error('the list is empty');
    for (const [title, filter] of Object.entries(filters)) {
      const times: number[] = [];
      for (let call = 0; call < calls; call++) {
        const start = performance.now();
        await listPeople(ctx, { search: '', ...filter });
        times.push(performance.now() - start);
      }
      times.sort((a, b) => a - b);
      const p95 = quantile(times, 0.95);
      const goal = members === GOAL_SIZE ? `p95 ${verdict(p95, { atMost: LIST_P95_MS })}` : '';
      rows.push([`${members.toLocaleString('en')} people, ${title}`, round(median(times)), round(p95), goal]);
    }
  }
  report.add('## The list, in ms', table(['list', 'p50', 'p95', 'goal'], ...rows));
  const queries = await watchQueries(() => listPeople(administratorOf(people), { search: '', role: 'Member' }));
  report.keep(
    '## Plan of the list, filtered by a role',
    await withPool(people.url, (plain) => explainQueries(plain, queries)),
  );
}

/** Records the statements that this work sends to the database. */
async function watchQueries(work: () => Promise<unknown>): Promise<QueryConfig[]> {
  const queries: QueryConfig[] = [];
  const watched = pool();
  const ask = watched.query.bind(watched);
  watched.query = ((config: QueryConfig) => {
    queries.push(config);
    return ask(config);
  }) as typeof watched.query;
  await work();
  watched.query = ask as typeof watched.query;
  return queries;
}

async function measureFiles(): Promise<void> {
  const rows: (string | number)[][] = [];
  let fileNumber = 0;
  for (const [members, company] of [...companies].sort(([a], [b]) => a - b))
    for (const size of FILES) {
      const costs: ImportCost[] = [];
      for (let turn = 0; turn < rounds; turn++) {
        costs.push(await measureImport(company, size, `w${fileNumber++}`));
        console.log(`${size} rows into ${members} people: ${JSON.stringify(costs.at(-1))}`);
      }
      const seconds = (of: 'previewMs' | 'applyMs' | 'undoMs') => median(costs.map((cost) => cost[of])) / 1000;
      const apply = seconds('applyMs');
      const goal = size === 10_000 ? `apply ${verdict(apply, { atMost: APPLY_SECONDS })} s` : '';
      rows.push([
        `${size.toLocaleString('en')} rows into ${members.toLocaleString('en')} people`,
        round(seconds('previewMs')),
        round(apply),
        round(size / apply),
        round(seconds('undoMs')),
        round(Math.max(...costs.map(({ extraMb }) => extraMb))),
        goal,
      ]);
    }
  const head = ['file', 'preview s', 'apply s', 'rows/s', 'undo s', 'most extra MB', 'goal'];
  report.add('## Import', table(head, ...rows));
}
