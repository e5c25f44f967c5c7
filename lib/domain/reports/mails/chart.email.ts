import { wordDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { LOCALE } from '#/lib/domain/reports/drawing/words.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The mail that brings an organisation chart; the PDF is attached to it. */
export function chartMail(content: {
  locale: Locale;
  firstName: string;
  /** Null where the recipient requested it. */
  sender: string | null;
  /** The company, department or team that it shows. */
  part: string;
  date: LocalDate;
  /** Where this person finds the chart. */
  page: string;
}) {
  const { locale, firstName: name, sender, part } = content;
  const words = wordsFor(locale, 'chart-export.mail');
  const date = wordDate(content.date, LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    subject: words('subject', { part }),
    ...layOutMail({
      locale,
      preheader: words('preheader', { part }),
      heading: words('heading', { name }),
      paragraphs: [sender === null ? words('own', { part, date }) : words('sent', { sender, part, date })],
      button: { label: words('button'), url: `${env().APP_URL}${content.page}` },
      footnotes: [words('footnote')],
    }),
  };
}
