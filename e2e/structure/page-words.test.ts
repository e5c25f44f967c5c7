import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

const files = new Map(
  sourceFiles('app', 'components', 'lib')
    .filter(({ isTest }) => !isTest)
    .map((file) => [file.path, file]),
);
const pages = [...files.values()].filter(({ path }) => /^app\/(.*\/)?(page|layout)\.tsx$/.test(path));

/** Returns the parts of the catalogue that client components below a file use, which the page must send. */
function partsTaken(path: string, above = { inBrowser: false }, visits = new Set<string>()): Set<string> {
  const file = files.get(path);
  const inBrowser = above.inBrowser || /^'use client';/m.test(file?.text ?? '');
  const visit = `${path} ${inBrowser}`;
  if (!file || visits.has(visit)) return new Set();
  visits.add(visit);
  const own = inBrowser ? [...file.text.matchAll(/\buseTranslations\('([^']+)'\)/g)].map(([, part = '']) => part) : [];
  const below = importsOf(file).flatMap(({ target, isTypeOnly }) =>
    isTypeOnly ? [] : [...partsTaken(target, { inBrowser }, visits)],
  );
  return new Set([...own, ...below]);
}

/** Returns the parts that a page sends, each once: two of its tabs may send the same. */
function partsSent(text: string): string[] {
  const parts = [...text.matchAll(/<Words\s+of=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, part = '']) => part),
  );
  return [...new Set(parts)];
}

it('the unsubscribe page is known to send words', () => {
  const page = files.get('app/(open)/unsubscribe/[userId]/page.tsx');
  expect(partsSent(page?.text ?? '')).toEqual(['mail-preferences.form']);
});

describe('a page sends the messages that its client components take, and no others', () => {
  it.each(pages.map(({ path, text }) => [path, text]))('%s', (path, text) => {
    expect(partsSent(text).sort()).toEqual([...partsTaken(path)].sort());
  });
});

it('client components name the part of the catalogue that they take, so that it can be found', () => {
  const unnamed = [...files.values()].filter(({ text }) => /\buseTranslations\((?!'[a-z-]+\.)/.test(text));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

it('schemas that the browser loads say what is in `fields`, the part that forms load', () => {
  const loaded = new Set<string>();
  const load = (path: string) => {
    const file = files.get(path);
    // The browser gets contracts without schemas, see `scripts/contract-loader.mjs`.
    if (!file || loaded.has(path) || path.endsWith('contract.ts')) return;
    loaded.add(path);
    for (const { target, isTypeOnly } of importsOf(file)) if (!isTypeOnly) load(target);
  };
  for (const path of files.keys()) if (path.startsWith('components/')) load(path);
  const schemas = [...loaded].filter((path) => path.endsWith('.schema.ts'));
  expect(schemas).toContain('lib/domain/registration/registration.schema.ts');
  const keys = schemas.flatMap((path) => [...(files.get(path)?.text.matchAll(/\bmessage\(\s*'([^']+)'/g) ?? [])]);
  expect(keys.map(([, key = '']) => key).filter((key) => !key.startsWith('fields.'))).toEqual([]);
});
