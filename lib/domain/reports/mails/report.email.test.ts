import { expect, it } from 'vitest';
import { reportMail } from '#/lib/domain/reports/mails/report.email.ts';

const product = { kind: 'team' as const, id: 7, name: 'Product' };
const design = { kind: 'team' as const, id: 8, name: 'Design' };
const content = {
  locale: 'en' as const,
  firstName: 'Ada',
  askedBy: 'Helen Berg',
  isOwn: false,
  leadsTeam: true,
  scopes: [product],
};

it.each([
  ['1d', 'Your report on Product: yesterday', 'Helen Berg requested a report on Product for yesterday.'],
  ['1w', 'Your report on Product: last 7 days', 'Helen Berg requested a report on Product for the last 7 days.'],
  ['1y', 'Your report on Product: last year', 'Helen Berg requested a report on Product for the last year.'],
] as const)('the email names the time frame %s', (period, subject, sentence) => {
  const mail = reportMail({ ...content, period });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(sentence);
});

it('the email names several groups, and the reader who requested it', () => {
  const mail = reportMail({ ...content, isOwn: true, scopes: [product, design], period: '1m' });
  expect(mail.text).toContain('You requested a report on 2 groups you lead for the last 30 days.');
  expect(mail.text).toContain('It covers Product and Design.');
});

it.each([
  [{ scopes: [product] }, '/dashboard/team?team=7&period=1w'],
  [{ scopes: [product], leadsTeam: false }, '/dashboard?tab=teams&team=7&period=1w'],
  [{ scopes: [{ kind: 'department' as const, id: 3, name: 'Sales' }] }, '/dashboard?period=1w&department=3'],
  [{ scopes: [product, design] }, '/dashboard?period=1w'],
])('the email links to what it’s about: %j', (of, path) => {
  expect(reportMail({ ...content, ...of, period: '1w' }).text).toContain(`${path}\n`);
});
