import { minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { operatorTable, recipientsSection } from '#/lib/domain/papers/content/installation.present.ts';
import { keptSection } from '#/lib/domain/papers/content/kept.present.ts';
import { type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { readersSection } from '#/lib/domain/papers/content/readers.present.ts';
import { storedSection } from '#/lib/domain/papers/content/stored.present.ts';
import { purposeSection } from '#/lib/domain/papers/content/works-council.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const companyOf = ({ locale, company }: PaperFacts) => company?.name ?? wordsFor(locale, 'papers.questions')('company');

/** Returns the record of processing, as far as the product knows it. */
export function recordSections(facts: PaperFacts): PaperSection[] {
  const { locale, operator } = facts;
  const t = wordsFor(locale, 'papers.record');
  const sheet = wordsFor(locale, 'papers.sheet');
  const cells = wordsFor(locale, 'papers.cells');
  const company = companyOf(facts);
  const responsible = [
    [t('controller'), company],
    [t('officer'), sheet('toFill')],
    [t('basis'), sheet('toFill')],
  ];
  const title = t('responsible');
  return [
    {
      id: 'responsible',
      title,
      parts: [{ kind: 'table', title, heads: [cells('fact'), cells('here')], rows: responsible }],
    },
    { id: 'processor', title: t('processor'), parts: [operatorTable(facts)] },
    purposeSection(facts),
    { id: 'people', title: t('peopleTitle'), parts: [text(t('people', { company }))] },
    storedSection(locale),
    readersSection(locale, minimumOf(facts.company)),
    { ...recipientsSection(facts), title: t('recipients') },
    {
      id: 'transfer',
      title: t('measures'),
      parts: [
        text(t('transfer', { region: operator.region ?? sheet('missing') })),
        text(t('measuresText', { title: wordsFor(locale, 'papers.kinds')('measures.title') })),
      ],
    },
    keptSection(facts),
  ];
}
