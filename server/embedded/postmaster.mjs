// A running PostgreSQL, identified by the pid file in its folder.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFailure } from './setup-failure.mjs';

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const LOOK_EVERY_MS = 250;

/**
 * Reads the lines of postmaster.pid: pid, folder, start time, port, socket folder, IP address, shared memory, status.
 */
export function readPidFile(place) {
  try {
    const lines = fs.readFileSync(place.pidFile, 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

/**
 * Returns the pid of this folder's running postmaster; undefined if none runs, even if another process has its number
 * after a crash.
 */
export function runningPostmaster(place) {
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

/** Waits until connections are accepted, or until `hasEnded` returns true. */
export async function untilReady(place, hasEnded) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!hasEnded() && readPidFile(place)?.status !== 'ready') {
    if (Date.now() > deadline) {
      throw new SetupFailure(`The embedded PostgreSQL is not ready after a long wait. More in ${place.logFile}.`);
    }
    await sleep(20);
  }
}

/** Waits until no postmaster of this folder runs, even one from an earlier command, or until `isIdle`. */
export async function untilEnded(place, isIdle) {
  while (!isIdle() && runningPostmaster(place) !== undefined) await sleep(LOOK_EVERY_MS, undefined, { ref: false });
}

/** Ends the postmaster of this folder, if one runs. */
export async function stopPostmaster(place) {
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
