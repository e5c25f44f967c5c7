import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { writeDay } from '#/lib/domain/papers/content/kept.present.ts';
import type { PaperItem, PaperPart, PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import { text } from '#/lib/domain/papers/content/paper.present.ts';
import type { VersionChange } from '#/lib/domain/papers/versions/note-version.ts';
import { isLocale, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface ChangeReader {
  locale: Locale;
  /** The company's. */
  timeZone: string;
}

/** Returns from which version a paper differs; null if that's unknown. */
export function writeChanged(reader: ChangeReader, [last]: readonly VersionChange[]): string | null {
  const t = wordsFor(reader.locale, 'papers.changes');
  return last ? t('since', valuesOf(reader, last)) : null;
}

/** Returns the section with the sentences that changed, version by version. */
export function changesSection(reader: ChangeReader, changes: readonly VersionChange[]): PaperSection {
  const t = wordsFor(reader.locale, 'papers.changes');
  return {
    id: 'changes',
    title: t('title'),
    parts: [
      text(t('about')),
      ...changes.flatMap((change): PaperPart[] => [
        { kind: 'subtitle', text: t('since', valuesOf(reader, change)) },
        {
          kind: 'list',
          items: change.sections.flatMap((section) => listItems(reader.locale, section)),
          ...languageOf(reader, change),
        },
      ]),
    ],
  };
}

/** Returns the language of a change if it isn't the reader's. */
const languageOf = (reader: ChangeReader, { locale }: VersionChange) =>
  isLocale(locale) && locale !== reader.locale ? { language: locale } : {};

const valuesOf = ({ locale, timeZone }: ChangeReader, { version, keptAt }: VersionChange) => ({
  version,
  day: writeDay(localDateAt(keptAt, timeZone), locale),
});

function listItems(locale: Locale, { title, removed, added }: VersionChange['sections'][number]): PaperItem[] {
  const t = wordsFor(locale, 'papers.changes');
  return [
    ...removed.map((sentence) => ({ lead: t('removed', { section: title }), text: sentence })),
    ...added.map((sentence) => ({ lead: t('added', { section: title }), text: sentence })),
  ];
}
