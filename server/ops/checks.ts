import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import * as z from 'zod';
import { findLostFactors } from '#/lib/domain/accounts/second-factor/lost-factor.service.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { directUrl, pool, prisma } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { greetMailServer } from '#/lib/platform/mail.ts';
import { listQueueStates } from '#/lib/platform/operating/queue-state.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';

const OLDEST_SERVER = 150_000;
const CHANNEL = 'doctor';
const HEARD_WITHIN_MS = 4000;
/** A worker takes a job within seconds; if none has for this long, no worker is running. */
const UNTAKEN_SECONDS = 600;

/** Something that `doctor` checks. */
export interface Check {
  name: string;
  /** Returns what it found; throws what is wrong. */
  look: () => Promise<string>;
  /** What to do if it fails. */
  remedy: string;
  needs?: 'database' | 'migrations';
}

/** The checks, in order. */
export const checks: readonly Check[] = [
  { name: 'database', look: lookAtDatabase, remedy: 'Check DATABASE_URL, and that the server runs and takes writes.' },
  {
    name: 'migrations',
    look: lookAtMigrations,
    remedy: 'Run: node scripts/migrate.mjs',
    needs: 'database',
  },
  {
    name: 'live events',
    look: hearItself,
    remedy: 'LISTEN doesn’t work through a pooler in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself.',
    needs: 'database',
  },
  {
    name: 'job queue',
    look: lookAtQueue,
    remedy: 'Start a worker (node server/worker.ts) and read its log.',
    needs: 'migrations',
  },
  {
    name: 'second factors',
    look: lookAtFactors,
    remedy:
      'Put the previous secret behind the new one: AUTH_SECRET=new,old. If it’s gone for good: factor reset --lost',
    needs: 'migrations',
  },
  { name: 'mail server', look: lookAtMailServer, remedy: 'Check SMTP_URL, then try: mail test <address>' },
];

async function lookAtDatabase(): Promise<string> {
  const shape = z.object({ version: z.string(), number: z.number(), isReading: z.boolean() });
  const [server] = asRows(
    shape,
    await pool().query(`
      SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
        current_setting('transaction_read_only') = 'on' AS "isReading"`),
  );
  if (!server) throw new Error('It doesn’t answer');
  if (server.number < OLDEST_SERVER) throw new Error(`PostgreSQL ${server.version} is too old: you need 15 or later`);
  if (server.isReading) throw new Error('It’s read-only, like a standby');
  return `PostgreSQL ${server.version}`;
}

async function lookAtMigrations(): Promise<string> {
  const missing = await missingMigrations();
  if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`);
  return 'all applied';
}

/** Sends itself a NOTIFY, like the web servers for live events, because a pooler in between may swallow it. */
async function hearItself(): Promise<string> {
  const client = new pg.Client({
    connectionString: directUrl(),
    connectionTimeoutMillis: HEARD_WITHIN_MS,
    query_timeout: HEARD_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    const mark = randomUUID();
    const signal = AbortSignal.timeout(HEARD_WITHIN_MS);
    const isHeard = hear(client, mark, signal).then(
      () => true,
      () => false,
    );
    await pool().query('SELECT pg_notify($1, $2)', [CHANNEL, mark]);
    if (!(await isHeard)) throw new Error('A NOTIFY didn’t arrive');
    return 'a NOTIFY arrives';
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function hear(client: pg.Client, mark: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const [notice]: { payload?: string }[] = await once(client, 'notification', { signal });
    if (notice?.payload === mark) return;
  }
}

async function lookAtQueue(): Promise<string> {
  const queues = await listQueueStates();
  const due = queues.reduce((sum, queue) => sum + queue.due, 0);
  const dead = queues.reduce((sum, queue) => sum + queue.dead, 0);
  const oldestSeconds = Math.max(0, ...queues.map((queue) => queue.oldestSeconds));
  const jobs = countWords(due, 'job is due', 'jobs are due');
  if (oldestSeconds > UNTAKEN_SECONDS && !env().MAINTENANCE)
    throw new Error(`${jobs}, the first for ${Math.round(oldestSeconds / 60)} minutes, and no worker takes them`);
  const failed = dead > 0 ? `; ${countWords(dead, 'job has', 'jobs have')} failed for good, see: jobs list` : '';
  return `${jobs}${failed}`;
}

async function lookAtFactors(): Promise<string> {
  const { total, lost } = await findLostFactors(prisma());
  if (lost.length > 0)
    throw new Error(`AUTH_SECRET doesn’t open ${lost.length} of ${countWords(total, 'second factor')}`);
  return `AUTH_SECRET opens ${countWords(total, 'second factor')}`;
}

async function lookAtMailServer(): Promise<string> {
  await greetMailServer();
  return `${new URL(env().SMTP_URL).host} answers`;
}
