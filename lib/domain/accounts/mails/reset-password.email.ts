import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

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
