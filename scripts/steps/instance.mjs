import fs from 'node:fs';
import path from 'node:path';
import { isPortTaken } from '../../server/embedded/ports.mjs';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { atStop } from './processes.mjs';
import { host, port } from './settings.mjs';

/**
 * Claims a data folder for this process, for as long as it lives. A claim of a process that is gone does not count;
 * as process numbers come round again, the time at which it began is compared as well.
 */
export function claimFolder(folder, what) {
  const file = path.join(folder, 'in-use.json');
  fs.mkdirSync(folder, { recursive: true });
  const owner = readClaim(file);
  if (owner && owner.beganAt === beganAt(owner.pid)) {
    throw new SetupFailure(
      `${owner.what} is already running on ${folder} (process ${owner.pid}). Stop it, or choose another DATA_DIR and PORT.`,
    );
  }
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, JSON.stringify({ what, pid: process.pid, beganAt: beganAt(process.pid) }), { flag: 'wx' });
  atStop(() => fs.rmSync(file, { force: true }));
}

function readClaim(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The start time of a process in clock ticks since boot: field 22 of its stat line, counted after the name. */
function beganAt(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Says early, before minutes of installing and building, that the port cannot be had. */
export async function requireFreePort() {
  const wanted = port();
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) return; // The settings check has the words for it.
  const taken = await isPortTaken(wanted, host()).catch((error) => {
    throw new SetupFailure(`Cannot listen on HOST ${host()}, PORT ${wanted}: ${error.message}`);
  });
  if (taken) {
    throw new SetupFailure(
      `Port ${wanted} is in use by another program. Choose another one with PORT, for example: PORT=${wanted + 1} npm start`,
    );
  }
}
