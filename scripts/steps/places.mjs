import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';

/** The folder of the repository; every command works from there, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Folder of everything the embedded parts keep: databases, secrets, mails, logs. */
export function dataDir() {
  return path.resolve(root, process.env.DATA_DIR || '.data');
}

/** The Node that runs the product: 24 from the dependencies, or the caller's own where there is none to install. */
export function node24() {
  const installed = path.join(root, 'node_modules/.bin/node');
  if (fs.existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new SetupFailure(
    `The product needs Node 24, which cannot be installed for ${process.platform}-${process.arch}: please install it yourself.`,
  );
}

/** A command-line program of the dependencies, to be run by Node. */
export function toolFile(name) {
  return path.join(root, 'node_modules/.bin', name);
}
