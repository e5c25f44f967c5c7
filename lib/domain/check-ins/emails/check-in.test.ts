import { expect, it } from 'vitest';
import { checkInMail } from '#/lib/domain/check-ins/emails/check-in.ts';

const origin = 'http://localhost:3000';
const mail = checkInMail({
  firstName: '<b>Ada</b>',
  teamName: '"Engines" & Sons',
  frequencyId: 1,
  closesAt: 'Friday 27 November 2026 at 12:00',
  token: 'srv_1.x',
  unsubscribeToken: 'uns_2.y',
});

it('asks on one line, with names as text and links of this product only', () => {
  expect(mail.subject).toBe('How is work today? Your "Engines" & Sons check-in');
  expect(mail.html).not.toContain('<b>Ada');
  const links = [...mail.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
  expect(new Set(links)).toEqual(new Set([`${origin}/questionnaire/srv_1.x`, `${origin}/unsubscribe/uns_2.y`]));
});

it('is complete as plain text', () => {
  expect(mail.text.match(/http\S+/g)).toEqual([`${origin}/questionnaire/srv_1.x`, `${origin}/unsubscribe/uns_2.y`]);
  expect(mail.text).toContain('Open until Friday 27 November 2026 at 12:00.');
});

it('says in its header what it says in its last line: how to get no more of them', () => {
  expect(mail.unsubscribeUrl).toBe(`${origin}/unsubscribe/uns_2.y`);
});
