import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';

/** The folder of the repository; every command works from there, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of everything the embedded parts keep: databases, secrets, mails, logs. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data');
}

/** Where Node 24 is installed for whoever calls with another one. */
export const node24Folder = 'scripts/node24';

const ownMajor = Number(process.versions.node.split('.')[0]);
export const isNode24 = ownMajor === 24;

/** The Node that runs the product: 24, or a newer one of the caller's where there is none to install. */
export function node24() {
  const installed = path.join(root, node24Folder, 'node_modules/.bin/node');
  if (!isNode24 && fs.existsSync(installed)) return installed;
  if (ownMajor >= 24) return process.execPath;
  throw new SetupFailure(
    `The product needs Node 24, which cannot be installed for ${process.platform}-${process.arch}: please install it yourself.`,
  );
}

/** A command-line program of the dependencies, to be run by Node. */
export function toolFile(name) {
  return path.join(root, 'node_modules/.bin', name);
}
