import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Prisma, PrismaClient } from '#/generated/prisma/client.ts';
import { env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import { OrderedAdapter } from '#/lib/platform/prisma/ordered-adapter.ts';
import { singleton } from '#/lib/platform/singleton.ts';

export type Database = PrismaClient;
/** The client inside `$transaction`. Never use the outer client there: a full pool would wait for itself. */
export type Transaction = Prisma.TransactionClient;

/** Sends statements in a transaction of Prisma or of a plain connection. */
export interface Statements {
  $queryRaw(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<readonly unknown[]>;
  $executeRaw(text: TemplateStringsArray, ...values: unknown[]): PromiseLike<unknown>;
}

const CONNECTION_LIFETIME_SECONDS = 15 * 60;

/** Returns the URL of PostgreSQL itself, for lasting connections, because the other URL may be a pooler's. */
export function directUrl(): string {
  return env().DATABASE_DIRECT_URL ?? env().DATABASE_URL;
}

/**
 * Returns this process's only connection pool. A call fails after four seconds without a connection, or after four and
 * a half without an answer.
 */
export function pool(): pg.Pool {
  return singleton('pool', () => {
    // Calendar days stay texts: as JavaScript dates, they would shift with the server's zone.
    pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
    const connectionPool = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL_SIZE,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: 4000,
      // A frozen database keeps its connections open; without this, calls would wait for ever.
      query_timeout: 4500,
      keepAlive: true,
      // A connection to an old primary may stay open after its name refers to the new one.
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      // The database ends a statement within a second of losing its client. Poolers refuse such options.
      ...(env().DATABASE_DIRECT_URL ? {} : { options: '-c client_connection_check_interval=1000' }),
      application_name: 'unboxt',
    });
    connectionPool.on('error', (error) => log().warn({ error: error.message }, 'idle database connection lost'));
    return connectionPool;
  });
}

/**
 * Runs work that takes minutes on a separate connection, because the pool would end its statements within seconds. It's
 * one session from start to end, even behind a pooler. Returns what the work returns.
 */
export async function withOwnConnection<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: directUrl(), application_name: 'unboxt-long' });
  // A lost connection without a listener would end the process; the next statement on it fails anyway.
  client.on('error', (error) => log().warn({ error: error.message }, 'database connection lost'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the process's Prisma client, on the shared pool. */
export function prisma(): Database {
  return singleton(
    'prisma',
    () =>
      new PrismaClient({
        adapter: new OrderedAdapter(pool()),
        transactionOptions: { maxWait: 4000, timeout: 15_000 },
        // Other formats repeat the arguments of a call, which may be names or answers.
        errorFormat: 'minimal',
      }),
  );
}

/** Closes every connection, at the end of a process or a test file. */
export async function closeDatabase(): Promise<void> {
  await prisma().$disconnect();
  await pool().end();
}

/**
 * Gives work its own connection. If the work fails or the connection is lost, it is closed instead of returned to the
 * pool, which rolls back uncommitted changes and releases locks.
 */
export async function withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool().connect();
  let isBroken = true;
  let isLost = false;
  const noteLoss = (error: Error) => {
    isLost = true;
    log().warn({ error: error.message }, 'database connection lost');
  };
  // The pool only listens to idle connections: a lost one without a listener would end the process.
  client.on('error', noteLoss);
  try {
    const result = await work(client);
    isBroken = isLost;
    return result;
  } finally {
    client.release(isBroken);
    client.off('error', noteLoss);
  }
}

/** How often a deadlock is retried, and the shortest pause before it; the longest is twice that. */
const deadlock = { tries: 4, pauseMs: 50 };

/**
 * Runs work in a transaction, and again if the database ended it because of a deadlock: after a moment, so that the
 * other transaction takes its lock first. Anything the work does outside the transaction would then happen twice.
 * Returns what the work returns.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (!isDeadlock(error) || tries === deadlock.tries) throw error;
      await sleep(deadlock.pauseMs * (1 + Math.random()));
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return codesOf(error).some((code) => code === 'P2034' || code === '40P01');
}

/** Returns Prisma's code for an error, and the database's, which only the driver's error contains. */
function codesOf(error: unknown): unknown[] {
  const { code, meta } = (error ?? {}) as { code?: unknown; meta?: DriverRefusal };
  return [code, meta?.driverAdapterError?.cause?.originalCode];
}

interface DriverRefusal {
  driverAdapterError?: { cause?: { originalCode?: string } };
}

/** Returns whether a unique constraint refused the write, because someone else was first. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === 'P2002' || code === '23505';
}

/** Codes of the network, the database and Prisma for a database that can't serve right now. */
const downCodes = new Set<unknown>(
  [
    // The host is unknown or unreachable, or the connection was refused or lost.
    'ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT',
    // The server is stopping or starting, or has ended a statement that took too long.
    '57P01 57P02 57P03 57014',
    // Its disk, memory or connections are used up, or it is read-only, like the old primary after a failover.
    '53100 53200 53300 25006',
    // Prisma: unreachable, too slow, closed, pool full, or no transaction in time.
    'P1001 P1002 P1008 P1017 P2024 P2028',
  ].flatMap((codes) => codes.split(' ')),
);

/** The pool's own timeouts and lost connections have no code, but fixed texts in the driver. */
const downWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Returns whether the database can't be reached right now, as opposed to having refused something. */
export function isDatabaseDown(error: unknown): boolean {
  for (let cause = error, depth = 0; cause && depth < 4; cause = (cause as { cause?: unknown }).cause, depth++) {
    if (codesOf(cause).some((code) => downCodes.has(code))) return true;
    const { message } = cause as { message?: unknown };
    if (typeof message === 'string' && downWords.test(message)) return true;
  }
  return false;
}
