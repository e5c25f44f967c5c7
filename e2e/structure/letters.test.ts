import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root, sourceFiles } from '#/e2e/structure/source-files.ts';
import { plainLetters } from '#/lib/domain/reports/drawing/typefaces.ts';

/** Screens and reports use one typeface. A letter that it lacks would be an empty box. */
it('the texts only use characters of the typeface', () => {
  const sources = sourceFiles('app', 'components', 'lib')
    .filter(({ isTest }) => !isTest)
    .map(({ path, text }) => ({ path, words: text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm, '') }));
  // The CSV code recognises formulas by full-width letters, which are never shown.
  const catalogues = filesBelow('lib/words').filter((file) => file.endsWith('.json'));
  const messages = catalogues.map((file) => ({ path: file, words: readFileSync(path.join(root, file), 'utf8') }));
  const odd = [...sources, ...messages].filter(
    ({ path }) => !path.endsWith('import-file/csv.ts') && !path.endsWith('csv-line.ts'),
  );
  const missing = odd.flatMap(({ path, words }) =>
    // French has a narrow space, which browsers take from another typeface and reports replace.
    [...new Set(words)]
      .filter((letter) => letter > '~' && letter !== '\u202f' && !plainLetters.test(letter))
      .map((one) => `${path}: ${one}`),
  );
  expect(missing).toEqual([]);
});
