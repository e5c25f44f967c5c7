import { describe, expect, it } from 'vitest';
import { parseStorableJson, requireStorable } from '#/lib/platform/json.ts';

describe('a JSON text', () => {
  it.each([
    ['NUL', '{"text":"a\\u0000b"}'],
    ['the first half of a character', '{"text":"So \\ud83d so"}'],
    ['the second half', '["\\uDE00"]'],
    ['both halves in the wrong order', '["\\ude00\\ud83d"]'],
    ['half a character in a name', '{"a":{"\\ud800":1}}'],
  ])('with %s is refused', (_, text) => {
    expect(() => parseStorableJson(text)).toThrow(SyntaxError);
  });

  it.each([['{"text":"\\ud83d\\ude00"}'], ['{"text":"😀"}'], ['["\\\\ud83d"]']])('%s is read', (text) => {
    expect(parseStorableJson(text)).toEqual(JSON.parse(text));
  });
});

it('a URL with bytes that aren’t text is refused', () => {
  const parametersOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
  expect(() => requireStorable(parametersOf('search=%ED%A0%80'))).toThrow('can’t be read');
  expect(() => requireStorable(parametersOf('search=a%00'))).toThrow('can’t be read');
  expect(requireStorable(parametersOf('search=%F0%9F%98%80'))).toEqual({ search: '😀' });
});
