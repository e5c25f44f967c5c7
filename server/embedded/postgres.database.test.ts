import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startPostgres } from '#/server/embedded/postgres.mjs';

const PREFERRED_PORT = 54400;

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));
const pidFile = path.join(dataDir, 'postgres/postmaster.pid');
const logFile = path.join(dataDir, 'postgres.log');
const start = () => startPostgres({ dataDir, preferredPort: PREFERRED_PORT });

afterEach(async () => (await start()).stop());
afterAll(() => rmSync(dataDir, { recursive: true }));

async function ask<T>(url: string, sql: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return Object.values(rows[0] ?? {})[0] as T;
}

function postmaster(): number {
  return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
}

it('the first start creates a durable cluster with its own secret', async () => {
  const { url, adopted } = await start();
  expect(adopted).toBe(false);
  expect(await ask(url('postgres'), "SELECT current_setting('synchronous_commit') || current_setting('fsync')")).toBe(
    'onon',
  );
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
  const wrong = new URL(url('postgres'));
  wrong.password = 'postgres';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

it('a running cluster is adopted, at its port', async () => {
  const first = await start();
  const second = await startPostgres({ dataDir, preferredPort: PREFERRED_PORT + 50 });
  expect(second.adopted).toBe(true);
  expect(second.url('postgres')).toBe(first.url('postgres'));
});

it('another port is used if the preferred one is a stranger’s', async () => {
  // The system names the port: a fixed one may be the far end of someone's connection.
  const stranger = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => void stranger.once('listening', resolve));
  const { port } = stranger.address() as AddressInfo;
  const { url } = await startPostgres({ dataDir, preferredPort: port });
  expect(Number(new URL(url('postgres')).port)).toBeGreaterThan(port);
  expect(await ask(url('postgres'), 'SELECT 1')).toBe(1);
  stranger.close();
});

it('a killed cluster keeps what was committed, and starts again', async () => {
  const { url } = await start();
  await ask(url('postgres'), 'CREATE TABLE kept AS SELECT 7 AS number');
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
  const again = await start();
  expect(again.adopted).toBe(false);
  expect(await ask(again.url('postgres'), 'SELECT number FROM kept')).toBe(7);
});

it('a cluster that dies starts again at its port, until it’s stopped', async () => {
  const { url, keepRunning, stop } = await start();
  await ask(url('postgres'), 'CREATE TABLE outlived AS SELECT 8 AS number');
  const words: string[] = [];
  const watched = keepRunning((line) => void words.push(line));
  for (const deaths of [1, 2]) {
    process.kill(postmaster(), 'SIGKILL');
    await expect.poll(() => words, { timeout: 10_000 }).toHaveLength(2 * deaths);
    expect(words.slice(-2)).toEqual([
      `The embedded PostgreSQL ended.\nIt is started again. More in ${logFile}.`,
      'The embedded PostgreSQL runs again.',
    ]);
    expect(await ask(url('postgres'), 'SELECT number FROM outlived')).toBe(8);
  }
  await stop();
  await watched;
  expect(words).toHaveLength(4);
});

it('a cluster that can’t start again is given up with its own error', async () => {
  const { keepRunning } = await start();
  const watched = keepRunning(() => {});
  const settings = path.join(dataDir, 'postgres/postgresql.conf');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${before}\nno_such_setting = 1\n`);
  process.kill(postmaster(), 'SIGKILL');
  await expect(watched).rejects.toThrow(/did not start:\n.*unrecognized configuration parameter "no_such_setting"/);
  writeFileSync(settings, before);
});

it('a cluster that dies repeatedly is given up', async () => {
  const { keepRunning } = await start();
  const words: string[] = [];
  const watched = keepRunning((line) => void words.push(line));
  const gaveUp = watched.catch((error: Error) => error.message);
  for (const deaths of [1, 2, 3]) {
    process.kill(postmaster(), 'SIGINT');
    await expect.poll(() => words, { timeout: 10_000 }).toHaveLength(2 * deaths);
  }
  process.kill(postmaster(), 'SIGINT');
  expect(await gaveUp).toContain('received fast shutdown request\nIt keeps ending.');
});

it('a left-over pid that now belongs to another program is recognised', async () => {
  const { stop } = await start();
  const left = readFileSync(pidFile, 'utf8');
  await stop();
  const stranger = spawn('sleep', ['60']);
  writeFileSync(pidFile, left.replace(/^\d+/, String(stranger.pid)));
  const again = await start();
  expect(again.adopted).toBe(false);
  expect(await ask(again.url('postgres'), 'SELECT 1')).toBe(1);
  stranger.kill();
});

it('a lost secret is reported when the cluster starts', async () => {
  const passwordFile = path.join(dataDir, 'postgres-password');
  const password = readFileSync(passwordFile, 'utf8');
  rmSync(passwordFile);
  await expect(start()).rejects.toThrow(`${passwordFile} can’t be read`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
});
