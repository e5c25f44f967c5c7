import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server as LiveServer } from 'socket.io';
import { pool } from '#/lib/platform/db.ts';
import { mailCounts } from '#/lib/platform/mail.ts';

/**
 * All metrics of a process. Names follow OpenTelemetry's semantic conventions where they exist, and the Prometheus
 * client for the process itself; our own start with `unboxt_`.
 */
export const registry = new Registry();
const registers = [registry];

/** In seconds. Source: OpenTelemetry, semantic conventions for HTTP metrics. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const waitBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5];

export const requestDuration = new Histogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time from a request to the end of its answer; status 499 where the client left before.',
  labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
  buckets: durationBuckets,
  registers,
});

const connectionWait = new Histogram({
  name: 'db_client_connection_wait_time_seconds',
  help: 'Time until the pool gave a connection, or gave up.',
  buckets: waitBuckets,
  registers,
});

new Gauge({
  name: 'db_client_connection_count',
  help: 'Connections of the pool.',
  labelNames: ['db_client_connection_state'],
  registers,
  collect() {
    const { totalCount, idleCount } = pool();
    this.set({ db_client_connection_state: 'idle' }, idleCount);
    this.set({ db_client_connection_state: 'used' }, totalCount - idleCount);
  },
});

new Gauge({
  name: 'db_client_connection_pending_requests',
  help: 'Callers that wait for a connection.',
  registers,
  collect() {
    this.set(pool().waitingCount);
  },
});

new Gauge({
  name: 'db_client_connection_max',
  help: 'Connections that the pool may open: DATABASE_POOL_SIZE.',
  registers,
  collect() {
    this.set(pool().options.max);
  },
});

new Counter({
  name: 'unboxt_mails_total',
  help: 'Emails that this process handed to the mail server: accepted, refused for good, or failed and tried again.',
  labelNames: ['outcome'],
  registers,
  collect() {
    this.reset();
    for (const [outcome, count] of Object.entries(mailCounts())) this.inc({ outcome }, count);
  },
});

/** The server whose sockets are counted; a worker has none. */
let live: LiveServer | undefined;

new Gauge({
  name: 'unboxt_live_sockets',
  help: 'Sockets of signed-in people at this process.',
  registers,
  collect() {
    this.set(live?.of('/').sockets.size ?? 0);
  },
});

export function measureSockets(sockets: LiveServer): void {
  live = sockets;
}

export const databaseUp = new Gauge({
  name: 'unboxt_database_up',
  help: 'Whether the database answered this scrape; if not, queues and ages are missing.',
  registers,
});

export const waitingJobs = new Gauge({
  name: 'unboxt_queue_waiting_jobs',
  help: 'Jobs that are due and that no worker has taken yet; every process reports the same.',
  labelNames: ['queue'],
  registers,
});

export const oldestJob = new Gauge({
  name: 'unboxt_queue_oldest_waiting_seconds',
  help: 'How long the oldest of them has been due; 0 if there are none.',
  labelNames: ['queue'],
  registers,
});

export const deadLetters = new Gauge({
  name: 'unboxt_dead_letters',
  help: 'Jobs that failed for good within the last seven days and haven’t been put back.',
  labelNames: ['queue'],
  registers,
});

export const sweepAge = new Gauge({
  name: 'unboxt_sweep_age_seconds',
  help: 'Time since the last sweep that opens check-ins or pulses; one runs every minute.',
  labelNames: ['sweep'],
  registers,
});

export const nightAge = new Gauge({
  name: 'unboxt_night_age_seconds',
  help: 'Time since the end of the last day whose results every company has published: normally up to 25 hours.',
  registers,
});

const buildInfo = new Gauge({
  name: 'unboxt_build_info',
  help: 'The release that runs; always 1.',
  labelNames: ['version', 'commit'],
  registers,
});

/** Starts measuring what every process has: event loop, memory, waits for a connection. */
export function measureProcess(release: { version: string; commit: string }, connections: pg.Pool): void {
  collectDefaultMetrics({ register: registry });
  buildInfo.set(release, 1);
  measureWaits(connections);
}

function measureWaits(connections: pg.Pool): void {
  const connect = connections.connect.bind(connections) as (callback?: (...results: unknown[]) => void) => unknown;
  connections.connect = ((callback?: (...results: unknown[]) => void) => {
    const stop = connectionWait.startTimer();
    if (callback) {
      return connect((...results) => {
        stop();
        callback(...results);
      });
    }
    const client = connect() as Promise<unknown>;
    client.then(
      () => stop(),
      () => stop(),
    );
    return client;
  }) as typeof connections.connect;
}
