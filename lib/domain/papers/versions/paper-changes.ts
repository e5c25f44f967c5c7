import type { Paper, PaperItem, PaperPart } from '#/lib/domain/papers/content/paper.present.ts';
import type { SectionChange, SectionSentences } from '#/lib/domain/papers/versions/paper-changes.schema.ts';

type SaidPaper = Pick<Paper, 'title' | 'about' | 'company' | 'locale' | 'sections'>;

/** Returns the sentences of a paper by section; a row of a table and a short item of a list count as a sentence. */
export function listSentences({ title, about, company, locale, sections }: SaidPaper): SectionSentences[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const split = (words: string) => Array.from(segmenter.segment(words), ({ segment }) => segment.trim());
  return [
    { id: '', title, sentences: [title, about, ...(company === null ? [] : [company])] },
    ...sections.map((section) => ({
      id: section.id,
      title: section.title,
      sentences: [
        section.title,
        ...section.parts.flatMap((part) => (isTable(part) ? textsOf(part) : textsOf(part).flatMap(split))),
      ],
    })),
  ];
}

/** Returns whether a part has rows; each is one sentence, because its cells mean nothing alone. */
const isTable = ({ kind }: PaperPart) => kind === 'table' || kind === 'matrix';

function textsOf(part: PaperPart): string[] {
  switch (part.kind) {
    case 'text':
    case 'note':
    case 'subtitle':
      return [part.text];
    case 'list':
      return part.items.map(textOf);
    case 'table':
      return part.rows.map((cells) => cells.join(' · '));
    case 'matrix':
      return part.rows.map(({ name, cells }) =>
        [name, ...cells.map(({ words }, index) => `${part.heads[index + 1]}: ${words}`)].join(' · '),
      );
    case 'readers':
      return [part.about];
  }
}

const textOf = (item: PaperItem): string => (typeof item === 'string' ? item : `${item.lead} ${item.text}`);

/**
 * Returns the sections that differ, in their current order, with deleted ones at the end.
 * @example compareSentences([{ id: 'a', title: 'A', sentences: ['x'] }], [{ id: 'a', title: 'A', sentences: ['x', 'y'] }])
 * // [{ title: 'A', removed: [], added: ['y'] }]
 */
export function compareSentences(
  before: readonly SectionSentences[],
  now: readonly SectionSentences[],
): SectionChange[] {
  const formerSections = before.filter(({ id }) => !now.some((section) => section.id === id));
  return [...now, ...formerSections.map((section) => ({ ...section, sentences: [] }))]
    .map(({ id, title, sentences }) => {
      const former = before.find((section) => section.id === id)?.sentences ?? [];
      return { title, removed: without(former, sentences), added: without(sentences, former) };
    })
    .filter(({ removed, added }) => removed.length + added.length > 0);
}

const without = (sentences: readonly string[], others: readonly string[]) =>
  sentences.filter((sentence) => !others.includes(sentence));
