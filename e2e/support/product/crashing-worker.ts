import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { MailSink } from '#/e2e/support/fakes/mail-sink.ts';
import { weekday } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt, localTimeAt } from '#/lib/domain/calendar/zoned-time.ts';
import { sweepReminders, sweepRounds } from '#/lib/domain/check-ins/queues.ts';
import { pool } from '#/lib/platform/db.ts';
import { bulkTimeZone, insertBulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';
import { node24, root } from '#/scripts/steps/places.mjs';
import { toolEnv } from '#/scripts/steps/settings.mjs';

const MINUTE_MS = 60_000;
/** Kills happen at any time while an email is sent, not always right after the mail server accepted one. */
const KILL_SPREAD_MS = 50;

interface DueCompany {
  companyId: number;
  sendAt: Date;
}

/** Stores a company whose teams' check-ins were due ten minutes ago, on a day on which leaders aren't asked. */
export async function makeDueCompany({
  members,
  teamSize,
}: {
  members: number;
  teamSize: number;
}): Promise<DueCompany> {
  const sendAt = new Date(Date.now() - 10 * MINUTE_MS);
  const otherDay = (weekday(localDateAt(sendAt, bulkTimeZone)) % 7) + 1;
  const client = await pool().connect();
  try {
    const createdAt = new Date(sendAt.getTime() - 90 * 24 * 60 * MINUTE_MS);
    const { companyId } = await insertBulkOrganisation(client, { members, teamSize, createdAt });
    await client.query(
      "UPDATE teams SET working_days = '{1,2,3,4,5,6,7}', checkin_day = $2, surveys_time_send = $3 WHERE company_id = $1",
      [companyId, otherDay, localTimeAt(sendAt, bulkTimeZone)],
    );
    await client.query('ANALYZE');
    return { companyId, sendAt };
  } finally {
    client.release();
  }
}

interface Crashes {
  /** What receives the messages: a mail server, or a mail server and a chat platform. */
  sink: Pick<MailSink, 'url' | 'messageIds' | 'taken' | 'takenDistinct'>;
  kills: number;
  /** The most emails that one worker sends before it is killed. */
  mailsPerLife: number;
  /** How many different emails are to be sent in total. */
  expected: number;
}

/**
 * Lets workers send what is due, kills each in the middle, then lets one finish. Resolves with the number of kills once
 * every email has been accepted; never resolves if an email is lost.
 */
export async function crashWhileSending({ sink, kills, mailsPerLife, expected }: Crashes): Promise<number> {
  const boss = await watchQueue();
  const all = sink.takenDistinct(expected).then(() => 'all' as const);
  let done = 0;
  for (; done < kills; done += 1) {
    await callSweeps(boss);
    const worker = await startWorker(sink.url);
    const enough = sink.messageIds.length + 1 + ((done * 37) % mailsPerLife);
    const state = await Promise.race([all, sink.taken(enough).then(() => 'some' as const)]);
    await wait((done * 7) % KILL_SPREAD_MS);
    await worker.end('SIGKILL');
    await letQueueNotice(boss);
    if (state === 'all') break;
  }
  await callSweeps(boss);
  const last = await startWorker(sink.url);
  await all;
  await last.end('SIGTERM');
  await boss.stop({ graceful: false });
  return done;
}

/** Starts a separate worker process that sends to this mail server. */
export async function startWorker(smtpUrl: string, settings: Record<string, string> = {}) {
  const env = toolEnv({ ...process.env, SMTP_URL: smtpUrl, LOG_LEVEL: 'silent', ...settings });
  const child = spawn(node24(), ['server/worker.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  return {
    async end(signal: 'SIGKILL' | 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Opens the queue without processing its jobs. */
export async function watchQueue(): Promise<PgBoss> {
  const connectionString = process.env.DATABASE_URL ?? '';
  const boss = new PgBoss({ connectionString, schema: 'pgboss', max: 2, supervise: false, schedule: false });
  await boss.start();
  return boss;
}

/**
 * Starts the sweeps of check-ins and reminders, as a few minutes would: a killed sweep isn't retried, but the next one
 * runs.
 */
export async function callSweeps(boss: PgBoss): Promise<void> {
  for (const sweep of [sweepRounds, sweepReminders]) await boss.send(sweep.name, {});
}

/** Makes the queue retry a dead worker's jobs, as two minutes without heartbeats would. */
export async function letQueueNotice(boss: PgBoss): Promise<void> {
  await pool().query("UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 hour' WHERE state = 'active'");
  await pool().query('UPDATE pgboss.queue SET monitor_on = NULL, monitor_claim_on = NULL');
  await boss.supervise();
  await pool().query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
}
