import { minimumOf } from '#/lib/domain/papers/content/groups.present.ts';
import { list, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { purposeSection } from '#/lib/domain/papers/content/works-council.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const risks = ['pressure', 'byName', 'guess', 'texts', 'health', 'access', 'operator', 'stale'] as const;

/** Returns risks for people, what is done about them, and what the company must fill in. */
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
