import * as z from 'zod';
import { SEARCH_LENGTH_MAX } from '#/lib/domain/faq/constants.ts';

const cut = (text: string) => Array.from(text).slice(0, SEARCH_LENGTH_MAX).join('').trim();

/** What to search for, and where: a section by its slug or its title, or all sections if empty. */
export const faqSearch = z.object({
  word: z.string().overwrite(cut).default(''),
  section: z.string().overwrite(cut).default(''),
});

/** The votes on a question after a vote. */
export const faqVotes = z.object({
  likesCount: z.int(),
  dislikesCount: z.int(),
  liked: z.boolean(),
  disliked: z.boolean(),
});

/** A question with its answer. */
export const faqQuestion = z
  .object({
    id: z.int(),
    section: z.string().describe('The slug of its section.'),
    question: z.string(),
    answer: z.string(),
    link: z
      .object({ href: z.string(), label: z.string() })
      .nullable()
      .describe('The screen that the answer is about, if the role has one.'),
    ...faqVotes.shape,
  })
  .meta({ id: 'FaqQuestion' });
export type FaqQuestion = z.output<typeof faqQuestion>;

/** A section with the number of its questions that match, whichever section was requested. */
export const faqSection = z.object({ slug: z.string(), title: z.string(), count: z.int() }).meta({ id: 'FaqSection' });
