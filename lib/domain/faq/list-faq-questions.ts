import { ignoredWords, presentQuestion, wordEntries } from '#/lib/domain/faq/faq.present.ts';
import { readFaqVotes } from '#/lib/domain/faq/read-faq-votes.ts';
import { readSearch, searchEntries } from '#/lib/domain/faq/search-entries.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface FaqSearch {
  word: string;
  /** A slug or a title; empty for all. */
  section: string;
}

/**
 * Returns the questions for the role that hold all words of a search, the best first, or all in order; and every
 * section with how many are found in it.
 */
export async function listFaqQuestions(ctx: UserCtx, { word, section }: FaqSearch) {
  const { role } = ctx.actor;
  const sections = wordEntries({ role, minimum: ctx.company.minimumGroupSize });
  const words = readSearch(word, ignoredWords());
  const hits = searchEntries(
    sections.flatMap(({ entries }) => entries),
    words,
  );
  const votes = await readFaqVotes(ctx);
  const isAsked = ({ section: slug, title }: { section: string; title: string }) =>
    section === '' || [slug, title.toLowerCase()].includes(section.toLowerCase());
  return {
    sections: sections.map(({ slug, title }) => ({
      slug,
      title,
      count: hits.filter((entry) => entry.section === slug).length,
    })),
    words,
    questions: hits.filter(isAsked).map((entry) => presentQuestion(entry, role, votes.get(entry.id))),
  };
}
