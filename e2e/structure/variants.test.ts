import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

/**
 * Ids of variants, and where they may be compared: nowhere. What a variant does stands in tables that do not compile
 * without every id; a comparison would be forgotten by the next one.
 */
const variants = [
  { name: 'types of questions', folders: /\bpulses?\b|reports\/|seed\//, id: /\btypeId\s*[!=]==?\s*\d/ },
];

describe.each(variants)('$name', ({ folders, id }) => {
  it('are told apart by their tables alone', () => {
    const files = sourceFiles('app', 'components', 'lib', 'prisma', 'server').filter(
      ({ path, isTest }) => !isTest && folders.test(path),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ text }) => id.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
