import path from 'node:path';
import { freePort } from '../../server/embedded/ports.mjs';
import { dataDir } from './places.mjs';
import { emptyFile, startService } from './processes.mjs';
import { isProduction, isSet, toolEnv } from './settings.mjs';

export const SMTP_PORT = 1025;
const WEB_PORT = 1080;

/**
 * Returns the mail server to use: the given one, or a local catcher with a web inbox. The catcher takes a second to
 * load, and no one needs it before `ready`.
 */
export async function ensureMail() {
  if (isProduction() || isSet('SMTP_URL')) return { smtpUrl: process.env.SMTP_URL, ready: Promise.resolve() };
  const smtpPort = await freePort(SMTP_PORT);
  const webPort = await freePort(WEB_PORT);
  const logFile = emptyFile(path.join(dataDir(), 'mail-catcher.log'));
  const args = [String(smtpPort), String(webPort), path.join(dataDir(), 'mails')];
  const ready = startService('mail catcher', ['server/embedded/mail/catcher.ts', ...args], {
    env: toolEnv(),
    logFile,
  });
  ready.catch(() => {}); // Its failure has stopped everything by itself.
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, inboxUrl: `http://localhost:${webPort}`, ready };
}
