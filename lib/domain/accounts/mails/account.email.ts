import { accountSignInLimit } from '#/lib/domain/accounts/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Addressed {
  locale: Locale;
  firstName: string;
}

/** The mail to somebody who signed up, or asked for a confirmation, with an address that has a confirmed account. */
export function accountExistsMail({ locale, firstName }: Addressed) {
  const t = wordsFor(locale, 'accounts.existsMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader'),
      heading: t('heading', { name: firstName }),
      paragraphs: [t('what')],
      button: { label: t('button'), url: `${env().APP_URL}/signIn` },
      footnotes: [t('unasked')],
    }),
  };
}

/** The mail that sends the confirmation of an address again. */
export function reconfirmMail(input: Addressed & { companyName: string; token: string }) {
  const t = wordsFor(input.locale, 'accounts.reconfirmMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale: input.locale,
      preheader: t('preheader'),
      heading: t('heading', { name: input.firstName }),
      paragraphs: [t('what', { company: input.companyName })],
      button: { label: t('button'), url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [t('life'), t('unasked')],
    }),
  };
}

/** The mail with the link that sets a new password. */
export function resetPasswordMail(input: Addressed & { token: string }) {
  const t = wordsFor(input.locale, 'accounts.resetMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale: input.locale,
      preheader: t('preheader'),
      heading: t('heading', { name: input.firstName }),
      paragraphs: [t('what')],
      button: { label: t('button'), url: `${env().APP_URL}/updatePassword/${input.token}` },
      footnotes: [t('life'), t('unasked')],
    }),
  };
}

/** The mail with the link that confirms an address and sets the first password. */
export function setPasswordMail(input: Addressed & { companyName: string; isJoining: boolean; token: string }) {
  const t = wordsFor(input.locale, 'accounts.confirmMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale: input.locale,
      preheader: t('preheader'),
      heading: t('heading', { name: input.firstName }),
      paragraphs: [t(input.isJoining ? 'joining' : 'signingUp', { company: input.companyName })],
      button: { label: t('button'), url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [t('life'), t('unasked')],
    }),
  };
}

interface SignInFailuresContent extends Addressed {
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

/** The notice that many sign-ins failed. It has no button: a forged one would look the same and lead elsewhere. */
export function signInFailuresMail(input: SignInFailuresContent) {
  const t = wordsFor(input.locale, 'accounts.failuresMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale: input.locale,
      preheader: t('preheader'),
      heading: t('heading', { name: input.firstName }),
      paragraphs: [
        t('failures', { count: accountSignInLimit.points }),
        ...(input.hasPassword
          ? [t('own'), t(input.hasSecondFactor ? 'strangerBeforeCode' : 'stranger')]
          : [t('noPassword')]),
      ],
      footnotes: [t('why')],
    }),
  };
}

/** The notice that an operator has turned a second factor off. */
export function secondFactorResetMail({ locale, firstName }: Addressed) {
  const t = wordsFor(locale, 'accounts.factorResetMail');
  return {
    subject: t('subject'),
    ...layOutMail({
      locale,
      preheader: t('preheader'),
      heading: t('heading', { name: firstName }),
      paragraphs: [t('what'), t('next'), t('unasked')],
      button: { label: t('signIn'), url: `${env().APP_URL}/signIn` },
      footnotes: [t('why')],
    }),
  };
}
