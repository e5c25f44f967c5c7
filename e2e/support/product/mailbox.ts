import { expect } from 'playwright/test';
import type { CaughtMail } from '#/server/embedded/mail/mail-store.ts';

/** Returns the newest email to an email address with a matching subject. Waits until the mail server has it. */
export async function newestMail(to: string, subject: RegExp): Promise<CaughtMail> {
  let mail: CaughtMail | undefined;
  await expect
    .poll(async () => {
      mail = (await mailsTo(to)).findLast((each) => subject.test(each.subject));
      return mail !== undefined;
    }, `a mail to ${to} about ${subject}`)
    .toBe(true);
  return mail as CaughtMail;
}

/** Returns every email to an email address so far, oldest first. */
export async function mailsTo(to: string): Promise<CaughtMail[]> {
  const response = await fetch(`${process.env.E2E_MAIL_URL}/mails?to=${encodeURIComponent(to)}`);
  return (await response.json()) as CaughtMail[];
}

/** Returns the only link in an email that opens the given page. */
export function linkIn(mail: CaughtMail, page: string): string {
  const link = new RegExp(`https?://\\S+/${page}/\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`no link to ${page} in: ${mail.text}`);
  expect(mail.html).toContain(link);
  return link;
}
