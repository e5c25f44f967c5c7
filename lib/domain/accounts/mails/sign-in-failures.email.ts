import { accountSignInLimit } from '#/lib/domain/accounts/constants.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The notice that many sign-ins failed. It has no button: a forged one would look the same and lead elsewhere. */
export function signInFailuresMail(input: { firstName: string; hasPassword: boolean; hasSecondFactor: boolean }) {
  const words = wordsFor(defaultLocale, 'accounts.failuresMail');
  return {
    subject: words('subject'),
    ...layOutMail({
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
