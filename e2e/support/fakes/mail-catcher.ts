// A mail server for tests: `node e2e/support/fakes/mail-catcher.ts <smtp port> <http port>`. `GET /mails?to=<address>`
// answers the mails to that address, oldest first; without `to` all of them; `DELETE /mails` forgets them.
import { createServer } from 'node:http';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** One caught mail. */
export interface CaughtMail {
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The whole header, or nothing. */
  listUnsubscribe: string;
  receivedAt: string;
}

const LOOPBACK = '127.0.0.1';
const [smtpPort, httpPort] = process.argv.slice(2).map(Number);
const mails: CaughtMail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => void receive(stream, session, done),
});

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  done: (error?: Error | null) => void,
): Promise<void> {
  try {
    const mail = await simpleParser(stream);
    mails.push({
      to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      from: mail.from?.text ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html || '',
      messageId: mail.messageId ?? '',
      listUnsubscribe: unfolded(mail.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? ''),
      receivedAt: new Date().toISOString(),
    });
    done();
  } catch (error) {
    done(error as Error);
  }
}

/** A header on one line, however it was broken on its way. */
function unfolded(line: string): string {
  return line.replace(/\r?\n\s+/g, ' ');
}

const http = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/mails') {
    response.writeHead(404).end();
    return;
  }
  if (request.method === 'DELETE') mails.length = 0;
  const to = url.searchParams.get('to')?.toLowerCase();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(to ? mails.filter((mail) => mail.to.includes(to)) : mails));
});

await new Promise<void>((resolve) => void smtp.listen(smtpPort, LOOPBACK, resolve));
await new Promise<void>((resolve) => void http.listen(httpPort, LOOPBACK, resolve));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
