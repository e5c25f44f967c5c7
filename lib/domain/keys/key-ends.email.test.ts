import { expect, it } from 'vitest';
import { keyEndsMail } from '#/lib/domain/keys/key-ends.email.ts';

it('the email names the key, the company and the day in the reader’s zone, and links to the keys', () => {
  const endsAt = new Date('2026-03-15T23:30:00Z');
  const of = { locale: 'en', firstName: 'Ada', companyName: 'Engines', keyName: 'Sync' } as const;
  const { subject, text } = keyEndsMail({ ...of, endsAt, timeZone: 'Europe/Berlin' });
  expect(subject).toBe('The API key Sync expires soon');
  expect(text).toContain('The API key “Sync” of Engines expires on 16 March 2026.');
  expect(text).toContain('/companyManagement?tab=integrations&open=keys');
});
