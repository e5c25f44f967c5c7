import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '#/e2e/structure/source-files.ts';
import { loadContracts } from '#/server/feature-files.ts';

/** Returns the lines of a list in this folder, which contain facts of the specification. `#` starts a comment. */
function linesOf(file: string): string[][] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Removes the names of parameters, which may differ: `/team/{teamId}` becomes `/team/{}`. */
const withoutNames = (place: string) => place.replace(/\{[^}]+\}/g, '{}');

/** `app/(app)/faq/[[...section]]/page.tsx` shows `/faq` and `/faq/{}`. */
function placesOf(file: string): string[] {
  const place = file
    .replace(/^app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([^)]+\)/g, '');
  const optional = /\/\[\[[^\]]+\]\]$/;
  const pathOf = (one: string) => one.replace(/\[+[^\]]+\]+/g, '{}') || '/';
  return optional.test(place) ? [pathOf(place.replace(optional, '')), pathOf(place)] : [pathOf(place)];
}

const contracts = await loadContracts();
const pages = new Set(
  filesBelow('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .flatMap(placesOf),
);

it('every documented call has a contract and a route, and requires a session where it must', () => {
  const isOpenByCall = new Map(
    contracts.map(({ method, path: place, access }) => [`${method} ${withoutNames(place)}`, access === 'open']),
  );
  const documented = linesOf('endpoints.tsv');
  expect(documented).toHaveLength(153);
  const missing = documented.flatMap(([method, place = '', access]) => {
    const isOpen = isOpenByCall.get(`${method} /api${withoutNames(place)}`);
    return isOpen === (access === 'open') ? [] : [`${method} ${place}: ${isOpen === undefined ? 'missing' : access}`];
  });
  expect(missing).toEqual([]);
});

it('every documented page exists', () => {
  const documented = linesOf('pages.tsv');
  expect(documented).toHaveLength(39);
  const missing = documented.filter(([place = '']) => !pages.has(withoutNames(place)));
  expect(missing).toEqual([]);
});
