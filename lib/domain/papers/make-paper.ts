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

/** The content of each paper; a new paper only compiles once it is here. */
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

/**
 * Returns a paper in the language of its facts. Its version is a hash of its English text, so it's the same in every
 * language, and correcting a translation doesn't change it.
 */
export function makePaper(kind: PaperKind, facts: PaperFacts): Paper {
  const { locale } = facts;
  const content = write(kind, facts);
  const source = locale === 'en' ? content : write(kind, { ...facts, locale: 'en' });
  const version = createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, VERSION_LENGTH);
  return { kind, locale, version, changed: null, ...content };
}

function write(kind: PaperKind, facts: PaperFacts) {
  const t = wordsFor(facts.locale, 'papers.kinds');
  return {
    title: t(`${kind}.title`),
    about: t(`${kind}.about`),
    company: facts.company?.name ?? null,
    sections: contents[kind](facts),
  };
}
