// Noon: a company's check-ins are due, and the mail server is slow. How long until everyone has their email?
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startMailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { callSweeps, makeDueCompany, startWorker, watchQueue } from '#/e2e/support/product/crashing-worker.ts';
import { closeDatabase } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DATABASE = 'bench_mails';
/** 20,000 emails in a quarter of an hour. */
const MAILS_PER_SECOND = 22;

const members = numberOption('members', 20_000);
const delayMs = numberOption('delay', 200);
const workerCount = numberOption('workers', 2);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
await makeDueCompany({ members, teamSize: 10 });
await loadQueues();
await startJobs({ work: false });
const sink = await startMailSink({ delayMs });
const boss = await watchQueue();
const workers = await Promise.all(Array.from({ length: workerCount }, () => startWorker(sink.url)));

const startedAt = performance.now();
await callSweeps(boss);
await sink.takenDistinct(members);
const seconds = (performance.now() - startedAt) / 1000;

for (const worker of workers) await worker.end('SIGTERM');
await boss.stop({ graceful: false });
await sink.stop();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

const connections = workerCount * env().SMTP_CONNECTIONS;
const rate = members / seconds;
/** What the mail server allows: one email per connection and delay. */
const most = (connections * 1000) / delayMs;
const repeats = sink.messageIds.length - members;
const report = new Report('mails', 'Check-in mails at noon');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['minutes until the last mail', round(seconds / 60), ''],
    ['mails per second', round(rate), verdict(rate, { atLeast: MAILS_PER_SECOND })],
    ['what the mail server allows', round(most), ''],
    ['mails per second / what it allows', round(rate / most), ''],
    ['sent twice', repeats, verdict(repeats, { atMost: 0 })],
  ),
);
report.write(
  `${members.toLocaleString('en')} members, ${workerCount} workers with ${env().SMTP_CONNECTIONS} connections each, ${delayMs} ms a mail`,
);
