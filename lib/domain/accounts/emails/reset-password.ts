import { env } from '#/lib/platform/env.ts';
import { layOutMail } from '#/lib/platform/mail-layout.ts';

/** The mail that leads to another password. */
export function resetPasswordMail(input: { firstName: string; token: string }) {
  return {
    subject: 'Choose a new unboXt password',
    ...layOutMail({
      preheader: 'The link works for 30 minutes.',
      heading: `Hello ${input.firstName}`,
      paragraphs: ['Somebody, probably you, asked for a new password for your account. Choose one here.'],
      button: { label: 'Choose a new password', url: `${env().APP_URL}/updatePassword/${input.token}` },
      footnotes: [
        'The link works once, within 30 minutes. Using it signs you out everywhere else.',
        'If this was not you, ignore this mail: your password stays as it is.',
      ],
    }),
  };
}
