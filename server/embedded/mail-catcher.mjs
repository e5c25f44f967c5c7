// A mail server that delivers nothing and shows everything in a web inbox. Its own process, because it is heavy:
// `node server/embedded/mail-catcher.mjs <smtp port> <web port> <folder for the mails>`, with an IPC channel to its
// parent, whose end is its end.
import fs from 'node:fs';
import { MailDev } from 'maildev';
import { hasOwnHost, hasOwnOrigin } from '#/server/own-address.ts';

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

/** The inbox holds sign-in links, and MailDev answers any site's script: only its own pages may reach it. */
function letOwnPagesIn(http) {
  const addresses = ['localhost', LOOPBACK].map((host) => `http://${host}:${webPort}`);
  const isOwn = (request) =>
    addresses.some((address) => hasOwnHost(request, address)) &&
    addresses.some((address) => hasOwnOrigin(request, address));
  const [answer, upgrade] = ['request', 'upgrade'].map((event) => takeListeners(http, event));
  http.on('request', (request, response) =>
    isOwn(request) ? answer(request, response) : response.writeHead(403).end(),
  );
  http.on('upgrade', (request, socket, head) => (isOwn(request) ? upgrade(request, socket, head) : socket.destroy()));
}

function takeListeners(http, event) {
  const listeners = http.listeners(event);
  http.removeAllListeners(event);
  return (...args) => {
    for (const listener of listeners) listener.apply(http, args);
  };
}

const { api } = await catcher.start();
letOwnPagesIn(api.server.server);
process.send?.('ready');
