import { describe, expect, it } from 'vitest';
import { type FaqEntry, faqLinks, faqSections, mostAskedIds } from '#/lib/domain/faq/constants.ts';
import { faqFacts } from '#/lib/domain/faq/facts.constants.ts';
import { presentEntries, presentFaqVotes, presentQuestion } from '#/lib/domain/faq/faq.present.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { catalogues } from '#/lib/words/catalogues.ts';

const company = {
  minimum: 7,
  checkInMonths: 24,
  noteMonths: 12,
  pulseTextMonths: 0,
  postMonths: 3,
  suspendedMonths: 6,
};
const catalogue: Record<string, Record<string, Record<string, string>>> = catalogues.en['faq-answers'];
const entries: FaqEntry[] = faqSections.flatMap((section) => [...section.entries]);
const texts = Object.values(catalogue).flatMap((section) => Object.entries(section));

it('the help has nine sections, each entry with its words and no words without an entry', () => {
  expect(faqSections).toHaveLength(9);
  const keys = faqSections.map(({ key, entries: own }) => [key, own.map((entry) => entry.key)]);
  expect(Object.entries(catalogue).map(([key, own]) => [key, Object.keys(own)])).toEqual(keys);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

it('the questions shown first exist for every role', () => {
  const first = entries.filter(({ id }) => mostAskedIds.includes(id));
  expect(first).toHaveLength(mostAskedIds.length);
  expect(first.filter(({ roles }) => roles)).toEqual([]);
});

describe.each(texts)('%s', (_, { question = '', answer = '', keywords = '' }) => {
  it('has a question and an answer of 40 to 70 words', () => {
    const said = answer.replaceAll(/\{\w+, plural, .*?other \{([^}]*)\}\}/g, '$1').replaceAll(/\{\w+, number\}/g, '9');
    const count = said.split(/\s+/).length;
    expect(count).toBeGreaterThanOrEqual(40);
    expect(count).toBeLessThanOrEqual(70);
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(keywords).toMatch(/^[a-z0-9 -]+$/);
  });

  it('has its numbers from the constants; only the ends of scales are in the text', () => {
    const bare = `${question} ${answer}`.replaceAll(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '');
    expect((bare.match(/\d+/g) ?? []).filter((digits) => !['0', '10', '100'].includes(digits))).toEqual([]);
    const placeholders = [...`${question} ${answer}`.matchAll(/\{(\w+),/g)].map(([, name = '']) => name);
    const factNames = new Set([...Object.keys(faqFacts), ...Object.keys(company)]);
    expect(placeholders.filter((name) => !factNames.has(name))).toEqual([]);
  });
});

describe.each(roleNames)('for a %s', (role) => {
  const sections = presentEntries({ locale: 'en', role }, company);

  it('every section has questions, all with words', () => {
    expect(sections.filter(({ entries: own }) => own.length === 0)).toEqual([]);
    const said = sections.flatMap(({ entries: own }) => own.map(({ question, answer }) => `${question} ${answer}`));
    expect(said.filter((text) => /[{}]|faq-answers/.test(text))).toEqual([]);
    expect(said.some((text) => text.includes('at least 7 people'))).toBe(true);
  });

  it('a question links to a screen of the role or to none', () => {
    const own: Record<string, string | undefined>[] = Object.values(faqLinks);
    const hrefs = new Set(own.map((link) => link[role]));
    const links = sections.flatMap((section) =>
      section.entries.map((entry) => presentQuestion(entry, { locale: 'en', role }, undefined)),
    );
    expect(links.filter(({ link }) => link && !hrefs.has(link.href))).toEqual([]);
  });
});

it('a role sees what is only for it', () => {
  const idsOf = (role: (typeof roleNames)[number]) =>
    presentEntries({ locale: 'en', role }, company).flatMap((section) => section.entries.map(({ id }) => id));
  expect(idsOf('Administrator')).toContain(706);
  expect(idsOf('Member')).not.toContain(706);
  expect(idsOf('Member')).toContain(104);
  expect(idsOf('Administrator')).not.toContain(104);
});

it('every number is an integer', () => {
  expect(Object.entries(faqFacts).filter(([, value]) => !Number.isInteger(value))).toEqual([]);
});

it.each([
  [undefined, { likesCount: 0, dislikesCount: 0, liked: false, disliked: false }],
  [
    { entryId: 1, likes: 3, dislikes: 1, own: 1 },
    { likesCount: 3, dislikesCount: 1, liked: true, disliked: false },
  ],
  [
    { entryId: 1, likes: 0, dislikes: 1, own: -1 },
    { likesCount: 0, dislikesCount: 1, liked: false, disliked: true },
  ],
])('a vote %j is returned as %j', (vote, answer) => {
  expect(presentFaqVotes(vote)).toEqual(answer);
});
