import { expect, test } from 'vitest';
import { wordNextDue } from '#/components/frame/time/next-due-wording.ts';

test('the next check-in, or that there is none', () => {
  expect(wordNextDue('2026-03-23', 'en-GB')).toBe('The next check-in goes out on Monday, 23 March.');
  expect(wordNextDue(null, 'en-GB')).toBe('This team has no check-ins scheduled.');
});
