import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';

const page = readFileSync(path.join(root, 'docs/scale.md'), 'utf8');

it('the numbers that docs/scale.md calculates with were printed by a benchmark', () => {
  const figures = [...page.matchAll(/\| `([\d.,]+)` +\| `(\w+)` +\|/g)].map(([, value = '', bench = '']) => ({
    value,
    bench,
  }));
  expect(figures.length).toBeGreaterThan(9);
  const unprinted = figures.filter(({ value, bench }) => {
    const results = readFileSync(path.join(root, `bench/results/${bench}.md`), 'utf8');
    return !results.includes(` ${value} `);
  });
  expect(unprinted).toEqual([]);
});
