import {
  ignoredWords,
  presentEntries,
  presentFaqVotes,
  presentQuestion,
  type ReaderFacts,
} from '#/lib/domain/faq/faq.present.ts';
import { readFaqVotes } from '#/lib/domain/faq/read-faq-votes.ts';
import { readMonthsKept } from '#/lib/domain/retention/company-retention.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';
import { foldWords } from '#/lib/words/fold-text.ts';

interface FaqSearch {
  word: string;
  /** A slug or a title; empty for all sections. */
  section: string;
}

/**
 * Returns the role's questions that match all words of a search, the best first, or all questions in order; and every
 * section with its number of matches.
 */
export async function listFaqQuestions(ctx: UserCtx, { word, section }: FaqSearch) {
  const { locale } = ctx;
  const { role } = ctx.actor;
  const sections = presentEntries({ locale, role }, await readFacts(ctx));
  const words = readSearch(word, ignoredWords(locale));
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
    questions: hits.filter(isAsked).map((entry) => presentQuestion(entry, { locale, role }, votes.get(entry.id))),
  };
}

/**
 * Likes (1) or dislikes (−1) the answer to a question. It replaces the other vote; a repeated vote changes nothing.
 * Returns the votes. Throws `not_found` for an id that isn't a question for the role.
 */
export async function voteFaq(ctx: UserCtx, id: number, value: 1 | -1) {
  const { role, userId } = ctx.actor;
  const sections = presentEntries({ locale: ctx.locale, role }, await readFacts(ctx));
  if (!sections.some(({ entries }) => entries.some((entry) => entry.id === id))) throw notFound();
  await ctx.db.$executeRaw`
    INSERT INTO faq_votes (company_id, user_id, entry_id, value) VALUES (${ctx.company.id}, ${userId}, ${id}, ${value})
    ON CONFLICT (user_id, entry_id) DO UPDATE SET value = EXCLUDED.value`;
  return presentFaqVotes((await readFaqVotes(ctx)).get(id));
}

async function readFacts(ctx: UserCtx): Promise<ReaderFacts> {
  const months = await readMonthsKept(ctx);
  return {
    minimum: ctx.company.minimumGroupSize,
    checkInMonths: months['check-ins'] ?? 0,
    noteMonths: months['check-in-texts'] ?? 0,
    pulseTextMonths: months['pulse-texts'] ?? 0,
    postMonths: months.posts ?? 0,
    suspendedMonths: months.suspended ?? 0,
  };
}

/** The texts of an entry that are searched. */
interface SearchableEntry {
  question: string;
  answer: string;
  keywords: string;
}

/** The rank of a match, by where it is. */
const RANKS = [
  ['question', 3],
  ['keywords', 2],
  ['answer', 1],
] as const;

/** Returns the words to search for; `ignored` ones only count if there are no others. */
export function readSearch(search: string, ignored: ReadonlySet<string>): string[] {
  const typed = [...new Set(foldWords(search).map(({ folded }) => folded))];
  const meant = typed.filter((word) => !ignored.has(word));
  return meant.length > 0 ? meant : typed;
}

/**
 * Returns the entries that match all words, each at the beginning of a word: first matches in the question, then in the
 * keywords, then in the answer. Without a word, all entries are returned as they are.
 */
export function searchEntries<E extends SearchableEntry>(entries: readonly E[], searchWords: readonly string[]): E[] {
  return entries
    .map((entry) => ({ entry, rank: rankEntry(entry, searchWords) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(b.rank) - Number(a.rank))
    .map(({ entry }) => entry);
}

/** Returns how well an entry matches; null if a word doesn't. */
function rankEntry(entry: SearchableEntry, searchWords: readonly string[]): number | null {
  const parts = RANKS.map(([part, worth]) => ({ worth, words: foldWords(entry[part]).map(({ folded }) => folded) }));
  let rank = 0;
  for (const word of searchWords) {
    const best = parts.find(({ words }) => words.some((one) => one.startsWith(word)));
    if (!best) return null;
    rank += best.worth;
  }
  return rank;
}
