// A mail server that delivers nothing and shows everything in a web inbox:
// `node server/embedded/mail/catcher.ts <smtp port> <web port> <folder for the emails>`, with an IPC channel to its
// parent; it ends with that channel.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { inbox } from '#/server/embedded/mail/inbox.ts';
import { openMailStore } from '#/server/embedded/mail/mail-store.ts';

const LOOPBACK = '127.0.0.1';
const [smtpPort, webPort, folder = ''] = process.argv.slice(2);
const store = await openMailStore(folder);

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => void receive(stream, session, done),
});
// A sender that disconnects must not end it.
smtp.on('error', (error) => console.error(error.message));

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  done: (error?: Error | null) => void,
): Promise<void> {
  const recipients = envelope.rcptTo.map(({ address }) => address);
  try {
    await store.add(await buffer(stream), recipients);
    done();
  } catch (error) {
    done(error as Error);
  }
}

const answer = inbox(
  store,
  ['localhost', LOOPBACK].map((host) => `http://${host}:${webPort}`),
);
const web = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end());
});

for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(reason, () => process.exit(0));
await new Promise<void>((resolve) => void smtp.listen(Number(smtpPort), LOOPBACK, resolve));
await new Promise<void>((resolve) => void web.listen(Number(webPort), LOOPBACK, resolve));
process.send?.('ready');
