import { expect, it } from 'vitest';
import type { Notification } from '#/generated/prisma/client.ts';
import { presentNotification } from '#/lib/domain/notifications/list/list.present.ts';
import { message } from '#/lib/words/message.ts';

const row: Notification = {
  id: 7,
  companyId: 1,
  userId: 2,
  aboutUserId: null,
  role: 'Member',
  createdAt: new Date('2026-03-02T09:00:00Z'),
  seenAt: null,
  title: 'News',
  message: 'Hello <strong>Ada &amp; Bo</strong>',
  icon: 'message',
  color: 'default',
  buttonTitle: 'Read',
  buttonLink: '/api/dashboard/notifications/open',
  props: { href: '/digitalPulse' },
  buttonClickedAt: null,
  textArea: true,
  textAreaPlaceholder: 'Why?',
  textAreaAnonymous: false,
  teamId: null,
};

it('a notification is in its reader’s language', () => {
  const messages = {
    title: message('pulses.notices.results.title'),
    message: message('pulses.notices.results.message', { pulse: 'Q&A' }),
    buttonTitle: message('pulses.notices.results.button'),
    textAreaPlaceholder: message('coaching.notices.trend.placeholder'),
  };
  expect(presentNotification({ ...row, ...messages }, 'en')).toMatchObject({
    title: 'Results are in',
    message: 'Results of <strong>Q&amp;A</strong> are in.',
    buttonTitle: 'See results',
    textAreaPlaceholder: 'Write to your team',
  });
});

it('a notification of an earlier version shows its row’s text', () => {
  const { title, message: text, buttonTitle, textAreaPlaceholder } = row;
  expect(presentNotification(row, 'en')).toMatchObject({ title, message: text, buttonTitle, textAreaPlaceholder });
});

it('a notification of a newer version says so, and never shows its row', () => {
  const unknown = '["notifications.notices.madeLater.title",{"by":"Ada"}]';
  const texts = { title: unknown, message: unknown, buttonTitle: unknown, textAreaPlaceholder: unknown };
  const { title, message: text, buttonTitle, textAreaPlaceholder } = presentNotification({ ...row, ...texts }, 'en');
  expect([title, buttonTitle, textAreaPlaceholder]).toEqual(['There’s news', 'Open', 'Your words']);
  expect(text).toContain('Reload the page');
});
