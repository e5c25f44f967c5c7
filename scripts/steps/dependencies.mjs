import fs from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { requireNobodyElse } from './instance.mjs';
import { isNode24, node24Folder, root } from './places.mjs';
import { run } from './processes.mjs';
import { step } from './terminal.mjs';

const COMMON = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];

/** Installs everything to build and run the product, exactly as in package-lock.json, without `devDependencies`. */
export async function ensureDependencies() {
  await besideNode24(async () => {
    if (isInstalled(root, isNeededToRun)) return;
    requireNobodyElse('The dependencies must be installed again');
    await step('Installing the dependencies', () => npm(root, ['ci', '--omit=dev']));
    requireInstalled(root, isNeededToRun);
  });
}

/**
 * Installs `devDependencies` as well. While a product runs from this folder, it only adds them and replaces nothing.
 */
export async function ensureDevDependencies() {
  await besideNode24(async () => {
    if (isInstalled(root)) return;
    if (isInstalled(root, isNeededToRun)) {
      await step('Installing the tools', () => npm(root, ['install', '--include=dev', '--no-save']));
    } else {
      requireNobodyElse('The dependencies must be installed again');
      await step('Installing the dependencies', () => npm(root, ['ci', '--include=dev']));
    }
    requireInstalled(root);
  });
}

/** Installs Node 24 in parallel, because npm unpacks on one core. */
async function besideNode24(install) {
  await Promise.all([install(), isNode24 ? undefined : ensureTool(node24Folder)]);
}

/** Installs a tool with its own package.json, because it is large and rarely needed. */
export async function ensureTool(folder) {
  const place = path.join(root, folder);
  if (isInstalled(place)) return;
  await step(`Installing ${path.basename(folder)}`, () => npm(place, ['ci']));
  requireInstalled(place);
}

function npm(cwd, args) {
  return run('npm', [...args, ...COMMON], { cwd });
}

function isNeededToRun({ dev }) {
  return !dev;
}

function requireInstalled(folder, isWanted) {
  if (isInstalled(folder, isWanted)) return;
  throw new SetupFailure('npm has installed something other than package-lock.json names.');
}

/**
 * Returns whether a folder's packages are complete; npm writes its record last, so an interrupted installation has
 * none.
 */
function isInstalled(folder, isWanted = () => true) {
  const installed = readLock(path.join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  const { packages } = readLock(path.join(folder, 'package-lock.json'));
  return Object.entries(packages).every(([location, entry]) => {
    if (location === '' || !isWanted(entry)) return true;
    const installedEntry = installed.packages[location];
    return installedEntry ? installedEntry.version === entry.version : entry.optional === true;
  });
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
