import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Decided {
  locale: Locale;
  firstName: string;
  companyName: string;
}

/** Builds the email to someone whose request to become an administrator was approved. */
export function approvedMail({ locale, firstName, companyName: company }: Decided) {
  const t = wordsFor(locale, 'administrator-requests.mail');
  return {
    subject: t('approved.subject', { company }),
    ...layOutMail({
      locale,
      preheader: t('approved.preheader'),
      heading: t('heading', { name: firstName }),
      paragraphs: [t('approved.text', { company }), t('approved.next')],
      button: { label: t('approved.button'), url: `${env().APP_URL}/dashboard` },
      footnotes: [t('why')],
    }),
  };
}

/** Builds the email to someone whose request to become an administrator was declined. */
export function refusedMail({ locale, firstName, companyName: company, isErased }: Decided & { isErased: boolean }) {
  const t = wordsFor(locale, 'administrator-requests.mail');
  return {
    subject: t('declined.subject', { company }),
    ...layOutMail({
      locale,
      preheader: t('declined.preheader'),
      heading: t('heading', { name: firstName }),
      paragraphs: [
        t('declined.text', { company }),
        t('declined.account', { erased: isErased ? 'yes' : 'no' }),
        t('declined.mistake', { company }),
      ],
      footnotes: [t('why')],
    }),
  };
}
