// The environment of a command's children: the caller's settings, and for missing ones the URL or secret of an embedded
// part.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readSecretFiles } from '../../lib/platform/secret-files.mjs';
import { SetupFailure } from '../../server/embedded/setup-failure.mjs';
import { dataDir, node24, root } from './places.mjs';
import { runNode, ToolFailure } from './processes.mjs';

const DEFAULT_PORT = 3000;
/** Programs' test suites run against a product on the same machine. */
const LOOPBACK_LIMIT_FACTOR = 20;
/** Placeholders for embedded parts that only start once the settings have been checked. */
const STARTS_LATER = { DATABASE_URL: 'postgresql://embedded', SMTP_URL: 'smtp://embedded' };

const unreadable = readSecretFiles(process.env);

/** Returns whether a setting was given; compose files and CI forms send empty strings for missing ones. */
export function isSet(name) {
  return Boolean(process.env[name]);
}

/** Returns whether the caller provides every setting, with NODE_ENV=production: nothing is embedded or made up. */
export function isProduction() {
  return process.env.NODE_ENV === 'production';
}

export function port() {
  return isSet('PORT') ? Number(process.env.PORT) : DEFAULT_PORT;
}

export function host() {
  return process.env.HOST || '127.0.0.1';
}

/** Returns the environment of command-line tools, so that none phones home or colours a log file. */
export function toolEnv(more = {}) {
  const { FORCE_COLOR: _forced, NO_COLOR, ...own } = process.env;
  const colour = process.stdout.isTTY && NO_COLOR === undefined ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return {
    ...own,
    ...colour,
    // The compiler also starts `node`.
    PATH: [path.dirname(node24()), path.join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(path.delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ...more,
  };
}

/**
 * Returns the environment of the product's processes on this machine. In a clone, they get the running commit, and the
 * worker's metrics use the port after the server's.
 */
export function productEnv(settings, NODE_ENV) {
  const COMMIT = process.env.COMMIT || commitOfClone();
  const server = toolEnv({ ...settings, NODE_ENV, ...(COMMIT ? { COMMIT } : {}) });
  const port = server.METRICS_PORT;
  return { server, worker: port ? { ...server, METRICS_PORT: String(Number(port) + 1) } : server };
}

function commitOfClone() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** Returns the settings of the product's processes that are known before any embedded part has started. */
export function baseSettings() {
  if (isProduction()) return {};
  return {
    PORT: String(port()),
    APP_URL: process.env.APP_URL || `http://localhost:${port()}`,
    AUTH_SECRET: process.env.AUTH_SECRET || keptSecret(),
    DATA_DIR: dataDir(),
    // No proxy has to notice that it stops.
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || '0',
    LOOPBACK_LIMIT_FACTOR: process.env.LOOPBACK_LIMIT_FACTOR || String(LOOPBACK_LIMIT_FACTOR),
  };
}

/** Returns a secret that is only made once, because sessions and mailed links must survive a restart. */
function keptSecret() {
  const file = path.join(dataDir(), 'auth-secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir(), { recursive: true });
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return fs.readFileSync(file, 'utf8');
}

/** Checks settings with the product's own schema; the failure names each wrong variable on a separate line. */
export async function checkSettings() {
  if (unreadable.length > 0) throw new SetupFailure(['Settings', ...unreadable].join('\n  '));
  const embedded = isProduction() ? {} : { ...STARTS_LATER };
  const values = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  try {
    await runNode('scripts/steps/check-settings.mjs', [], { env: { ...embedded, ...values, ...baseSettings() } });
  } catch (error) {
    if (error instanceof ToolFailure && error.output.startsWith('Settings'))
      throw new SetupFailure(error.output.trim());
    throw error;
  }
}
