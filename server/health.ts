import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { log } from '#/lib/platform/log.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { isDraining } from '#/server/draining.ts';
import type { LiveHub } from '#/server/live-hub.ts';
import { missingMigrations } from '#/server/missing-migrations.ts';

const CHECK_TIMEOUT_MS = 2000;
/** Anyone may ask, so the answer is cached for a moment, and one check serves everyone who waits. */
const KEEP_MS = 1000;
const LEAST_FREE_BYTES = 100 * 2 ** 20;

type Verdict = Record<'database' | 'migrations' | 'disk', string> & { live?: string };

let latest: { at: number; verdict: Promise<Verdict> } | undefined;
let wasReady = true;
let hub: Pick<LiveHub, 'hears'> | undefined;

/** Makes readiness depend on a live hub: from now on, a process that receives no live events isn't ready. */
export function watchLive(liveHub: Pick<LiveHub, 'hears'>): void {
  hub = liveHub;
}

/** Answers GET and HEAD of /healthz (this process runs) and /readyz (it can work). Returns false for anything else. */
export function answerHealth(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (request.url === '/healthz') send(response, 200, { status: 'ok' });
  else if (request.url === '/readyz') void answerReadiness(response);
  else return false;
  return true;
}

async function answerReadiness(response: ServerResponse): Promise<void> {
  if (isDraining()) return send(response, 503, { status: 'stopping' });
  if (!latest || Date.now() - latest.at > KEEP_MS) latest = { at: Date.now(), verdict: examine() };
  const verdict = await latest.verdict;
  const isReady = Object.values(verdict).every((word) => word === 'ok');
  if (isReady !== wasReady) log()[isReady ? 'info' : 'warn'](verdict, isReady ? 'ready again' : 'not ready');
  wasReady = isReady;
  send(response, isReady ? 200 : 503, { status: isReady ? 'ok' : 'not ready', ...verdict });
}

async function examine(): Promise<Verdict> {
  const [database = 'unreachable', missing, disk = 'unknown'] = await Promise.all([
    withinTime(checkDatabase()),
    withinTime(missingMigrations()),
    withinTime(checkDisk()),
  ]);
  return {
    database,
    migrations: missing === undefined ? 'unknown' : missing.length === 0 ? 'ok' : `missing: ${missing.join(', ')}`,
    disk,
    ...(hub ? { live: hub.hears() ? 'ok' : 'not heard' } : {}),
  };
}

/** Returns the value, or undefined if the work failed or took too long. */
async function withinTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, undefined);
  });
  const result = await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
  return result;
}

/** Returns the database's state; a standby, and a primary that was demoted, answer reads but refuse writes. */
async function checkDatabase(): Promise<string> {
  const setting = z.object({ transaction_read_only: z.enum(['on', 'off']) });
  const [server] = asRows(setting, await pool().query('SHOW transaction_read_only'));
  return server?.transaction_read_only === 'off' ? 'ok' : 'read-only';
}

async function checkDisk(): Promise<string> {
  const folder = existsSync(env().DATA_DIR) ? env().DATA_DIR : '.';
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE_BYTES ? 'ok' : 'full';
}

function send(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
}
