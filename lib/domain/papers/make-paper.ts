import { createHash } from 'node:crypto';
import type { PaperKind } from '#/lib/domain/papers/constants.ts';
import { impactSections } from '#/lib/domain/papers/content/impact.present.ts';
import { processorSections } from '#/lib/domain/papers/content/installation.present.ts';
import { measuresSections } from '#/lib/domain/papers/content/measures.present.ts';
import { noticeSections } from '#/lib/domain/papers/content/notice.present.ts';
import type { Paper, PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import { recordSections } from '#/lib/domain/papers/content/record.present.ts';
import { worksCouncilSections } from '#/lib/domain/papers/content/works-council.present.ts';
import type { PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** What each paper contains; a new one doesn't compile before it is here. */
const contents = {
  'works-council': worksCouncilSections,
  'works-council-sample': worksCouncilSections,
  notice: noticeSections,
  record: recordSections,
  impact: impactSections,
  measures: measuresSections,
  processor: processorSections,
} satisfies Record<PaperKind, (facts: PaperFacts) => PaperSection[]>;

const VERSION_LENGTH = 12;

/** Returns a paper in the language of its facts; its version is a hash of all that it says. */
export function makePaper(kind: PaperKind, facts: PaperFacts): Paper {
  const { locale, company } = facts;
  const t = wordsFor(locale, 'papers.kinds');
  const content = {
    title: t(`${kind}.title`),
    about: t(`${kind}.about`),
    company: company?.name ?? null,
    sections: contents[kind](facts),
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, VERSION_LENGTH);
  return { kind, locale, version, ...content };
}
