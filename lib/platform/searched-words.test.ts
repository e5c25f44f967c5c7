import { expect, it } from 'vitest';
import { personPatterns, searchPatterns } from '#/lib/platform/searched-words.ts';

it.each([
  ['ann', ['%ann%']],
  ['O’Brien', ["%o'brien%"]],
  ['50%_Off', ['%50\\%\\_off%']],
  ['a\\b', ['%a\\\\b%']],
  ['test  Mu\u0308ller', ['%muller%', '%test%']],
  ['\u200b ', ['%%']],
  ['', ['%%']],
])('%j is searched by %j', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});

it('people are searched by their words, with wildcards as plain characters', () => {
  expect(personPatterns("O'Brien, Al_")).toEqual(['%obrien%', '%al\\_%']);
  expect(personPatterns('Maria <maria@x.test>', 'name')).toEqual(['%maria%']);
  expect(personPatterns(' \u200b')).toEqual(['%%']);
});
