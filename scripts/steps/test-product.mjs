// The product as the browser tests meet it: two servers and a worker on one database, and a mail server that can be asked.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../server/embedded/ports.mjs';
import { startService } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { cloneTemplate, testFolder } from './test-cluster.mjs';

const FIRST_PORT = 3400;

/** Starts everything and answers the environment of the test runner. */
export async function startTestProduct(clusterUrl) {
  const [first, second, smtp, mails] = await freePorts(4);
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: await cloneTemplate(clusterUrl, 'browser'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    DATA_DIR: testFolder(),
    CLOCK_FILE: file('clock'),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
  };
  fs.rmSync(settings.CLOCK_FILE, { force: true });
  const pidFile = file('server-1.pid');
  await start('test mail server', ['e2e/support/mail-catcher.ts', smtp, mails], settings, {});
  // One after the other: each would make the job queue's tables.
  await start(
    'worker',
    ['server/worker.ts'],
    { ...settings, APP_URL: address(first) },
    { logFile: file('worker.log') },
  );
  await Promise.all([
    startServer(first, settings, { logFile: file('server-1.log'), pidFile }),
    startServer(second, settings, { logFile: file('server-2.log') }),
  ]);
  return {
    ...settings,
    APP_URL: address(first),
    E2E_BASE_URL: address(first),
    E2E_SECOND_URL: address(second),
    E2E_MAIL_URL: address(mails),
    E2E_SERVER_PID_FILE: pidFile,
  };
}

/** Each server accepts only its own host, so each has an address of its own. */
function startServer(port, settings, options) {
  return start('server', ['server/main.ts'], { ...settings, PORT: port, APP_URL: address(port) }, options);
}

function start(name, args, settings, options) {
  return startService(name, args.map(String), { ...options, env: toolEnv(settings) });
}

async function freePorts(count) {
  const ports = [];
  for (let next = FIRST_PORT; ports.length < count; next = ports.at(-1) + 1) ports.push(await freePort(next));
  return ports;
}

function address(port) {
  return `http://localhost:${port}`;
}

function file(name) {
  return path.join(testFolder(), name);
}
