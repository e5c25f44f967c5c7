// The product for browser tests: two servers and a worker on one database, and a mail server with an API.
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../server/embedded/ports.mjs';
import { startChat } from './chat.mjs';
import { emptyFile, startService } from './processes.mjs';
import { toolEnv } from './settings.mjs';
import { startStandIn } from './stripe.mjs';
import { cloneTemplate, testFolder } from './test-cluster.mjs';

// Two test runs on one machine look for free ports in parallel, so each begins at different ports.
const FIRST_PORT = 3400 + (process.pid % 60) * 10;

/** Starts two servers, a worker, a mail catcher and the stand-ins, and returns the environment for the test runner. */
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
    DRAIN_SECONDS: '0',
    LANGUAGES: 'en,de,fr,es,pt-BR,it,en-XA',
  };
  fs.rmSync(settings.CLOCK_FILE, { force: true });
  fs.rmSync(file('stripe.json'), { force: true });
  const stripe = await startStandIn({
    folder: testFolder(),
    preferredPort: FIRST_PORT + 5,
    product: { address: `http://127.0.0.1:${first}`, host: new URL(address(first)).host },
    clockFile: settings.CLOCK_FILE,
  });
  fs.rmSync(file('chat.json'), { force: true });
  const chat = await startChat({
    folder: testFolder(),
    preferredPort: FIRST_PORT + 7,
    product: { address: `http://127.0.0.1:${first}`, host: new URL(address(first)).host },
  });
  // An installation of one company; the others of these tests bring apps of their own.
  const teams = { TEAMS_TENANT_ID: randomUUID(), TEAMS_APP_ID: randomUUID(), TEAMS_APP_SECRET: randomUUID() };
  const env = { ...settings, ...stripe, ...chat, ...teams, PORT: first, APP_URL: address(first) };
  fs.rmSync(file('mails'), { recursive: true, force: true });
  await startService('mail catcher', ['server/embedded/mail/catcher.ts', String(smtp), String(mails), file('mails')], {
    env: toolEnv(),
  });
  // Before the servers, because the first process creates the tables of the job queue.
  const workerPidFile = await startUnkillable('worker', 'worker', env);
  const [serverPidFile] = await Promise.all([
    startUnkillable('server', 'main', env),
    // Each server only accepts its own host, so each has its own URL.
    startUnkillable('second-server', 'main', { ...env, PORT: second, APP_URL: address(second) }),
  ]);
  return {
    ...env,
    E2E_BASE_URL: address(first),
    E2E_SECOND_URL: address(second),
    E2E_MAIL_URL: address(mails),
    E2E_SERVER_PID_FILE: serverPidFile,
    E2E_WORKER_PID_FILE: workerPidFile,
  };
}

/** Starts a program of server/ that restarts when a test kills it; returns the file with its process id. */
async function startUnkillable(name, program, settings) {
  const pidFile = file(`${name}.pid`);
  const logFile = emptyFile(file(`${name}.log`));
  const launch = () =>
    startService(name, [`server/${program}.ts`], {
      env: toolEnv(settings),
      logFile,
      onLaunch: (pid) => fs.writeFileSync(pidFile, String(pid)),
      onEnd: () => void launch().catch(() => {}),
    });
  await launch();
  return pidFile;
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
