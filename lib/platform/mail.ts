import { createTransport, type Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import { env } from '#/lib/platform/env.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** What a mail program posts to the unsubscribe link when its button is pressed. Source: RFC 8058. */
export const ONE_CLICK_FORM = 'List-Unsubscribe=One-Click';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Equal for every attempt, so that mail programs recognise a repeat. */
  messageKey: string;
  /** The URL where the person can unsubscribe; mail programs show a button for it. */
  unsubscribeUrl?: string;
  attachments?: readonly { name: string; type: string; content: Uint8Array }[];
}

/** Learns whether an email was accepted or refused for good. */
type Hear = (outcome: { address: string; isRefused: boolean }) => Promise<void>;

/** Sets the function that learns the outcome of each email. */
export function hearOfMails(hear: Hear): void {
  listener().hear = hear;
}

const listener = () => singleton('mail.listener', () => ({ hear: undefined as Hear | undefined }));

/** Returns how many emails this process has sent, by outcome; `failed` ones are tried again. */
export const mailCounts = () => singleton('mail.counts', () => ({ accepted: 0, refused: 0, failed: 0 }));

/** Returns whether this is a permanent refusal, which another attempt would not change. */
export function isRefusedMail(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'isRefusedMail' in error;
}

/**
 * Sends one email to the mail server. Throws, without naming anyone, if it isn't accepted within ten seconds;
 * `isRefusedMail` says whether the recipient's email address was refused for good.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { to, subject, html, text, messageKey, unsubscribeUrl, attachments = [] } = mail;
  const host = new URL(env().APP_URL).hostname;
  const message = {
    from: { name: 'unboXt', address: env().MAIL_FROM },
    // Name and email address always separate: a single string with a comma would reach two people.
    to: { name: onOneLine(to.name), address: to.address },
    subject: onOneLine(subject),
    html,
    text,
    messageId: `<${messageKey}@${host}>`,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': ONE_CLICK_FORM } : {}),
    },
  };
  await transport()
    .sendMail(message)
    .catch(async (error: unknown) => {
      mailCounts()[isForGood(error) ? 'refused' : 'failed']++;
      if (!isForGood(error)) throw namingNobody(error);
      await listener().hear?.({ address: to.address, isRefused: true });
      throw Object.assign(namingNobody(error) as Error, { isRefusedMail: true });
    });
  mailCounts().accepted++;
  await listener().hear?.({ address: to.address, isRefused: false });
}

/**
 * Connects and signs in to the mail server without sending anything. Throws if it doesn't answer or refuses the
 * account.
 */
export async function greetMailServer(): Promise<void> {
  await transport().verify();
}

/**
 * Returns whether a refusal is permanent: a 5xx about the recipient or the email itself. One about the sender or the
 * connection is for us to fix.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = Object(error);
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Returns the error without the recipient's email address, which a refusal repeats: errors end up in the log and the
 * job queue.
 */
function namingNobody(error: unknown): unknown {
  const { code, responseCode, command, message } = Object(error);
  if (typeof command !== 'string') return error;
  // Before the first SMTP command, nothing can name the recipient.
  if (command === 'CONN' && responseCode === undefined)
    return new Error(`The mail server in SMTP_URL can’t be reached: ${message || code}`);
  const kind = [code, responseCode, command].filter((part) => part !== undefined);
  return new Error(`The mail server didn’t accept it: ${kind.join(' ')}`);
}

/**
 * Runs work that checks whether an email is still due, sends it and records that it was accepted. As many run in
 * parallel as there are connections to the mail server, so a process that is killed or hangs leaves no more than that
 * unrecorded. Returns what the work returns.
 */
export function inMailLine<T>(work: () => Promise<T>): Promise<T> {
  return singleton('mail.lines', () => pLimit(env().SMTP_CONNECTIONS))(work);
}

function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function transport(): Transporter {
  return singleton('mail.transport', () =>
    createTransport({
      url: env().SMTP_URL,
      pool: true,
      maxConnections: env().SMTP_CONNECTIONS,
      connectionTimeout: 8000,
      greetingTimeout: 8000,
      socketTimeout: 10_000,
    }),
  );
}
