import type { useTranslations } from 'next-intl';

/** The words that ask before a department or a team is deleted. */
export type DeletionWords = ReturnType<typeof useTranslations<'organisation.deletion'>>;
