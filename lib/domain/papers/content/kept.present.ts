import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { type KeptThing, listKeptDays, writePeriod } from '#/lib/domain/legal/write-default-text.ts';
import { list, type PaperPart, type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { type CompanyFacts, type KeptFact, type PaperFacts, usualKept } from '#/lib/domain/papers/facts.service.ts';
import { companyRetention, type RetentionKind, SHORTENING_DAYS } from '#/lib/domain/retention/constants.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns how long data is kept: the company's own settings, everything else, and backups. */
export function keptSection({ locale, company, backupDays }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.kept');
  return {
    id: 'kept',
    title: t('title'),
    parts: [
      text(company ? t('company') : t('usual')),
      chosenTable(locale, keptOf(company)),
      text(t('shorter', { days: SHORTENING_DAYS })),
      text(t('rest')),
      list(...listFixed(locale)),
      list(t('results'), t('backups', { days: backupDays })),
    ],
  };
}

/** Returns the periods of a company; without one, the defaults. */
export const keptOf = (company: CompanyFacts | null): readonly KeptFact[] => company?.kept ?? usualKept;

function chosenTable(locale: Locale, periods: readonly KeptFact[]): PaperPart {
  const t = wordsFor(locale, 'papers.kept');
  const cells = wordsFor(locale, 'papers.cells');
  const names = wordsFor(locale, 'privacy.kept');
  return {
    kind: 'table',
    title: t('title'),
    heads: [cells('what'), cells('kept'), cells('possible')],
    rows: periods.map((fact) => [
      names(`${fact.kind}.name`),
      describeKept(locale, fact),
      t('range', companyRetention[fact.kind]),
    ]),
  };
}

/** Returns how long something is kept, and how long from a later day. */
function describeKept(locale: Locale, { now, next }: KeptFact): string {
  const t = wordsFor(locale, 'papers.kept');
  const today = t('months', { months: now ?? 0 });
  if (!next) return today;
  return t('later', { now: today, day: writeDay(next.startsOn, locale), next: t('months', { months: next.months }) });
}

/** Returns how long one kind of data is kept, for use in a sentence. */
export function describeKind(locale: Locale, periods: readonly KeptFact[], kind: RetentionKind): string {
  const fact = periods.find((one) => one.kind === kind);
  return fact ? describeKept(locale, fact) : '';
}

/** Returns a day in words. */
export function writeDay(day: LocalDate, locale: Locale): string {
  return formatDate(day, formatLocales[locale], { day: 'numeric', month: 'long', year: 'numeric' });
}

function listFixed(locale: Locale): string[] {
  const t = wordsFor(locale, 'legal.privacy.periods.tables');
  return Object.entries(listKeptDays()).map(([thing, days]) =>
    t(thing as KeptThing, { period: writePeriod(days, locale) }),
  );
}
