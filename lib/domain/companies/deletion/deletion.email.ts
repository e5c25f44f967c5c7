import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { type DeletionMailKind, SETTINGS_PATH } from '#/lib/domain/companies/deletion/deletion.constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface DeletionMailContent {
  kind: DeletionMailKind;
  locale: Locale;
  firstName: string;
  companyName: string;
  deletesAt: Date;
  timeZone: string;
}

/** Builds the email to an administrator that says that the company will be deleted, and how to keep it. */
export function deletionMail({ kind, locale, firstName, companyName, deletesAt, timeZone }: DeletionMailContent) {
  const t = wordsFor(locale, 'privacy.deletion.mail');
  const parts = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const values = { company: companyName, time: formatInstant(deletesAt, formatLocales[locale], parts) };
  return {
    subject: t(`${kind}.subject`, values),
    ...layOutMail({
      locale,
      preheader: t(`${kind}.text`, values),
      heading: t('heading', { name: firstName }),
      paragraphs: [t(`${kind}.text`, values), t('gone'), t('between'), t('keep')],
      button: { label: t('button'), url: `${env().APP_URL}${SETTINGS_PATH}` },
      footnotes: [t('why', { company: companyName })],
    }),
  };
}

/** Builds the last email to an administrator: the company is deleted, what remains of it, and when backups expire. */
export function deletionReceiptMail({ locale, companyName: company }: { locale: Locale; companyName: string }) {
  const t = wordsFor(locale, 'privacy.deletion.receipt');
  return {
    subject: t('subject', { company }),
    ...layOutMail({
      locale,
      preheader: t('preheader', { company }),
      heading: t('heading'),
      paragraphs: [t('preheader', { company }), t('gone'), t('stays'), t('backups', { days: env().BACKUP_DAYS })],
      footnotes: [t('why')],
    }),
  };
}
