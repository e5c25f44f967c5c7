import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const components = sourceFiles('app', 'components').filter(({ isTest }) => !isTest);

/** Returns the wrong matches of a pattern in components, with their files. */
const listIn = (pattern: RegExp, isWrong: (text: string) => boolean) =>
  components.flatMap(({ path: file, text }) =>
    [...text.matchAll(pattern)].map(([part]) => part).flatMap((part) => (isWrong(part) ? `${file}: ${part}` : [])),
  );

it('no control or menu row removes its focus ring: `outline-none` wins over any outline on focus', () => {
  const isRingless = (text: string) =>
    /(^|['"`\s])outline-none\b/.test(text) && /(^|\s)(focus(-visible)?:outline-\w|data-highlighted:)/.test(text);
  expect(listIn(/['"`][^'"`\n]*['"`]/g, isRingless)).toEqual([]);
});

it('a right-to-left name starts where the lines around it start', () => {
  expect(listIn(/<\w+[^<>]*?dir="auto"[^<]*?>\n/g, (text) => !/text-left|textAlign/.test(text))).toEqual([]);
});
