import { expect, it } from 'vitest';
import { ignoredWords, presentEntries } from '#/lib/domain/faq/faq.present.ts';
import { readSearch, searchEntries } from '#/lib/domain/faq/faq.service.ts';
import { roleNames } from '#/lib/platform/roles.ts';

const entries = [
  { id: 1, question: 'When do mails come?', keywords: 'schedule', answer: 'In your time zone.' },
  { id: 2, question: 'How do I stop them?', keywords: 'mail unsubscribe', answer: 'In your profile.' },
  { id: 3, question: 'Which café is best?', keywords: '', answer: 'None sends a mail.' },
];
const company = {
  minimum: 7,
  checkInMonths: 24,
  noteMonths: 12,
  pulseTextMonths: 0,
  postMonths: 3,
  suspendedMonths: 6,
};
const ignored = new Set(['how', 'do', 'i', 'the']);
const idsOf = (search: string) => searchEntries(entries, readSearch(search, ignored)).map(({ id }) => id);

it.each([
  ['', [1, 2, 3]],
  ['mail', [1, 2, 3]],
  ['answer mail', []],
  ['MAI', [1, 2, 3]],
  ['ail', []],
  ['zone mail', [1]],
  ['unsubscribe', [2]],
  ['profile', [2]],
  ['cafe', [3]],
  ['CAFÉ', [3]],
  ['how do I unsubscribe?', [2]],
  ['how', [2]],
  ['“!”', [1, 2, 3]],
  ['profile mail', [2]],
  ['mail mail', [1, 2, 3]],
])('%j finds %j', (search, ids) => {
  expect(idsOf(search)).toEqual(ids);
});

it.each(roleNames)('a %s finds who reads check-ins by name', (role) => {
  const { section, word } = { section: 'privacy', word: 'leaders see by name' };
  const own = presentEntries({ locale: 'en', role }, company).flatMap(({ entries: its }) => its);
  const hits = searchEntries(own, readSearch(word, ignoredWords('en'))).filter((entry) => entry.section === section);
  expect(hits[0]).toMatchObject({ key: 'byName' });
  expect(hits[0]?.answer).toMatch(
    /leader and secondary leader see.*They also see the hour, how you felt in your last check-ins, and any left unanswered/,
  );
});

it('matches in questions come before those in keywords, and those before matches in answers', () => {
  expect(searchEntries(entries.toReversed(), ['mail']).map(({ id }) => id)).toEqual([1, 2, 3]);
});
