import { accountSignInLimit } from '#/lib/domain/accounts/constants.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface SignInFailuresContent {
  locale: Locale;
  firstName: string;
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

/** The notice that many sign-ins failed. It has no button: a forged one would look the same and lead elsewhere. */
export function signInFailuresMail(input: SignInFailuresContent) {
  const words = wordsFor(input.locale, 'accounts.failuresMail');
  return {
    subject: words('subject'),
    ...layOutMail({
      locale: input.locale,
      preheader: words('preheader'),
      heading: words('heading', { name: input.firstName }),
      paragraphs: [
        words('failures', { count: accountSignInLimit.points }),
        ...(input.hasPassword
          ? [words('own'), words(input.hasSecondFactor ? 'strangerBeforeCode' : 'stranger')]
          : [words('noPassword')]),
      ],
      footnotes: [words('why')],
    }),
  };
}
