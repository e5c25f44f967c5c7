import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#/e2e/structure/source-files.ts';

const components = sourceFiles('app', 'components').filter(({ isTest }) => !isTest);
const classesOf = (text: string) =>
  [...text.matchAll(/['"`]([^'"`\n]*)['"`]/g)].map(([, classes = '']) => classes.split(/\s+/));
const barsWith = (position: string, isExcused: (classes: string[]) => boolean) =>
  components.flatMap(({ path: file, text }) =>
    classesOf(text)
      .filter((classes) => classes.includes(position) && !isExcused(classes))
      .map((classes) => `${file}: ${classes.join(' ')}`),
  );

it('a bar over the page isn’t fixed in a low window or on paper: it has the class `stays`', () => {
  const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8');
  expect(css).toMatch(
    /@utility stays \{\s*position: sticky;\s*@variant low \{\s*position: static;\s*\}\s*@variant print \{\s*position: static;/,
  );
  // Columns next to the page have nothing below them, and the first column of a table isn't a bar.
  const isNoBar = (classes: string[]) => classes.includes('left-0') || !classes.some((name) => name.startsWith('z-'));
  expect(barsWith('sticky', isNoBar)).toEqual([]);
});

it('fixed elements over the page are modals, the skip link, or static in a low window', () => {
  const modal = /\b(bg-veil|bg-raised|not-focus:sr-only)\b/;
  const isExcused = (classes: string[]) =>
    modal.test(classes.join(' ')) || classes.some((name) => /^low:(static|hidden)!?$/.test(name));
  expect([...barsWith('fixed', isExcused), ...barsWith('fixed!', isExcused)]).toEqual([]);
});
