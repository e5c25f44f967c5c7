import { expect, it } from 'vitest';
import { filesBelow, sourceFiles } from '#/e2e/structure/source-files.ts';

const folders = ['app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server'];
const all = folders.flatMap(filesBelow);

/** Meaningless names of folders and files, which would collect everything. */
const drawers = /^(utils?|helpers?|misc|common|shared)(\.|$)/;

it('the sources have no folders for leftovers', () => {
  expect(all.filter((file) => file.split('/').some((part) => drawers.test(part)))).toEqual([]);
});

it('the sources have no barrel files', () => {
  expect(all.filter((file) => /(^|\/)index\.(ts|tsx|mjs)$/.test(file))).toEqual([]);
});

it('the sources have no files without an extension', () => {
  const odd = [...filesBelow('components'), ...filesBelow('lib')].filter((file) => !/\.[a-z]+$/.test(file));
  expect(odd).toEqual([]);
});

it('file names are in kebab-case', () => {
  const odd = sourceFiles(...folders.filter((folder) => folder !== 'app'))
    .map((file) => file.path)
    .filter((file) => !/^[a-z0-9-]+(\.[a-z]+)*\.(ts|tsx|mjs)$/.test(file.split('/').at(-1) ?? ''));
  expect(odd).toEqual([]);
});

it('route.ts files are only below app/api', () => {
  const odd = filesBelow('app/api').filter((file) => !file.endsWith('/route.ts'));
  expect(odd).toEqual([]);
});
