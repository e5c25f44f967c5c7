import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const changes = {
  password: 'password',
  'second-factor-on': 'factorOn',
  'second-factor-off': 'factorOff',
  'recovery-codes': 'recoveryCodes',
  'sign-in-connected': 'connected',
  'sign-in-removed': 'removed',
} as const;

/**
 * Builds the email that says that sign-in details have changed, so that a stranger can't change them unnoticed.
 * `connected` names the external accounts that a new password doesn't affect.
 */
export function accountChangedMail(input: {
  locale: Locale;
  firstName: string;
  change: keyof typeof changes;
  connected?: readonly string[];
}) {
  const { locale, change, connected = [] } = input;
  const t = wordsFor(locale, 'accounts.changedMail');
  const paragraph = t(`${changes[change]}.what`);
  const names = new Intl.ListFormat(formatLocales[locale]).format(connected);
  return {
    subject: t(`${changes[change]}.subject`),
    ...layOutMail({
      locale,
      preheader: paragraph,
      heading: t('heading', { name: input.firstName }),
      paragraphs: [
        paragraph,
        ...(change === 'password' && connected.length > 0 ? [t('stillConnected', { names })] : []),
        t('next'),
      ],
      button: { label: t('button'), url: `${env().APP_URL}/forgotPassword` },
      footnotes: [t('why')],
    }),
  };
}
