import { accountSignInLimit } from '#/lib/domain/accounts/constants.ts';
import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The mail to somebody who signed up, or asked for a confirmation, with an address that has a confirmed account. */
export function accountExistsMail(input: { firstName: string }) {
  return {
    subject: 'You already have an unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: 'No need to sign up again.',
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        'Someone, probably you, just tried to sign up with this email. You already have an account, so just sign in.',
      ],
      button: { label: 'Sign in', url: `${env().APP_URL}/signIn` },
      footnotes: ['If this wasn’t you, you can ignore this email. Nothing has changed.'],
    }),
  };
}

/** The mail that sends the confirmation of an address again. */
export function reconfirmMail(input: { firstName: string; companyName: string; token: string }) {
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: 'Here’s your new link.',
      heading: `Hello ${input.firstName}`,
      paragraphs: [
        `Here’s a new link to confirm your email for ${input.companyName}. Choose a password and you’re in.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: [
        'This link works once and expires in 72 hours. Links in earlier emails no longer work.',
        'If this wasn’t you, you can ignore this email.',
      ],
    }),
  };
}

/** The mail with the link that sets a new password. */
export function resetPasswordMail(input: { firstName: string; token: string }) {
  return {
    subject: 'Choose a new unboXt password',
    ...layOutMail({
      locale: 'en',
      preheader: 'This link expires in 30 minutes.',
      heading: `Hello ${input.firstName}`,
      paragraphs: ['We received a request to reset your password. You can choose a new one here.'],
      button: { label: 'Choose a new password', url: `${env().APP_URL}/updatePassword/${input.token}` },
      footnotes: [
        'This link works once and expires in 30 minutes. Setting a new password signs you out everywhere else.',
        'If this wasn’t you, you can ignore this email. Your password stays the same.',
      ],
    }),
  };
}

/** The mail with the link that confirms an address and sets the first password. */
export function setPasswordMail(input: { firstName: string; companyName: string; isJoining: boolean; token: string }) {
  const { companyName, isJoining } = input;
  return {
    subject: 'Confirm your unboXt account',
    ...layOutMail({
      locale: 'en',
      preheader: 'One click, then choose a password.',
      heading: `Welcome, ${input.firstName}`,
      paragraphs: [
        isJoining
          ? `You asked to join ${companyName} on unboXt. Confirm your email and choose a password to get in.`
          : `Thanks for signing up ${companyName}. Confirm your email and choose a password to get started.`,
      ],
      button: { label: 'Choose a password', url: `${env().APP_URL}/setPassword/${input.token}` },
      footnotes: ['This link works once and expires in 72 hours.', 'If this wasn’t you, you can ignore this email.'],
    }),
  };
}

interface SignInFailuresContent {
  locale: Locale;
  firstName: string;
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
export function secondFactorResetMail({ locale, firstName }: { locale: Locale; firstName: string }) {
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
