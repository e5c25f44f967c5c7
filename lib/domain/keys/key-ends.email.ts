import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { KEYS_PATH } from '#/lib/domain/keys/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface KeyEndsContent {
  locale: Locale;
  firstName: string;
  companyName: string;
  keyName: string;
  endsAt: Date;
  timeZone: string;
}

/** Builds the email to an administrator that says that a key ends soon. */
export function keyEndsMail({ locale, firstName, companyName: company, keyName, endsAt, timeZone }: KeyEndsContent) {
  const t = wordsFor(locale, 'keys.mail');
  const day = formatInstant(endsAt, formatLocales[locale], { dateStyle: 'long', timeZone });
  const text = t('text', { key: keyName, company, day });
  return {
    subject: t('subject', { key: keyName }),
    ...layOutMail({
      locale,
      preheader: text,
      heading: t('heading', { name: firstName }),
      paragraphs: [text, t('next')],
      button: { label: t('button'), url: `${env().APP_URL}${KEYS_PATH}` },
      footnotes: [t('why', { company })],
    }),
  };
}
