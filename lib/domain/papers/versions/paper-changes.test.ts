import { describe, expect, it } from 'vitest';
import { paperFacts } from '#/e2e/support/scenes/paper-facts.ts';
import { paperKinds } from '#/lib/domain/papers/constants.ts';
import { makePaper } from '#/lib/domain/papers/make-paper.ts';
import { compareSentences, listSentences } from '#/lib/domain/papers/versions/paper-changes.ts';
import { offeredLocales } from '#/lib/words/offered-locales.ts';

describe.each(paperKinds)('%s', (kind) => {
  it('has the same version in every language', () => {
    const versions = offeredLocales.map((locale) => makePaper(kind, paperFacts(locale)).version);
    expect(versions.length).toBeGreaterThan(5);
    expect(new Set(versions).size).toBe(1);
  });

  it.each(offeredLocales)('has all texts of its parts among its sentences in %s', (locale) => {
    const paper = makePaper(kind, paperFacts(locale));
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    const said = plain(
      listSentences(paper)
        .flatMap(({ sentences }) => sentences)
        .join(''),
    );
    // Every text that people read, anywhere in a part.
    const texts: string[] = [];
    JSON.stringify(paper.sections, (key, value) => {
      if (['id', 'kind', 'mark', 'language', 'heads', 'drawing'].includes(key)) return undefined;
      if (key === 'title' && !paper.sections.some(({ title }) => title === value)) return undefined;
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !said.includes(plain(text)))).toEqual([]);
  });
});

it('a changed setting changes only sentences that mention it', () => {
  const facts = paperFacts('en');
  const company = facts.company && { ...facts.company, minimumGroupSize: 8 };
  const [before, now] = [facts, { ...facts, company }].map((one) => listSentences(makePaper('notice', one)));
  const changes = compareSentences(before ?? [], now ?? []);
  expect(changes.length).toBeGreaterThan(0);
  for (const { removed, added } of changes) {
    expect(removed.length).toBe(added.length);
    for (const sentence of removed) expect(sentence).toMatch(/\b5\b/);
    for (const sentence of added) expect(sentence).toMatch(/\b8\b/);
  }
});

it('a deleted section comes after the others', () => {
  const section = (id: string, ...sentences: string[]) => ({ id, title: id, sentences });
  expect(compareSentences([section('a', 'x'), section('b', 'y')], [section('b', 'y', 'z')])).toEqual([
    { title: 'b', removed: [], added: ['z'] },
    { title: 'a', removed: ['x'], added: [] },
  ]);
});
