import { afterAll, beforeAll } from 'vitest';
import { type MailSink, startMailSink } from '#/e2e/support/fakes/mail-sink.ts';

/**
 * Gives the calling test file a mail sink that the product sends to. Its properties exist once the tests run. Call it
 * before opening the database, because settings are read once.
 */
export function openMailSink(): MailSink {
  const sink = {} as MailSink;
  beforeAll(async () => {
    Object.assign(sink, await startMailSink());
    process.env.SMTP_URL = sink.url;
  });
  afterAll(() => sink.stop());
  return sink;
}
