// A company's programs get very many events together, and one of them is down. How long until the others have them all?
// And how much longer does a change take in a company with endpoints?
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyDatabase, dropDatabase, templateUrl, urlOf } from '#/bench/data/admin.ts';
import { measureInTurn, ratio, ratioSpread, summarise } from '#/bench/measure/measure-in-turn.ts';
import { runLoad, type Work } from '#/bench/measure/run-load.ts';
import { numberOption } from '#/bench/options.ts';
import { Report } from '#/bench/report/report.ts';
import { round, table, verdict } from '#/bench/report/table.ts';
import { userCtx } from '#/e2e/support/actors/contexts.ts';
import { startMailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { startWorker } from '#/e2e/support/product/crashing-worker.ts';
import { updateTeamName } from '#/lib/domain/organisation/teams/team.service.ts';
import { offerWebhook } from '#/lib/domain/webhooks/offer-webhook.ts';
import { closeDatabase, inTransaction, prisma } from '#/lib/platform/db.ts';
import { startJobs, stopJobs } from '#/lib/platform/jobs.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';
import { buildWebhook } from '#/prisma/seed/builders/build-webhook.ts';
import { loadQueues } from '#/server/feature-files.ts';

const DATABASE = 'bench_webhooks';
const GOAL_MINUTES = 10;
const LOOK_MS = 250;
/** Median time of a whole change, relative to a company without endpoints. */
const CHANGE_GOAL = 1.05;

const events = numberOption('events', 10_000);
const endpoints = numberOption('endpoints', 5);
const delayMs = numberOption('delay', 20);
const changes = numberOption('changes', 400);
const rounds = numberOption('rounds', 9);

await copyDatabase(new URL(templateUrl).pathname.slice(1), DATABASE);
process.env.DATABASE_URL = urlOf(DATABASE);
await loadQueues();
await startJobs({ work: false });

/** A slow program; without one listening, nothing arrives at its URL. */
const ids: string[] = [];
const receiver = createServer((request, response) => {
  ids.push(`${request.url} ${String(request.headers['webhook-id'])}`);
  request.resume();
  setTimeout(() => response.end(), delayMs);
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const { port } = receiver.address() as AddressInfo;

const { id: companyId } = await buildCompany(prisma());
for (let number = 1; number < endpoints; number++)
  await buildWebhook(prisma(), { companyId }, { url: `http://127.0.0.1:${port}/${number}` });
const absentee = await buildWebhook(prisma(), { companyId }, { url: 'http://127.0.0.1:9999/' });

const startedAt = performance.now();
for (let number = 1; number <= events; number++) {
  const event = { companyId, type: 'team.updated', data: { teamId: number }, now: new Date() } as const;
  await inTransaction(prisma(), (tx) => offerWebhook(tx, event));
}
const offerMs = (performance.now() - startedAt) / events;

const share = await compareChanges();

const sink = await startMailSink({ delayMs: 0 });
const worker = await startWorker(sink.url);
const deliveryStart = performance.now();
const expected = events * (endpoints - 1);
const open = { companyId, tries: 0, endpointId: { not: absentee.id } };
while ((await prisma().webhookDelivery.count({ where: open })) > 0) await sleep(LOOK_MS);
const minutes = (performance.now() - deliveryStart) / 60_000;

await worker.end('SIGTERM');
await sink.stop();
receiver.close();
const tried = await prisma().webhookDelivery.count({ where: { endpointId: absentee.id, tries: { gt: 0 } } });
await stopJobs();
await closeDatabase();
await dropDatabase(DATABASE);

const report = new Report('webhooks', 'Events for programs of a company');
report.add(
  table(
    ['figure', 'found', 'goal'],
    ['ms to store an event for its endpoints', round(offerMs), ''],
    [
      `a change beside one without endpoints (${share.least} to ${share.greatest})`,
      round(share.median),
      verdict(share.median, { atMost: CHANGE_GOAL }),
    ],
    ['minutes until the last first try', round(minutes), verdict(minutes, { atMost: GOAL_MINUTES })],
    ['deliveries per second', round(expected / minutes / 60), ''],
    ['lost', expected - new Set(ids).size, verdict(expected - new Set(ids).size, { atMost: 0 })],
    ['sent twice', ids.length - new Set(ids).size, verdict(ids.length - new Set(ids).size, { atMost: 0 })],
    ['tries at the address that is gone', tried, ''],
  ),
);
report.write(
  `${events.toLocaleString('en')} events, ${endpoints} endpoints of which one is gone, ${delayMs} ms an answer, one worker`,
);

/** Returns how long a change takes in a company with endpoints, relative to one without, in alternating rounds. */
async function compareChanges() {
  const [company, other] = [await buildCompany(prisma()), await buildCompany(prisma())];
  for (let number = 0; number < endpoints; number++) await buildWebhook(prisma(), { companyId: company.id });
  const [withEndpoints, without] = [await renaming(company.id), await renaming(other.id)];
  const names = Array.from({ length: changes }, (_, number) => `Team ${number}`);
  // The first ones are slower, because statements are planned.
  for (const work of [withEndpoints, without]) await runLoad(names, 1, work);
  const samples = await measureInTurn(rounds, {
    without: () => runLoad(names, 1, without),
    with: () => runLoad(names, 1, withEndpoints),
  });
  for (const each of Object.values(samples))
    if (summarise(each).failures > 0) throw new Error(summarise(each).firstFailure);
  // The worker only gets what was offered above.
  await prisma().webhookEndpoint.deleteMany({ where: { companyId: company.id } });
  const [least, greatest] = ratioSpread(samples.with, samples.without, 'p50').map(round);
  return { median: ratio(samples.with, samples.without, 'p50'), least, greatest };
}

/** Returns the work of an administrator who renames a team: the whole call, without HTTP around it. */
async function renaming(companyId: number): Promise<Work<string>> {
  const administrator = await buildAdministrator(prisma(), { companyId });
  const { id } = await buildTeam(prisma(), { companyId });
  const ctx = await userCtx(administrator);
  return async () => ({ run: async (name) => void (await updateTeamName(ctx, id, { name })), close: () => undefined });
}
