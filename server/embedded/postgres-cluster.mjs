// The folder of the embedded PostgreSQL: its layout, and how it is created.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { commandLine } from './postgres-programs.mjs';
import { SetupFailure } from './setup-failure.mjs';

/** Returns the paths of a cluster's parts below `dataDir`. */
export function layoutOf(dataDir) {
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

/** Creates the cluster in a temporary folder, and moves it into place when it's complete. Returns its password. */
export function createClusterOnce(place, identity) {
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
    throw new SetupFailure(`The embedded PostgreSQL couldn’t create its database folder in ${place.base}:\n${reason}`);
  }
  fs.renameSync(place.unfinished, place.cluster);
  return password;
}

function giveTo({ owner }, ...files) {
  if (owner === undefined) return;
  for (const file of files) fs.chownSync(file, owner, owner);
}

export function readPassword(place) {
  try {
    return fs.readFileSync(place.passwordFile, 'utf8');
  } catch {
    throw new SetupFailure(
      `${place.passwordFile} can’t be read, so the database can’t be opened. Restore the file, or delete ${place.cluster} to start again.`,
    );
  }
}
