// A worker is killed repeatedly while it sends rounds, emails and reminders: what is lost, and what is sent twice?
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { table, verdict } from '#/bench/report/table.ts';
import { startMailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/product/crashing-worker.ts';
import { oweReminders } from '#/e2e/support/scenes/due-reminders.ts';
import { closeDatabase, pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DATABASE = 'bench_crash';
const TEAM_SIZE = 12;

const members = numberOption('members', 10_000);
const kills = numberOption('kills', 100);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
await oweReminders(await makeDueCompany({ members, teamSize: TEAM_SIZE }));
await loadQueues();
await startJobs({ work: false });
const sink = await startMailSink();
const startedAt = performance.now();
const expected = 2 * members;
// Each worker does half of it on average, so that the kills spread over most of the work.
const mailsPerLife = Math.max(1, Math.floor((1.5 * expected) / kills));
const done = await crashWhileSending({ sink, kills, mailsPerLife, expected });
const seconds = Math.round((performance.now() - startedAt) / 1000);
const findings = await readFindings();
await sink.stop();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

const isReminder = (id: string) => id.startsWith('<check-in-reminder.');
const report = new Report('crash', 'A worker killed in the middle');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['kills', done, verdict(done, { atLeast: kills })],
    ['people who have their check-in', findings.people, verdict(findings.people, { atLeast: members })],
    [
      'people with more than one',
      findings.checkIns - findings.people,
      verdict(findings.checkIns - findings.people, { atMost: 0 }),
    ],
    ...mailRows('check-in mails', (id) => !isReminder(id)),
    ['people reminded once of both', findings.reminded, verdict(findings.reminded, { atLeast: members })],
    ...mailRows('reminders', isReminder),
    ['rounds and mails given up', findings.dead, verdict(findings.dead, { atMost: 0 })],
  ),
);
report.write(
  `${members.toLocaleString('en')} members in teams of ${TEAM_SIZE}, each with a check-in to be asked and two of yesterday to be reminded of; workers killed with SIGKILL after 1 to ${mailsPerLife} mails and up to 50 ms more; ${seconds} s in all, starts of ${done + 1} workers included`,
);

/**
 * Returns two rows: lost emails are missing in the first; a person with two emails counts as one too many in the
 * second.
 */
function mailRows(name: string, isOne: (id: string) => boolean): (string | number)[][] {
  const ids = sink.messageIds.filter(isOne);
  const distinct = new Set(ids).size;
  const twice = ids.length - distinct;
  return [
    [`${name}: different Message-IDs taken`, distinct, verdict(distinct, { atLeast: members })],
    [`${name}: more than one to a person`, distinct - members, verdict(distinct - members, { atMost: 0 })],
    // A killed worker doesn't know about emails in progress: one per connection.
    [`${name}: taken a second time, same Message-ID`, twice, verdict(twice, { atMost: done * env().SMTP_CONNECTIONS })],
  ];
}

interface Findings {
  checkIns: number;
  people: number;
  reminded: number;
  dead: number;
}

async function readFindings(): Promise<Findings> {
  const { rows } = await pool().query<Findings>(
    `SELECT count(*) FILTER (WHERE frequency_id = 1)::int AS "checkIns",
       count(DISTINCT user_id) FILTER (WHERE frequency_id = 1)::int AS people,
       (SELECT count(*)::int FROM (
         SELECT FROM check_ins WHERE frequency_id = 2 GROUP BY user_id HAVING array_agg(reminder_count) = '{1,1}'
       ) once) AS reminded,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'dead-letter' AND data ?| '{roundId,checkInId}') AS dead
     FROM check_ins`,
  );
  return rows[0] ?? { checkIns: 0, people: 0, reminded: 0, dead: 0 };
}
