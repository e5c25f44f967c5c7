import type { IncomingMessage, ServerResponse } from 'node:http';
import { inboxPage, mailFrame, mailPage } from '#/server/embedded/mail/inbox-pages.ts';
import type { MailStore } from '#/server/embedded/mail/mail-store.ts';
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
