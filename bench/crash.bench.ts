// A worker killed again and again while it sends rounds and mails: is anything lost, and how much is sent twice?
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { table, verdict } from '#/bench/report/table.ts';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/crashing-worker.ts';
import { startMailSink } from '#/e2e/support/mail-sink.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/load-jobs.ts';

const DATABASE = 'bench_crash';
const TWICE_PERCENT = 0.5;
const TEAM_SIZE = 12;

const members = numberOption('members', 10_000);
const kills = numberOption('kills', 100);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
await makeDueCompany({ members, teamSize: TEAM_SIZE });
await loadQueues();
await startJobs({ work: false });
const sink = await startMailSink();
const startedAt = performance.now();
// Half of it on average: the kills spread over most of the work, and none is left without any.
const mailsPerLife = Math.max(1, Math.floor((1.5 * members) / kills));
const done = await crashWhileSending({ sink, kills, mailsPerLife, expected: members });
const seconds = Math.round((performance.now() - startedAt) / 1000);
const found = await readFindings();
await sink.stop();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

const mails = sink.messageIds.length;
const distinct = new Set(sink.messageIds).size;
const twicePercent = (100 * (mails - distinct)) / members;
const report = new Report('crash', 'A worker killed in the middle');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['kills', done, verdict(done, { atLeast: kills })],
    ['people who have their check-in', found.people, verdict(found.people, { atLeast: members })],
    ['people with more than one', found.checkIns - found.people, verdict(found.checkIns - found.people, { atMost: 0 })],
    ['different Message-IDs taken', distinct, verdict(distinct, { atLeast: members })],
    ['mails taken a second time, same Message-ID', mails - distinct, ''],
    ['… in % of all', twicePercent.toFixed(2), verdict(twicePercent, { atMost: TWICE_PERCENT })],
    ['rounds and mails given up', found.dead, verdict(found.dead, { atMost: 0 })],
  ),
);
report.write(
  `${members.toLocaleString('en')} members in teams of ${TEAM_SIZE}; workers killed with SIGKILL after 1 to ${mailsPerLife} mails and up to 50 ms more; ${seconds} s in all, starts of ${done + 1} workers included`,
);

async function readFindings(): Promise<{ checkIns: number; people: number; dead: number }> {
  const { rows } = await pool().query<{ checkIns: number; people: number; dead: number }>(
    `SELECT count(*)::int AS "checkIns", count(DISTINCT user_id)::int AS people,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'dead-letter' AND data ?| '{roundId,checkInId}') AS dead
     FROM check_ins`,
  );
  return rows[0] ?? { checkIns: 0, people: 0, dead: 0 };
}
