import { expect, it } from 'vitest';
import { pdfContents, pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { paperFacts } from '#/e2e/support/scenes/paper-facts.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { drawPaper } from '#/lib/domain/papers/drawing/draw-paper.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const wordsOf = (text: string) => text.replaceAll(/[\s\u2068\u2069]+/g, '');

it.each(paperKinds)('%s holds the titles of all its sections, and its version', async (kind) => {
  const paper = makePaper(kind, paperFacts('en'));
  const text = wordsOf(pdfText(await drawPaper(paper)));
  for (const { title } of paper.sections) expect(text).toContain(wordsOf(title));
  expect(text).toContain(paper.version);
});

it.each(offeredLocales)('the notice for employees is two pages in %s', async (locale) => {
  const pdf = await drawPaper(makePaper('notice', paperFacts(locale)));
  expect(pdfContents(pdf)).toHaveLength(2);
});

it('a company with a name in other letters has its paper', async () => {
  const facts = paperFacts('en');
  const company = facts.company && { ...facts.company, name: 'Щукина и 株式会社' };
  const pdf = await drawPaper(makePaper('notice', { ...facts, company }));
  expect(pdfText(pdf)).toContain('Notice');
});
