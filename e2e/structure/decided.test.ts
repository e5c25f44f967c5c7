import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#/e2e/structure/source-files.ts';

/** References in comments to decisions, such as `docs/decisions.md, Billing`. */
const references = sourceFiles('app', 'components', 'lib', 'prisma', 'server').flatMap((file) =>
  [...file.text.matchAll(/\b(docs\/[a-z]+\.md),(?: |\n\s*(?:\*|\/\/) )([A-Z](?:[^.;:*)`\n]|\n\s*(?:\*|\/\/) )*)/g)].map(
    ([, page = '', section = '']) => ({
      file: file.path,
      page,
      section: section.replace(/\s*\n\s*(\*|\/\/)\s*/g, ' ').trim(),
    }),
  ),
);
const text = (page: string) => readFileSync(path.join(root, page), 'utf8');
/** Returns the headings of a page that comments can refer to. */
const headings = (page: string) =>
  [...text(page).matchAll(page.endsWith('decisions.md') ? /^### (.+)$/gm : /^#+ (.+)$/gm)].map(([, words]) => words);

it('every product decision says where its reason is', () => {
  const unexplained = sourceFiles('app', 'components', 'lib', 'prisma', 'server').flatMap((file) =>
    [...file.text.matchAll(/product decision[^\n]*/gi)].map(([line]) => `${file.path}: ${line}`),
  );
  expect(unexplained).toEqual([]);
});

it('these sections exist', () => {
  expect(references.length).toBeGreaterThan(80);
  expect(references.filter(({ page, section }) => !headings(page).includes(section))).toEqual([]);
});

it('each decision has its own name and a day', () => {
  const names = headings('docs/decisions.md');
  const dated = [...text('docs/decisions.md').matchAll(/^### (.+)\n\n_2\d{3}-\d\d-\d\d\._ /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(dated).toEqual(names);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
