import { formatBillingDay } from '#/lib/domain/billing/billing.present.ts';
import { type MailedKind, MEMBERSHIP_PATH } from '#/lib/domain/billing/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface BillingNewsContent {
  locale: Locale;
  kind: MailedKind;
  firstName: string;
  companyName: string;
  max: number;
  until: Date | null;
}

/** Builds the email to an administrator about a change of the plan. */
export function billingNewsMail({ locale, kind, firstName, companyName: company, max, until }: BillingNewsContent) {
  const t = wordsFor(locale, 'billing.mail');
  const body = t(`${kind}.body`, { company, max, day: formatBillingDay(locale, until) });
  return {
    subject: t(`${kind}.subject`),
    ...layOutMail({
      locale,
      preheader: body,
      heading: t('heading', { name: firstName }),
      paragraphs: [body],
      button: { label: t('button'), url: `${env().APP_URL}${MEMBERSHIP_PATH}` },
      footnotes: [t('why', { company })],
    }),
  };
}
