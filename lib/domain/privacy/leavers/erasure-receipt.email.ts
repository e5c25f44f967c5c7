import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Receipt {
  locale: Locale;
  companyName: string;
}

/** Builds the email to the erased email address that says what was deleted and what stays. */
export function erasureReceiptMail({ locale, companyName: company }: Receipt) {
  const t = wordsFor(locale, 'privacy.receipt');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader', { company }),
      heading: t('heading'),
      paragraphs: [
        t('preheader', { company }),
        t('gone'),
        t('stays'),
        t('log'),
        t('backups', { days: env().BACKUP_DAYS }),
      ],
      footnotes: [t('why')],
    }),
  };
}
