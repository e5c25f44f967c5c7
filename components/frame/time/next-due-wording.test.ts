import { expect, test } from 'vitest';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { wordsFor } from '#/lib/words/translator.ts';

test('the next check-in is named, or the sentence says that there is none', () => {
  expect(describeNextDue('2026-03-23', { t: wordsFor('en', 'figures.results'), locale: 'en-GB' })).toBe(
    'The next check-in goes out on Monday, 23 March.',
  );
  expect(describeNextDue(null, { t: wordsFor('en', 'figures.results'), locale: 'en-GB' })).toBe(
    'This team has no check-ins scheduled.',
  );
});
