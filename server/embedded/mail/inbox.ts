import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CaughtMail, MailStore } from '#/server/embedded/mail/mail-store.ts';
import { hasOwnHost, hasOwnOrigin } from '#/server/own-address.ts';

const ATTACHMENT = /^\/mails\/([\d-]+)\/attachments\/(\d+)$/;
const MAIL = /^\/mails\/([\d-]+)(\/html)?$/;
/** An email is an untrusted page: it runs no scripts and only loads pictures. */
const MAIL_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'";

/**
 * Returns the handler of the inbox's requests: `/` and `/mails/{id}` for people, `GET /mails` with an optional `to` and
 * `DELETE /mails` for programs. Emails contain sign-in links, so only the inbox's own pages and programs may ask.
 */
export function inbox(store: MailStore, addresses: readonly string[]) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn =
      addresses.some((address) => hasOwnHost(request, address)) &&
      addresses.some((address) => hasOwnOrigin(request, address));
    if (!isOwn) {
      response.writeHead(403).end();
      return;
    }
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/') sendPage(response, inboxPage(store.list()));
    else if (url.pathname === '/mails') await answerProgram(request, response, url, store);
    else if (ATTACHMENT.test(url.pathname)) await sendAttachment(response, url, store);
    else sendMail(response, url, store);
  };
}

async function answerProgram(request: IncomingMessage, response: ServerResponse, url: URL, store: MailStore) {
  if (request.method === 'DELETE') await store.clear();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(store.list(url.searchParams.get('to') ?? undefined)));
}

function sendMail(response: ServerResponse, url: URL, store: MailStore): void {
  const [, id, inFrame] = MAIL.exec(url.pathname) ?? [];
  const mail = store.list().find((one) => one.id === id);
  if (!mail) response.writeHead(404).end();
  else if (inFrame) sendPage(response, mailFrame(mail), MAIL_POLICY);
  else sendPage(response, mailPage(mail));
}

async function sendAttachment(response: ServerResponse, url: URL, store: MailStore): Promise<void> {
  const [, id = '', index] = ATTACHMENT.exec(url.pathname) ?? [];
  const attachment = await store.attachment(id, Number(index));
  if (!attachment) {
    response.writeHead(404).end();
    return;
  }
  const fileName = encodeURIComponent(attachment.filename ?? 'attachment');
  response.setHeader('Content-Type', attachment.contentType);
  response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${fileName}`);
  response.end(attachment.content);
}

function sendPage(response: ServerResponse, html: string, policy = PAGE_POLICY): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.end(html);
}

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #ddd; padding: .5rem; text-align: left; vertical-align: top; }
  iframe { border: 1px solid #ddd; height: 40rem; width: 100%; }
  pre { white-space: pre-wrap; }
`;

/** Returns the list of emails, newest first. It refreshes itself. */
function inboxPage(mails: readonly CaughtMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<tr><td>${timeOf(mail)}</td><td>${escaped(mail.to.join(', '))}</td>` +
        `<td><a href="/mails/${mail.id}">${escaped(mail.subject || '(no subject)')}</a></td></tr>`,
    );
  const table = `<table><tr><th>Received</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
  const body = mails.length === 0 ? '<p>No mail yet.</p>' : table;
  return page('Mailbox', `<h1>Mailbox</h1>${body}`, '<meta http-equiv="refresh" content="3">');
}

/** Returns one email: its header, its HTML in a frame, its text, and links to its attachments. */
function mailPage(mail: CaughtMail): string {
  const attachments = mail.attachments.map(
    ({ fileName, bytes }, index) =>
      `<li><a href="/mails/${mail.id}/attachments/${index}">${escaped(fileName)}</a> (${Math.ceil(bytes / 1024)} KB)</li>`,
  );
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p>
    <h1>${escaped(mail.subject)}</h1>
    <p>From ${escaped(mail.from)}<br>To ${escaped(mail.to.join(', '))}<br>${timeOf(mail)}</p>
    ${attachments.length > 0 ? `<ul>${attachments.join('')}</ul>` : ''}
    ${mail.html ? `<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/html"></iframe>` : ''}
    <h2>As text</h2>
    <pre>${escaped(mail.text)}</pre>`,
  );
}

/** Returns an email's own HTML, with links that open outside the frame. */
function mailFrame(mail: CaughtMail): string {
  return `<base target="_blank">${mail.html}`;
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>${head}<style>${STYLE}</style><body>${body}</body></html>`;
}

function timeOf({ receivedAt }: CaughtMail): string {
  return receivedAt.replace('T', ' ').slice(0, 19);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
