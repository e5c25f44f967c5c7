import { expect, it } from 'vitest';
import { reportMail } from '#/lib/domain/reports/emails/report.ts';

const content = { firstName: 'Ada', askedBy: 'Helen Berg', isOwn: false, scopes: ['Product'] };

it.each([
  ['1d', 'Your report on Product: yesterday', 'Helen Berg requested a report on Product for yesterday.'],
  ['1w', 'Your report on Product: last 7 days', 'Helen Berg requested a report on Product for the last 7 days.'],
  ['1y', 'Your report on Product: last year', 'Helen Berg requested a report on Product for the last year.'],
] as const)('names the time frame %s', (period, subject, sentence) => {
  const mail = reportMail({ ...content, period });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(sentence);
});

it('names several groups, and the reader who asked for it', () => {
  const mail = reportMail({ ...content, isOwn: true, scopes: ['Product', 'Design'], period: '1m' });
  expect(mail.text).toContain('You requested a report on 2 groups you lead for the last 30 days.');
  expect(mail.text).toContain('It covers Product and Design.');
});
