import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface NudgeContent {
  locale: Locale;
  firstName: string;
  companyName: string;
}

/** Builds the email that reminds a person of their unfinished onboarding. */
export function nudgeMail({ locale, firstName, companyName: company }: NudgeContent) {
  const t = wordsFor(locale, 'organisation.nudge');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader'),
      heading: t('heading'),
      paragraphs: [t('text', { name: firstName, company })],
      button: { label: t('button'), url: `${env().APP_URL}/onboarding` },
      footnotes: [t('why', { company })],
    }),
  };
}
