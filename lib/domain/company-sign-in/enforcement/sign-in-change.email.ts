import type { SignInChange } from '#/lib/domain/company-sign-in/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface SignInChangeContent {
  locale: Locale;
  firstName: string;
  companyName: string;
  /** The connection's name on the button of the sign-in page. */
  connectionName: string;
  hasPassword: boolean;
  change: SignInChange;
}

/** Returns the email to someone whose way of signing in was changed by their company. */
export function signInChangeMail({ locale, change, hasPassword, ...content }: SignInChangeContent) {
  const t = wordsFor(locale, 'company-sign-in.mail');
  const { firstName: name, companyName: company, connectionName: connection } = content;
  const has = hasPassword ? 'yes' : 'no';
  const paragraphs = {
    bound: () => [t('bound.text', { connection, company }), t('bound.former', { has }), t('bound.how', { connection })],
    excepted: () => [t('excepted.text', { connection, company }), t('excepted.keep')],
    free: () => [t('free.text', { company, has }), t('free.next')],
  }[change]();
  return {
    subject: t(`${change}.subject`, { connection }),
    ...layOutMail({
      locale,
      preheader: paragraphs[0] ?? '',
      heading: t('heading', { name }),
      paragraphs,
      button: { label: t('button'), url: `${env().APP_URL}/signIn` },
      footnotes: [t('why', { company })],
    }),
  };
}
