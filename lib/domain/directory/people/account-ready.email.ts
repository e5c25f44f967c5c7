import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface AccountReadyContent {
  locale: Locale;
  firstName: string;
  companyName: string;
}

/** Returns the email to someone whose account was created by their company's directory. */
export function accountReadyMail({ locale, firstName, companyName: company }: AccountReadyContent) {
  const t = wordsFor(locale, 'directory.mail');
  const text = t('text', { company });
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: text,
      heading: t('heading', { name: firstName }),
      paragraphs: [text, t('next')],
      button: { label: t('button'), url: `${env().APP_URL}/signIn` },
      footnotes: [t('why', { company })],
    }),
  };
}
