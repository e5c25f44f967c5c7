import { expect, it } from 'vitest';
import { diagnosticsOf } from '#/e2e/structure/lint-rules/diagnostics.mjs';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

/**
 * Tests, the reference and its examples, which are only in English, and texts for developers and operators in a
 * terminal.
 */
const notProduct = /\.test\.tsx?$|\.examples\.ts$|^lib\/domain\/reference\/|^server\/(embedded\/|metrics\/|ops[./])/;

const sentences = diagnosticsOf(['app', 'components', 'lib', 'server'])
  .filter(({ rule, file }) => rule === 'words-left' && !notProduct.test(file))
  .map(({ file, line, text }) => `${file}:${line} ${text}`);

it('every sentence of the product is in lib/words', () => {
  expect(sentences).toEqual([]);
});

const title = /(?:\b(?:it|test|describe)(?:\.\w+)?\(|\]\)\()\s*(['"`])((?:(?!\1).)+)\1,/g;
const oldWords = /\b(somebody|nobody|anybody|everybody|anew|besides?|told|whom)\b/i;

it('titles of tests are written in plain, current English', () => {
  const tests = sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server').filter(
    ({ path }) => /\.(test|spec)\.tsx?$/.test(path),
  );
  const titles = tests.flatMap(({ path, text }) =>
    // What a template computes isn't written.
    [...text.matchAll(title)].map(([, , words = '']) => ({ path, words: words.replaceAll(/\$\{[^}]*\}/g, '') })),
  );
  expect(titles.length).toBeGreaterThan(3000);
  expect(titles.filter(({ words }) => oldWords.test(words))).toEqual([]);
});
