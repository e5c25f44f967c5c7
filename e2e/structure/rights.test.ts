import { expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const comparison = /\brole\s*[!=]==?\s*'/;

/**
 * Files where a role isn't a right: rows of an import name the role that they give, and others name roles that someone
 * has or uses.
 */
const noRight = [
  /^lib\/domain\/people\/import-/,
  /^lib\/domain\/places\/managed-place\.service\.ts$/,
  /^lib\/domain\/billing\/checkout\/stripe\.service\.ts$/,
];

it('only policies decide what a role may do', () => {
  const files = sourceFiles('lib/domain').filter(({ path, isTest }) => !isTest && !path.endsWith('.policy.ts'));
  const compared = files.filter(({ text }) => comparison.test(text)).map(({ path }) => path);
  for (const exception of noRight) expect(compared.some((path) => exception.test(path))).toBe(true);
  expect(compared.filter((path) => !noRight.some((exception) => exception.test(path)))).toEqual([]);
});
