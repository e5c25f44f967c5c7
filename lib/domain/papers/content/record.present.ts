import { minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { operatorTable, recipientsSection } from '#/lib/domain/papers/content/installation.present.ts';
import { keptSection } from '#/lib/domain/papers/content/kept.present.ts';
import { list, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { readersSection } from '#/lib/domain/papers/content/readers.present.ts';
import { storedSection } from '#/lib/domain/papers/content/stored.present.ts';
import { purposeSection } from '#/lib/domain/papers/content/works-council.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import type { Locale } from '#/lib/words/locales.ts';
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

const risks = ['pressure', 'byName', 'guess', 'texts', 'health', 'access', 'operator', 'stale'] as const;

/** Returns risks for people with what is done about them, and what the company has to fill in. */
export function impactSections(facts: PaperFacts): PaperSection[] {
  const { locale } = facts;
  const t = wordsFor(locale, 'papers.impact');
  const cells = wordsFor(locale, 'papers.cells');
  return [
    { id: 'why', title: t('why'), parts: [text(t('whyText'))] },
    purposeSection(facts),
    {
      id: 'risks',
      title: t('risks'),
      parts: [
        {
          kind: 'table',
          title: t('risks'),
          heads: [cells('risk'), cells('done'), cells('left')],
          rows: risks.map((risk) => [
            t(`rows.${risk}.risk`),
            risk === 'guess' ? t('rows.guess.done', { minimum: minimumOf(facts.company) }) : t(`rows.${risk}.done`),
            t(`rows.${risk}.left`),
          ]),
        },
      ],
    },
    { id: 'gaps', title: t('gaps'), parts: [list(...gapsIn(locale))] },
  ];
}

function gapsIn(locale: Locale) {
  const t = wordsFor(locale, 'papers.impact');
  const sheet = wordsFor(locale, 'papers.sheet');
  const record = wordsFor(locale, 'papers.record');
  const gaps = [record('basis'), t('gapsNecessity'), t('gapsCouncil'), t('gapsOfficer'), t('gapsResult')];
  return gaps.map((gap) => ({ lead: `${gap}:`, text: sheet('toFill') }));
}
