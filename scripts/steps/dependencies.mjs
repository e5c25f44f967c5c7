import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { requireNobodyElse } from './instance.mjs';
import { root } from './places.mjs';
import { run } from './processes.mjs';
import { step } from './terminal.mjs';

const binFolder = path.join(root, 'node_modules/.bin');

/** Installs exactly what package-lock.json names, when node_modules is missing, half-finished or of another lock. */
export async function ensureDependencies() {
  if (isInstalled()) return;
  requireNobodyElse('The dependencies must be installed anew');
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Not with the Node that is about to be replaced.
  const searchPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== binFolder);
  const env = { ...process.env, PATH: searchPath.join(path.delimiter) };
  await step('Installing the dependencies', () => run('npm', [...args, '--progress=false'], { env }));
  if (!isInstalled()) throw new SetupFailure('npm has installed something other than package-lock.json names.');
}

/** npm writes its own account of the folder last, so an interrupted installation has none. */
function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(readLock('package-lock.json').packages).every(([location, { version, optional }]) => {
    if (location === '') return true;
    const found = installed.packages[location];
    return found ? found.version === version : optional === true;
  });
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
