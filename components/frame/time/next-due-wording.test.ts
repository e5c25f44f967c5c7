import { expect, test } from 'vitest';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';

test('the next check-in, or that there is none', () => {
  expect(describeNextDue('2026-03-23', 'en-GB')).toBe('The next check-in goes out on Monday, 23 March.');
  expect(describeNextDue(null, 'en-GB')).toBe('This team has no check-ins scheduled.');
});
