import path from 'node:path';
import { demoAccounts, demoApiKey, demoReaders, demoReplyKey, freeCompany } from '../../prisma/seed/demo-accounts.mjs';
import { hasRow } from './database.mjs';
import { dataDir } from './places.mjs';
import { emptyFile, startService } from './processes.mjs';
import { isProduction, productEnv } from './settings.mjs';
import { say } from './terminal.mjs';

/** Starts the built product: web server and job worker. Their logs go to files, so that the URL stays visible. */
export async function startProduct(settings) {
  const { server, worker } = productEnv(settings, 'production');
  await Promise.all([
    startService('server', ['server/main.ts'], { env: server, logFile: freshLog('server.log') }),
    startService('worker', ['server/worker.ts'], { env: worker, logFile: freshLog('worker.log') }),
  ]);
}

/** Returns an empty log file; null in production, where the log goes to the caller's standard output. */
function freshLog(name) {
  return isProduction() ? undefined : emptyFile(path.join(dataDir(), name));
}

/** Prints the product's URL, the demo accounts, and where to read its mails. */
export async function announce(settings, inboxUrl) {
  say();
  const address = settings.APP_URL ?? process.env.APP_URL;
  say(`  unboXt    ${address}`);
  if (inboxUrl) say(`  Mailbox   ${inboxUrl}`);
  const chat = settings.SLACK_API_URL;
  if (chat) say(`  Slack     ${new URL('/', chat)}`);
  if (chat) say(`  Teams     ${new URL('/teams', chat)}`);
  if (chat) say(`  Webhooks  ${new URL('/webhooks', chat)}`);
  const first = demoAccounts[0];
  if (!isProduction() && (await hasRow(settings.DATABASE_URL, 'users', 'email = $1', [first.email]))) {
    say();
    say(`  Demo accounts of the company Northlight, password ${first.password}`);
    for (const { role, email } of demoAccounts) say(`  ${role.padEnd(18)} ${email}`);
    for (const { language, email } of demoReaders) say(`  ${`Reads ${language}`.padEnd(18)} ${email}`);
    say(`  ${'Free plan'.padEnd(18)} ${freeCompany.email} (the company ${freeCompany.name})`);
    say(`  ${'Without a name'.padEnd(18)} ${address}/reply#k=${demoReplyKey}`);
    say(`  ${'API key'.padEnd(18)} ${demoApiKey}`);
  }
  say();
  say('  Ctrl-C stops everything.');
}
