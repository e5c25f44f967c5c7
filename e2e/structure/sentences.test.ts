import { expect, it } from 'vitest';
import { diagnosticsOf } from '#/e2e/structure/lint-rules/diagnostics.mjs';

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
