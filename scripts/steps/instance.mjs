import fs from 'node:fs';
import path from 'node:path';
import { isPortTaken } from '../../server/embedded/ports.mjs';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { dataDir } from './places.mjs';
import { atStop } from './processes.mjs';
import { host, port } from './settings.mjs';

const CLAIM = 'in-use.json';

/**
 * Claims a data folder for this process until it ends. Claims of ended processes don't count. Process ids get reused,
 * so start times are compared too.
 */
export function claimFolder(folder, what) {
  const file = path.join(folder, CLAIM);
  fs.mkdirSync(folder, { recursive: true });
  const owner = readClaim(file);
  if (owner && !isAlive(owner)) fs.rmSync(file, { force: true });
  try {
    fs.writeFileSync(file, JSON.stringify({ what, pid: process.pid, began: beganAt(process.pid) }), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const who = owner ? `${owner.what} is already running on ${folder} (process ${owner.pid})` : `${folder} is in use`;
    throw new SetupFailure(`${who}. Stop it, or choose another DATA_DIR and PORT.`);
  }
  atStop(() => fs.rmSync(file, { force: true }));
}

/** Refuses to replace files of the repository while another command runs from it. */
export function requireNobodyElse(because, { exceptFor } = {}) {
  const claims = ['', 'test', 'bench'].map((folder) => readClaim(path.join(dataDir(), folder, CLAIM)));
  const others = claims.filter((claim) => claim && claim.pid !== process.pid && isAlive(claim));
  const other = others.find(({ what }) => what !== exceptFor);
  if (!other) return;
  throw new SetupFailure(`${because}, and ${other.what} runs from this folder (process ${other.pid}). Stop it first.`);
}

function readClaim(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, began }) {
  return began !== undefined && began === beganAt(pid);
}

/** Returns a process's start time in clock ticks since boot: field 22 of its stat line, counted after the name. */
function beganAt(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Throws for an unavailable port early, before minutes of installing and building. */
export async function requireFreePort() {
  const ownPort = port();
  if (!Number.isInteger(ownPort) || ownPort < 1 || ownPort > 65_535) return; // The settings check has the message for it.
  const isTaken = await isPortTaken(ownPort, host()).catch((error) => {
    throw new SetupFailure(`Can’t listen on HOST ${host()}, PORT ${ownPort}: ${error.message}`);
  });
  if (isTaken) {
    throw new SetupFailure(
      `Another program uses port ${ownPort}. Choose another port, for example: PORT=${ownPort + 1} npm start`,
    );
  }
}
