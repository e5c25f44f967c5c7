import type { CaughtMail } from '#/server/embedded/mail/mail-store.ts';

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #ddd; padding: .5rem; text-align: left; vertical-align: top; }
  iframe { border: 1px solid #ddd; height: 40rem; width: 100%; }
  pre { white-space: pre-wrap; }
`;

/** Returns the list of emails, newest first. It refreshes itself. */
export function inboxPage(mails: readonly CaughtMail[]): string {
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
export function mailPage(mail: CaughtMail): string {
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
export function mailFrame(mail: CaughtMail): string {
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
