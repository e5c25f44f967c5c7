import * as z from 'zod';

/** What one section of a paper says. */
export const sectionSentences = z.object({ id: z.string(), title: z.string(), sentences: z.array(z.string()) });

/** The sentences that a section no longer has, and the new ones. */
export const sectionChange = z.object({ title: z.string(), removed: z.array(z.string()), added: z.array(z.string()) });

export type SectionSentences = z.output<typeof sectionSentences>;
export type SectionChange = z.output<typeof sectionChange>;
