import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

const sources = sourceFiles('app', 'lib/domain', 'server').filter(({ isTest }) => !isTest);
const parts = sources.filter(({ path: file }) => /^lib\/domain\/[^/]+\/(commands|queries|steps)\//.test(file));
const isStep = (file: string) => file.split('/')[3] === 'steps';

/** Where a verb is called from: pages and routes, the server's own files, jobs, and the callbacks of next-auth. */
const door = /^(app|server)\/|^lib\/domain\/[^/]+\/(jobs|next-auth)\.ts$/;
const called = new Set(
  sources
    .filter((file) => door.test(file.path))
    .flatMap((file) => importsOf(file).flatMap(({ target, isTypeOnly }) => (isTypeOnly ? [] : [target]))),
);

describe('commands and queries', () => {
  it('are verbs that a page, a route, a job or a server file calls', () => {
    expect(parts.filter(({ path: file }) => !isStep(file) && !called.has(file)).map(({ path: file }) => file)).toEqual(
      [],
    );
  });

  it('export functions and types: pieces of SQL are no queries', () => {
    const odd = parts.filter(({ path: file, text }) => !isStep(file) && /^export (const|let|class) /m.test(text));
    expect(odd.map(({ path: file }) => file)).toEqual([]);
  });
});

describe('steps', () => {
  it('are parts of verbs, which nothing calls from outside', () => {
    expect(parts.filter(({ path: file }) => isStep(file) && called.has(file)).map(({ path: file }) => file)).toEqual(
      [],
    );
  });
});

it('a verb or step is in a file that is named for it', () => {
  const misnamed = parts.filter(({ path: file, text }) => {
    const name = path.basename(file, '.ts').replaceAll('-', '');
    const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|interface|type) (\w+)/gm)];
    return !exported.some(([, word = '']) => word.toLowerCase() === name);
  });
  expect(misnamed.map(({ path: file }) => file)).toEqual([]);
});
