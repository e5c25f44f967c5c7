import { describe, expect, it } from 'vitest';
import { files, pages, partsSent, partsTaken, withParts } from '#/e2e/structure/page-words/page-parts.ts';
import { importsOf } from '#/e2e/structure/source-files.ts';

it('the unsubscribe page is found to send words', () => {
  const page = files.get('app/(open)/unsubscribe/[userId]/page.tsx');
  expect(partsSent(page?.text ?? '')).toEqual([['mail-preferences.form', 'ui.answers']]);
});

describe('a page sends only the messages that its client components use; `npm run words` writes them:', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
    expect(partsSent(page.text)).toEqual(partsSent(withParts(page)));
    // Two of its tabs may send the same part.
    expect(new Set(partsSent(page.text).flat())).toEqual(partsTaken(path));
  });
});

it('client components name their part of the catalogue, so that it can be found', () => {
  const unnamed = [...files.values()].filter(({ text }) => /\buseTranslations\((?!'[a-z-]+\.)/.test(text));
  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

it('schemas that the browser loads use `fields`, the part that forms load', () => {
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
