import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '#/e2e/structure/source-files.ts';

const LARGEST_FILE = 250;
const LARGEST_FOLDER = 40;

const all = sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server');

describe('files, tests among them,', () => {
  it(`never have more than ${LARGEST_FILE} lines`, () => {
    expect(all.filter((file) => file.lines > LARGEST_FILE).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

describe('folders', () => {
  it(`have at most ${LARGEST_FOLDER} source files`, () => {
    const folders = Map.groupBy(
      all.filter(({ isTest }) => !isTest),
      (file) => path.dirname(file.path),
    );
    const large = [...folders].filter(([, content]) => content.length > LARGEST_FOLDER);
    expect(large.map(([folder, content]) => `${folder}: ${content.length}`)).toEqual([]);
  });
});

/** The contract kit, and how requests are read. */
it.each([
  ['lib/api', 450],
  ['lib/api/reading', 170],
])('%s stays within %i lines', (folder, most) => {
  const lines = sourceFiles(folder)
    .filter((file) => !file.isTest && file.path.split('/').slice(0, -1).join('/') === folder)
    .map((file) => file.lines);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most);
});
