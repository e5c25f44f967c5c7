import { expect, it } from 'vitest';
import { pdfContents, pdfText } from '#/e2e/support/measures/pdf-text.ts';
import { paperFacts } from '#/e2e/support/scenes/paper-facts.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { drawPaper } from '#/lib/domain/papers/drawing/draw-paper.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { changesSection, writeChanged } from '#/lib/domain/papers/versions/note-version.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

const wordsOf = (text: string) => text.replaceAll(/[\s\u2068\u2069]+/g, '');

it.each(paperKinds)(
  '%s contains the titles of all its sections, and its version',
  async (kind) => {
    const paper = makePaper(kind, paperFacts('en'));
    const text = wordsOf(pdfText(await drawPaper(paper)));
    for (const { title } of paper.sections) expect(text).toContain(wordsOf(title));
    expect(text).toContain(paper.version);
  },
  60_000,
);

it.each(offeredLocales)(
  'the notice for employees is two pages in %s',
  async (locale) => {
    const pdf = await drawPaper(makePaper('notice', paperFacts(locale)));
    expect(pdfContents(pdf)).toHaveLength(2);
  },
  60_000,
);

it('a changed paper says since when at the top, and which sentences at the end', async () => {
  const paper = makePaper('notice', paperFacts('en'));
  const sections = [
    { title: 'Small groups', removed: ['Once 5 people answered.'], added: ['Once 8 people answered.'] },
  ];
  const changes = [{ version: '9f2c41d0a7b3', keptAt: new Date('2026-03-01T23:30:00Z'), locale: 'en', sections }];
  const reader = { locale: 'en', timeZone: 'Europe/Berlin' } as const;
  const changed = writeChanged(reader, changes);
  expect(wordsOf(changed ?? '')).toContain(wordsOf('Changed since version 9f2c41d0a7b3 of 2 March 2026'));
  const pdf = await drawPaper({ ...paper, changed, sections: [...paper.sections, changesSection(reader, changes)] });
  const text = wordsOf(pdfText(pdf));
  for (const words of [
    'See the end for what has changed.',
    'What has changed',
    'No longer in “Small groups”: Once 5 people answered.',
    'New in “Small groups”: Once 8 people answered.',
  ])
    expect(text).toContain(wordsOf(words));
}, 60_000);

it('a company with a name in another script gets its paper', async () => {
  const facts = paperFacts('en');
  const company = facts.company && { ...facts.company, name: 'Щукина и 株式会社' };
  const pdf = await drawPaper(makePaper('notice', { ...facts, company }));
  expect(pdfText(pdf)).toContain('Notice');
}, 60_000);
