import type { Paragraph } from '#/lib/domain/briefs/briefs.schema.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface BriefMailContent {
  locale: Locale;
  firstName: string;
  week: { from: LocalDate; to: LocalDate };
  /** At least one. */
  paragraphs: readonly Paragraph[];
  unsubscribeToken: string;
}

/** Builds the email of the Monday brief: its paragraphs, with the teams they name as links. */
export function briefMail({ locale, firstName: name, week, paragraphs, unsubscribeToken }: BriefMailContent) {
  const t = wordsFor(locale, 'briefs.mail');
  const texts = paragraphs.map(({ sentences }) =>
    sentences.map((pieces) => pieces.map(({ text }) => text).join('')).join(' '),
  );
  const [only] = paragraphs.length === 1 ? paragraphs : [];
  const paragraphTexts = only
    ? texts
    : paragraphs.map(({ about }, at) => t('about', { name: about.name, text: texts[at] ?? '' }));
  const day = (date: LocalDate) => formatDate(date, formatLocales[locale], { day: 'numeric', month: 'long' });
  const linked = paragraphs
    .flatMap(({ sentences }) => sentences.flat())
    .filter(({ href }) => href?.includes('tab=teams'));
  const teams = new Map(linked.map(({ text, href }) => [href, text]));
  return {
    subject: only ? t('subject', { about: only.about.name }) : t('subjectMany'),
    ...layOutMail({
      locale,
      preheader: texts[0] ?? '',
      heading: t('heading', { name }),
      paragraphs: [...paragraphTexts, t('compared', { from: day(week.from), to: day(week.to) })],
      button: { label: t('button'), url: `${env().APP_URL}/dashboard` },
      links: [...teams].map(([href, label]) => ({ label, url: `${env().APP_URL}${href}` })),
      footnotes: [t('footnote')],
      unsubscribe: { label: t('unsubscribe'), url: `${env().APP_URL}/unsubscribe/${unsubscribeToken}` },
    }),
  };
}
