import { accountSignInLimit } from '#/lib/domain/accounts/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

interface Addressed {
  locale: Locale;
  firstName: string;
}

/**
 * Builds the email to someone who signs up or asks for a confirmation although the email address has a confirmed
 * account.
 */
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

/** Builds the email with a new link to confirm an email address. */
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

/** Builds the email with the link that sets a new password. */
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

/** Builds the email with the link that confirms an email address and sets the first password. */
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

/** Builds the email about many failed sign-ins. It has no button, because a forged email would have one too. */
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

/** Builds the email that says that an operator has turned off two-factor authentication. */
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
