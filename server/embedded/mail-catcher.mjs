// A mail server that delivers nothing and shows everything in a web inbox. Its own process, because it is heavy:
// `node server/embedded/mail-catcher.mjs <smtp port> <web port> <folder for the mails>`, with an IPC channel to its
// parent, whose end is its end.
import fs from 'node:fs';
import { MailDev } from 'maildev';

const LOOPBACK = '127.0.0.1';
const MOST_MAILS = 500;

const [smtpPort, webPort, mailDirectory] = process.argv.slice(2);
fs.mkdirSync(mailDirectory, { recursive: true, mode: 0o700 });

const catcher = new MailDev({
  smtp: Number(smtpPort),
  ip: LOOPBACK,
  web: Number(webPort),
  webIp: LOOPBACK,
  silent: true,
  maxEmails: MOST_MAILS,
  mailDirectory,
});

async function stop() {
  await catcher.stop();
  process.exit(0);
}
for (const reason of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(reason, () => void stop());

await catcher.start();
process.send?.('ready');
