import fs from 'node:fs/promises';
import path from 'node:path';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';

/** One caught email, without its attachments. */
export interface CaughtMail {
  id: string;
  /** The recipients that the sender gave the server, in lower case. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The whole header on one line, or ''. */
  listUnsubscribe: string;
  receivedAt: string;
  attachments: { fileName: string; contentType: string; bytes: number }[];
}

export interface MailStore {
  add(source: Buffer, recipients: string[]): Promise<void>;
  /** Returns the emails to an email address, or all of them, oldest first. */
  list(to?: string): CaughtMail[];
  /** Returns one attachment of an email, read from its file. */
  attachment(id: string, index: number): Promise<Attachment | undefined>;
  clear(): Promise<void>;
}

const MOST_MAILS = 1000;
const FILE = /^\d+-\d+\.eml$/;

/** Opens a folder with one file per email. The newest thousand are kept, even across restarts. */
export async function openMailStore(folder: string): Promise<MailStore> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: string) => path.join(folder, `${id}.eml`);
  const mails: CaughtMail[] = [];
  for (const file of (await fs.readdir(folder)).filter((name) => FILE.test(name)).sort()) {
    mails.push(toCaughtMail(path.parse(file).name, await simpleParser(await fs.readFile(path.join(folder, file)))));
  }
  let added = mails.length;

  return {
    async add(source, recipients) {
      // As delivering servers do, because an email's header doesn't have to name its recipients.
      const delivered = recipients.map((to) => `Delivered-To: ${to.toLowerCase()}\r\n`).join('');
      const whole = Buffer.concat([Buffer.from(delivered), source]);
      const id = `${Date.now()}-${String(added++).padStart(9, '0')}`;
      await fs.writeFile(fileOf(id), whole, { mode: 0o600 });
      mails.push(toCaughtMail(id, await simpleParser(whole)));
      for (const { id: old } of mails.splice(0, mails.length - MOST_MAILS)) await fs.rm(fileOf(old), { force: true });
    },
    list: (to) => (to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.toLowerCase()))),
    async attachment(id, index) {
      if (!mails.some((mail) => mail.id === id)) return undefined;
      return (await simpleParser(await fs.readFile(fileOf(id)))).attachments[index];
    },
    async clear() {
      for (const { id } of mails.splice(0)) await fs.rm(fileOf(id), { force: true });
    },
  };
}

function toCaughtMail(id: string, mail: ParsedMail): CaughtMail {
  const headers = (name: string) => mail.headerLines.filter(({ key }) => key === name).map(({ line }) => line);
  return {
    id,
    to: headers('delivered-to').map((line) => line.slice(line.indexOf(':') + 1).trim()),
    from: (mail.from as AddressObject | undefined)?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? '',
    listUnsubscribe: headers('list-unsubscribe')[0]?.replace(/\r?\n\s+/g, ' ') ?? '',
    receivedAt: new Date(Number.parseInt(id, 10)).toISOString(),
    attachments: mail.attachments.map(({ filename, contentType, size }) => ({
      fileName: filename ?? 'attachment',
      contentType,
      bytes: size,
    })),
  };
}
