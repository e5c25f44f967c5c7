import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeOf, root, sourceFiles } from '#/e2e/structure/source-files.ts';

const IDENTIFIER = /[A-Za-z_$][\w$]*\(?/g;

/**
 * Each name in the code, including file names, with the place of its first use. Calls also count with their opening
 * bracket.
 */
const places = new Map<string, string>();
for (const file of sourceFiles('app', 'bench', 'components', 'e2e', 'lib', 'prisma', 'scripts', 'server')) {
  const [title = ''] = path.basename(file.path).split('.');
  const names = [...codeOf(file).matchAll(IDENTIFIER)].flatMap(([name]) => [name, name.replace('(', '')]);
  for (const name of [camelCase(title), ...names]) if (!places.has(name)) places.set(name, file.path);
}

const rows = [...readFileSync(path.join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\| (`.*?) \|.*\| (.*?) *\|$/gm)]
  .filter(([, , state = '']) => ['in use', 'kept', 'gone'].includes(state))
  .map(([, names = '', state]) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    isGone: state === 'gone',
  }));

/** Returns where an older name is still used. */
function usesOf(older: string): string[] {
  if (older.endsWith('(…)')) return usesOf(older.replace('…)', ''));
  if (!older.endsWith('…')) return places.has(older) ? [`${older}: ${places.get(older)}`] : [];
  const begin = new RegExp(`^${older.slice(0, -1)}[A-Z]\\w*$`);
  return [...places].filter(([name]) => begin.test(name)).map(([name, place]) => `${name}: ${place}`);
}

function camelCase(title: string): string {
  return title.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

it('the glossary lists names', () => {
  expect(rows.flatMap(({ names }) => names).length).toBeGreaterThan(50);
});

it.each(rows.filter(({ isGone }) => isGone))('$names is no longer in the code', ({ names }) => {
  expect(names.flatMap(usesOf)).toEqual([]);
});

it.each(rows.filter(({ isGone }) => !isGone))('$names is still in the code, or its row says “gone”', ({ names }) => {
  expect(names.flatMap(usesOf)).not.toEqual([]);
});
