// Noon in two companies: one gets its check-ins by email, the other in Slack, which limits its rate. How much
// slower are the emails, and is Slack's limit kept?
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { startMailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { callSweeps, makeDueCompany, startWorker, watchQueue } from '#/e2e/support/product/crashing-worker.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { buildConnection } from '#/prisma/seed/builders/build-connection.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DATABASE = 'bench_chat';
const KEPT_GOAL = 0.85;
const TEAM_SIZE = 10;

const messages = numberOption('messages', 10_000);
const mails = numberOption('mails', 4000);
/** How many messages Slack accepts, and in how many seconds. */
const most = numberOption('most', 300);
const windowSeconds = numberOption('window', 10);
const delayMs = numberOption('delay', 200);

/** Receives messages like Slack: above its limit, it says when to come back, and counts who comes earlier. */
const arrivals: string[] = [];
let [refused, early] = [0, 0];
const window = { endsAt: 0, count: 0 };
const slack = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const now = Date.now();
  if (now >= window.endsAt) Object.assign(window, { endsAt: now + windowSeconds * 1000, count: 0 });
  window.count += 1;
  if (window.count > most) {
    refused += 1;
    if (window.count > most + 1) early += 1;
    response.writeHead(429, { 'retry-after': String(Math.ceil((window.endsAt - now) / 1000)) });
    return void response.end('{}');
  }
  const channel = form.get('channel') ?? '';
  arrivals.push(channel);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ok: true, channel, ts: String(arrivals.length) }));
}
await once(slack, 'listening');
const { port } = slack.address() as AddressInfo;

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
Object.assign(process.env, {
  DATABASE_URL: urlOf(DATABASE),
  SLACK_CLIENT_ID: 'bench',
  SLACK_CLIENT_SECRET: 'bench',
  SLACK_SIGNING_SECRET: 'bench',
  SLACK_API_URL: `http://127.0.0.1:${port}/api/`,
});
await loadQueues();
await startJobs({ work: false });
const sink = await startMailSink({ delayMs });
const boss = await watchQueue();
const worker = await startWorker(sink.url);

let mailed = 0;
/** Returns the emails per second of a company that sends alone, or next to one on Slack. */
async function measure(isBeside: boolean): Promise<number> {
  if (isBeside) await connect((await makeDueCompany({ members: messages, teamSize: TEAM_SIZE })).companyId);
  await makeDueCompany({ members: mails, teamSize: TEAM_SIZE });
  mailed += mails;
  const startedAt = performance.now();
  await callSweeps(boss);
  await sink.takenDistinct(mailed);
  return mails / ((performance.now() - startedAt) / 1000);
}

/** Moves everyone in a company to Slack, each with a conversation. */
async function connect(companyId: number): Promise<void> {
  const { id } = await buildConnection(prisma(), { companyId });
  await prisma().company.update({ where: { id: companyId }, data: { channel: 'slack' } });
  await pool().query(
    `INSERT INTO channel_people (company_id, connection_id, user_id, external_id, conversation_id, matched_at)
     SELECT company_id, $2, id, 'U' || id, 'D' || id, now() FROM users WHERE company_id = $1`,
    [companyId, id],
  );
}

const before = await measure(false);
const chatStartedAt = performance.now();
const beside = await measure(true);
const takenMeanwhile = arrivals.length;
while (new Set(arrivals).size < messages) await sleep(100);
const minutes = (performance.now() - chatStartedAt) / 60_000;
const after = await measure(false);

await worker.end('SIGTERM');
await boss.stop({ graceful: false });
await sink.stop();
slack.close();
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

const keptRate = beside / ((before + after) / 2);
const least = (messages / most) * (windowSeconds / 60);
const repeats = arrivals.length - messages;
const mailRepeats = sink.messageIds.length - mailed;
const report = new Report('chat', 'Check-ins by chat beside check-ins by mail');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['mails per second, alone', `${round(before)}, ${round(after)}`, ''],
    ['mails per second, beside the chat', round(beside), ''],
    ['of their rate kept', round(keptRate), verdict(keptRate, { atLeast: KEPT_GOAL })],
    ['messages taken meanwhile', takenMeanwhile, ''],
    ['minutes until the last message', round(minutes), ''],
    ['minutes that the limit allows', round(least), ''],
    ['calls that Slack refused', refused, ''],
    ['of these while it had asked to wait', early, ''],
    ['messages sent twice', repeats, verdict(repeats, { atMost: 0 })],
    ['mails sent twice, or in place of a message', mailRepeats, verdict(mailRepeats, { atMost: 0 })],
  ),
);
report.write(
  `${messages.toLocaleString('en')} messages at ${most} per ${windowSeconds} s, ${mails.toLocaleString('en')} mails of ${delayMs} ms, one worker`,
);
