import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#/e2e/structure/source-files.ts';

/** What comments say of where something was decided, as in `docs/decisions.md, Billing`. */
const references = sourceFiles('app', 'components', 'lib', 'prisma', 'server').flatMap((file) =>
  [...file.text.matchAll(/\b(docs\/[a-z]+\.md), ([A-Z][^.;:*)`]*)/g)].map(([, page = '', section = '']) => ({
    file: file.path,
    page,
    section: section.replace(/\s*\n\s*(\*|\/\/)\s*/g, ' ').trim(),
  })),
);
const headings = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words]) => words);

it('every product decision says where its reason stands', () => {
  const unexplained = sourceFiles('app', 'components', 'lib', 'prisma', 'server').flatMap((file) =>
    [...file.text.matchAll(/product decision[^\n]*/gi)].map(([line]) => `${file.path}: ${line}`),
  );
  expect(unexplained).toEqual([]);
});

it('these sections exist', () => {
  expect(references.length).toBeGreaterThan(80);
  expect(references.filter(({ page, section }) => !headings(page).includes(section))).toEqual([]);
});
