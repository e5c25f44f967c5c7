import { type FaqEntry, faqLinks, faqSections } from '#/lib/domain/faq/constants.ts';
import { faqFacts } from '#/lib/domain/faq/facts.constants.ts';
import type { FaqQuestion } from '#/lib/domain/faq/faq.schema.ts';
import type { FaqVote } from '#/lib/domain/faq/read-faq-votes.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { foldText } from '#/lib/words/fold-text.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Translator = (key: string, values: Record<string, number>) => string;

/** An entry with its section and its texts, for searching. */
export interface WordedEntry extends FaqEntry {
  section: string;
  title: string;
  question: string;
  answer: string;
  keywords: string;
}

/** The reader's language and role. */
interface Reader {
  locale: Locale;
  role: RoleName;
}

/** Facts about the reader's company: its minimum group size, and for how many months it keeps data; 0 for no end. */
export interface ReaderFacts {
  minimum: number;
  checkInMonths: number;
  noteMonths: number;
  pulseTextMonths: number;
  postMonths: number;
  suspendedMonths: number;
}

/** Returns the sections with the entries for a role, with their texts, in reading order. */
export function presentEntries(
  { locale, role }: Reader,
  company: ReaderFacts,
): { slug: string; title: string; entries: WordedEntry[] }[] {
  const t = wordsFor(locale, 'faq');
  // Keys follow from the entries; a test checks all of them.
  const answers = wordsFor(locale, 'faq-answers') as unknown as Translator;
  const values = { ...faqFacts, ...company };
  return faqSections.map(({ slug, key, entries }) => {
    const title = t(`sections.${key}`);
    const own = (entries as readonly FaqEntry[]).filter(({ roles }) => !roles || roles.includes(role));
    const say = (entry: FaqEntry, what: string) => answers(`${key}.${entry.key}.${what}`, values);
    return {
      slug,
      title,
      entries: own.map((entry) => ({
        ...entry,
        section: slug,
        title,
        question: say(entry, 'question'),
        answer: say(entry, 'answer'),
        keywords: say(entry, 'keywords'),
      })),
    };
  });
}

/** Returns the words that a search ignores if it has others, folded like typed words. */
export function ignoredWords(locale: Locale): ReadonlySet<string> {
  return new Set(foldText(wordsFor(locale, 'faq')('search.ignored')).split(' '));
}

/** Returns an entry as the call returns it. */
export function presentQuestion(entry: WordedEntry, reader: Reader, vote: FaqVote | undefined): FaqQuestion {
  const { id, section, question, answer } = entry;
  return { id, section, question, answer, link: presentLink(entry, reader), ...presentFaqVotes(vote) };
}

/** Returns the votes on a question; without a row, no one has voted. */
export function presentFaqVotes(vote: FaqVote | undefined) {
  const { likes = 0, dislikes = 0, own = 0 } = vote ?? {};
  return { likesCount: likes, dislikesCount: dislikes, liked: own === 1, disliked: own === -1 };
}

/** Returns the first of an entry's screens that the role has. */
function presentLink({ links }: FaqEntry, { locale, role }: Reader): FaqQuestion['link'] {
  for (const link of links) {
    const href = (faqLinks[link] as Partial<Record<RoleName, string>>)[role];
    if (href) return { href, label: wordsFor(locale, 'faq')(`links.${link}`) };
  }
  return null;
}
