import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

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
