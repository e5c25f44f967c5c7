import { expect, it } from 'vitest';
import { briefMail } from '#/lib/domain/briefs/brief.email.ts';
import type { Paragraph } from '#/lib/domain/briefs/briefs.schema.ts';

const company: Paragraph = {
  about: { kind: 'company', id: 1, name: 'Northlight' },
  findings: [],
  teams: [],
  steps: 0,
  stepsInShort: null,
  sentences: [
    [{ text: 'No clear change.', href: null }],
    [
      { text: 'Supply', href: '/dashboard?tab=teams&team=7' },
      { text: ' feels worst, at 55.', href: null },
    ],
  ],
};
const team: Paragraph = {
  about: { kind: 'team', id: 7, name: 'Supply' },
  findings: [],
  teams: [],
  steps: 0,
  stepsInShort: null,
  sentences: [[{ text: 'Sentiment is at 55.', href: null }]],
};
const mail = (...paragraphs: Paragraph[]) =>
  briefMail({
    locale: 'en',
    firstName: 'Ada',
    week: { from: '2026-03-09', to: '2026-03-15' },
    paragraphs,
    unsubscribeToken: 'unb_1',
  });

it('the brief’s email is one paragraph for one topic, with links to the teams that it names', () => {
  const { subject, text, unsubscribeUrl } = mail(company);
  expect(subject).toBe('Your Monday brief on Northlight');
  expect(text).toContain(
    'No clear change. Supply feels worst, at 55.\n\n9 March – 15 March, compared with the previous week.',
  );
  expect(text).toMatch(/Supply\nhttp\S+\/dashboard\?tab=teams&team=7/);
  expect(unsubscribeUrl).toMatch(/\/unsubscribe\/unb_1$/);
});

it('the brief’s email names each paragraph’s topic if there are several', () => {
  const { subject, text } = mail(company, team);
  expect(subject).toBe('Your Monday brief');
  expect(text).toContain('Supply: Sentiment is at 55.');
});
