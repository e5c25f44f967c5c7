import { expect, it } from 'vitest';
import { splitHits } from '#/components/faq/marked-text.tsx';

it.each([
  ['Time zones and times', ['time'], ['[Time]', ' zones and ', '[time]', 's']],
  ['Time zones', [], ['Time zones']],
  ['Lifetime', ['time'], ['Lifetime']],
  ['Zoé’s café', ['zo', 'cafe'], ['[Zo]', 'é’s ', '[café]']],
  ['cafe\u0301s', ['caf'], ['[cafe\u0301s]']],
  ['people', ['pe', 'peop'], ['[peop]', 'le']],
  ['', ['x'], []],
])('%j with %j is split into %j', (text, words, parts) => {
  const markedParts = splitHits(text, words).map(({ part, isHit }) => (isHit ? `[${part}]` : part));
  expect(markedParts).toEqual(parts);
});
