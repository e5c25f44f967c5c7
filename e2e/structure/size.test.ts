import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const LARGEST_MEDIAN = 90;
const LARGEST_95TH_PERCENTILE = 250;
const LARGEST_FILE = 400;

const files = sourceFiles('app', 'components', 'lib', 'server')
  .filter((file) => !file.isTest)
  .sort((a, b) => a.lines - b.lines);

function quantile(share: number): number {
  return files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
}

describe('source files', () => {
  it(`have a median of at most ${LARGEST_MEDIAN} lines`, () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(LARGEST_MEDIAN);
  });

  it(`have at most ${LARGEST_95TH_PERCENTILE} lines in 95 of 100`, () => {
    expect(quantile(0.95)).toBeLessThanOrEqual(LARGEST_95TH_PERCENTILE);
  });

  it(`have never more than ${LARGEST_FILE} lines`, () => {
    expect(files.filter((file) => file.lines > LARGEST_FILE).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

/** The contract kit, and beside it how requests are read. */
it.each([
  ['lib/api', 450],
  ['lib/api/reading', 170],
])('%s keeps within %i lines', (folder, most) => {
  const lines = sourceFiles(folder)
    .filter((file) => !file.isTest && file.path.split('/').slice(0, -1).join('/') === folder)
    .map((file) => file.lines);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most);
});
