import { expect, it } from 'vitest';
import { pseudoMessage } from '#/scripts/steps/pseudo-words.mjs';

it.each([
  ['Hello {name}', 'Héèļļóò {name}'],
  ['{count, plural, one {# day} other {# days}}', '{count, plural, one{# dáàý} other{# dáàýš}}'],
  ['<link>Sign in</link> with {day, date, ::dMMMM}', '<link>Šíìğñ íìñ</link> wíìťh {day, date, ::dMMMM}'],
  ['Write to help@example.com', 'Wříìťéè ťóò help@example.com'],
  ['', ''],
])('%s becomes %s', (english, words) => {
  expect(pseudoMessage(english).replace(/\s*,\s*/g, ', ')).toBe(words);
});
