import { expect, it } from 'vitest';
import { fewAuthorsOf } from '#/components/notifications/notification-authors.ts';

it.each([
  ['{"teamId":4,"authorsCount":4}', 4],
  ['{"teamId":4,"authorsCount":5}', null],
  ['{"teamId":4}', null],
  ['{"href":"/digitalPulse"}', null],
])('of %s: %s', (props, count) => {
  expect(fewAuthorsOf({ props })).toBe(count);
});
